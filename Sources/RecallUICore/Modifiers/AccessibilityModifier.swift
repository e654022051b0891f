/// What an accessibility modifier says.
public struct _AccessibilityModifier: TraitModifier {
  public typealias Body = Never
  static var effect: ModifierEffect { .nothing }

  @usableFromInline let identifier: String?
  @usableFromInline let label: String?
  @usableFromInline let value: String?

  @inlinable
  init(identifier: String? = nil, label: String? = nil, value: String? = nil) {
    self.identifier = identifier
    self.label = label
    self.value = value
  }

  var traits: BoxTraits {
    BoxTraits(
      accessibility: Accessibility(identifier: identifier, label: label, value: value))
  }
}

extension View {
  /// Names this view for tests and replays: `card:3`. It is never shown.
  @inlinable
  public consuming func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier(identifier: identifier))
  }

  /// Says what this view is, for who can't see it.
  @_disfavoredOverload
  @inlinable
  public consuming func accessibilityLabel(
    _ label: String
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier(label: label))
  }

  /// Says what this view is, for who can't see it.
  public consuming func accessibilityLabel(_ label: Text) -> some View {
    modifier(SpokenTextModifier(label: label))
  }

  /// Says what this view is, for who can't see it.
  public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what this view is set to, for who can't see it: `"40 %"`.
  @_disfavoredOverload
  @inlinable
  public consuming func accessibilityValue(
    _ value: String
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier(value: value))
  }

  /// Says what this view is set to, for who can't see it.
  public consuming func accessibilityValue(_ value: Text) -> some View {
    modifier(SpokenTextModifier(value: value))
  }

  /// Says what this view is set to, for who can't see it.
  public consuming func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
}
