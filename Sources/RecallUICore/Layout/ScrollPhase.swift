/// What the content of a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// It stands still.
  case idle
  /// A finger is down, and may yet scroll. On a stage it scrolls, or it doesn't: this never is.
  case tracking
  /// A finger moves it.
  case interacting
  /// It goes on after a finger has let it go.
  case decelerating
  /// It goes where the program wants it to.
  case animating

  /// Whether it moves, or may.
  public var isScrolling: Bool { self != .idle }
}
