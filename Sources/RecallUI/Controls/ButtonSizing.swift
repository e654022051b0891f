/// How wide the ground of a button is.
public struct ButtonSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As wide as its label.
  public static let automatic = ButtonSizing(isFlexible: false)
  /// As wide as its label.
  public static let fitted = ButtonSizing(isFlexible: false)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(isFlexible: true)

  /// The most that the label of a button takes; nil for what it wants.
  var labelWidth: CGFloat? { isFlexible ? .infinity : nil }
}

private struct ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// How wide the grounds of buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the grounds of the buttons in this view are, in styles that have one.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
