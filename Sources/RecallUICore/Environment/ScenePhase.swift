/// Whether a stage is in use.
public enum ScenePhase: String, Comparable, Sendable {
  /// Nobody can see it. A stage in a window never is: a window that can't be seen has no focus.
  case background
  /// It can be seen, and the keyboard's focus is elsewhere.
  case inactive
  /// It has the keyboard's focus.
  case active

  private var rank: Int {
    switch self {
    case .background: 0
    case .inactive: 1
    case .active: 2
    }
  }

  public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rank < right.rank }
}
