import RecallUI
import Records
import SDLWindow

/// How a window stood when it was closed, as it is kept.
struct KeptWindow: Codable, Equatable {
  var width: Double
  var height: Double
  var x: Double?
  var y: Double?
  var isFullScreen: Bool

  init(_ frame: WindowFrame) {
    (width, height) = (frame.size.width, frame.size.height)
    x = frame.position.map { Double($0.x) }
    y = frame.position.map { Double($0.y) }
    isFullScreen = frame.isFullScreen
  }

  var frame: WindowFrame {
    let position = x.flatMap { x in y.map { CGPoint(x: x, y: $0) } }
    return WindowFrame(
      size: CGSize(width: width, height: height), position: position, isFullScreen: isFullScreen)
  }

  /// What was kept in a folder; nil where nothing was, or where it can't be read.
  static func kept(in folder: DataFolder?) -> KeptWindow? {
    guard let folder else { return nil }
    let kept = try? RecordStore.settings(
      GameKeeper.Key.window.rawValue, as: KeptWindow.self, at: folder.records, patience: 0.1)
    return kept ?? nil
  }
}

extension GameKeeper {
  /// Keeps how the window stands, for the next time.
  func keep(_ frame: WindowFrame) {
    write(.window, KeptWindow(frame))
  }
}
