// AVFoundation hands on Audio Toolbox and Foundation; where the stage has something of its own, that counts.
@_exported import RecallAudioToolbox
