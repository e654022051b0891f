// What is said of a view as long as a condition holds. The view stays the same when that changes.

extension View {
  /// Says what this view is, for who can't see it, while `isEnabled`.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(SpokenTextModifier(label: isEnabled ? label : nil))
  }

  /// Says what this view is, for who can't see it, while `isEnabled`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Says what this view is, for who can't see it, while `isEnabled`.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: String, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(verbatim: label), isEnabled: isEnabled)
  }

  /// Says what this view is set to, for who can't see it, while `isEnabled`.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    modifier(SpokenTextModifier(value: isEnabled ? value : nil))
  }

  /// Says what this view is set to, for who can't see it, while `isEnabled`.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Says what this view is set to, for who can't see it, while `isEnabled`.
  @_disfavoredOverload
  public func accessibilityValue(_ value: String, isEnabled: Bool) -> some View {
    accessibilityValue(Text(verbatim: value), isEnabled: isEnabled)
  }

  /// Names this view for tests and replays, while `isEnabled`.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(SpokenTextModifier(identifier: isEnabled ? identifier : nil))
  }

  /// Tells nothing of this view, while `isEnabled`.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Says of what kind this view is, besides what it says itself, while `isEnabled`.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits, isEnabled: Bool
  ) -> some View {
    accessibilityAddTraits(isEnabled ? traits : [])
  }
}
