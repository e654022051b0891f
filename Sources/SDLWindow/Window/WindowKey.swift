import RecallUI

/// What a window does itself on a key that its content has no use for.
enum WindowKey {
  case close
  case toggleFullScreen

  /// - Returns: nil for a key that means nothing to a window.
  init?(_ key: KeyEvent) {
    guard key.phase == .down else { return nil }
    switch (key.key, key.modifiers) {
    case ("q", .control), ("w", .control): self = .close
    case ("f11", []), ("return", .option), ("enter", .option), ("keypad enter", .option):
      self = .toggleFullScreen
    default: return nil
    }
  }
}
