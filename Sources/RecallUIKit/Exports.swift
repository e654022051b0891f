// UIKit hands on Foundation and Core Graphics; where the stage has something of its own, that counts.
@_exported import RecallCoreGraphics
@_exported import RecallUICore
