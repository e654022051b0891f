/// How a heading stands among others.
public enum AccessibilityHeadingLevel: Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What would be asked for by someone who can't see, or not well. A stage has nobody who asks: what it tells of a
/// view is in its outline.
extension View {
  /// Taken for what programs say: nobody speaks to a stage.
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

  /// Taken for what programs say: nobody speaks to a stage.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Taken for what programs say: headings have no levels in an outline.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Taken for what programs say: elements are told in the order of the views.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Taken for what programs say: nothing is shown larger.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Taken for what programs say: nobody asks for more about a view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View { self }

  /// Taken for what programs say: nobody asks for more about a view.
  public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }

  /// Taken for what programs say: colors are as a program has them.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Taken for what programs say: nobody touches a stage without looking.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
}
