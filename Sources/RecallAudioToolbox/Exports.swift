// Audio Toolbox hands on Foundation; where the stage has something of its own, that counts.
@_exported import RecallUICore
