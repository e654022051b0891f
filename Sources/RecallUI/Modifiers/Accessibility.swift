/// What a view says of itself to tests, scripts and people.
struct Accessibility: Equatable {
  var identifier: String?
  var label: String?
}

private struct AccessibilityModifier: BoxModifier {
  static var effect: ModifierEffect { .nothing }

  let value: Accessibility

  var accessibility: Accessibility? { value }
}

extension View {
  /// Names this view for tests and replays: `card:3`. It is never shown.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(value: Accessibility(identifier: identifier)))
  }

  /// Says what this view is, for who can't see it.
  public func accessibilityLabel(_ label: String) -> some View {
    modifier(AccessibilityModifier(value: Accessibility(label: label)))
  }

  /// Says what this view is, for who can't see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.string)
  }
}
