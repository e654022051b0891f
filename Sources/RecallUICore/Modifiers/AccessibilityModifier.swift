/// What an accessibility modifier says.
public struct _AccessibilityModifier: TraitModifier {
  public typealias Body = Never
  static var effect: ModifierEffect { .nothing }

  @usableFromInline let identifier: String?
  @usableFromInline let label: String?

  @inlinable
  init(identifier: String? = nil, label: String? = nil) {
    self.identifier = identifier
    self.label = label
  }

  var traits: BoxTraits {
    BoxTraits(accessibility: Accessibility(identifier: identifier, label: label))
  }
}

extension View {
  /// Names this view for tests and replays: `card:3`. It is never shown.
  @inlinable
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier(identifier: identifier))
  }

  /// Says what this view is, for who can't see it.
  @inlinable
  public func accessibilityLabel(
    _ label: String
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier(label: label))
  }

  /// Says what this view is, for who can't see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.string)
  }
}
