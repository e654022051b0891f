/// What files from before iOS 14 say of accessibility, each as newer files say it.
extension View {
  /// Names this view for who can't see it.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what this view is set to.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what happens when this view is used.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Tells nothing of this view, or tells of it.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names this view for tests and scripts.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Says what else this view is.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what this view is not.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Taken for what programs say: elements are told in the order of the views.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Taken for what programs say: nobody speaks to a stage.
  public func accessibility(inputLabels: [Text]) -> some View { self }

  /// Taken for what programs say: nobody touches a stage without looking.
  public func accessibility(activationPoint: UnitPoint) -> some View { self }
}
