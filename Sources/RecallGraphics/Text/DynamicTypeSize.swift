/// How large people want text to be that has a role.
public enum DynamicTypeSize: Comparable, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for who sees badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How much larger text is than usually: by the sizes of iOS's body text (Human Interface
  /// Guidelines, "Typography"), which is 17 points at `large`.
  package var scale: CGFloat {
    let points: CGFloat =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return points / 17
  }
}
