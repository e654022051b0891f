/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  /// The least length of much room, in points: that of split views and sheets that float.
  private static let regularLength: CGFloat = 700

  fileprivate init(_ length: CGFloat) {
    self = length < Self.regularLength ? .compact : .regular
  }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// How much room there is across: regular from 700 points of the viewport on, where no view says
  /// otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      self[HorizontalSizeClassKey.self] ?? UserInterfaceSizeClass(StageContext.viewportSize.width)
    }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is downwards: regular from 700 points of the viewport on, where no view says
  /// otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      self[VerticalSizeClassKey.self] ?? UserInterfaceSizeClass(StageContext.viewportSize.height)
    }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
