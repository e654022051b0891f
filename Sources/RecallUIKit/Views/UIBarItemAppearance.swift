// How programs say that the items of bars are to look. What is set changes nothing.

/// How the items of a bar of tabs are to look.
public final class UITabBarItemAppearance: @unchecked Sendable {
  /// How they are to look in one of their states.
  public final class StateAppearance: @unchecked Sendable {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  public let normal = StateAppearance()
  public let selected = StateAppearance()
  public let disabled = StateAppearance()
  public let focused = StateAppearance()

  public init() {}
}

/// How the buttons of a bar are to look.
public final class UIBarButtonItemAppearance: @unchecked Sendable {
  /// How they are to look in one of their states.
  public final class StateAppearance: @unchecked Sendable {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  public let normal = StateAppearance()
  public let highlighted = StateAppearance()
  public let disabled = StateAppearance()
  public let focused = StateAppearance()

  public init() {}
}
