private struct AccessibilityDetailsModifier: TraitModifier {
  static var effect: ModifierEffect { .nothing }

  let details: AccessibilityDetails

  var traits: BoxTraits { BoxTraits(accessibilityDetails: details) }
}

extension View {
  private func accessibilityDetails(
    _ change: (inout AccessibilityDetails) -> Void
  ) -> some View {
    var details = AccessibilityDetails()
    change(&details)
    return modifier(AccessibilityDetailsModifier(details: details))
  }

  /// Says of what kind this view is, besides what it says itself.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityDetails { $0.added = traits }
  }

  /// Takes back of what kind this view says that it is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityDetails { $0.removed = traits }
  }

  /// Says what happens when this view is acted on.
  public func accessibilityHint(_ hint: String) -> some View {
    accessibilityDetails { $0.hint = hint }
  }

  /// Says what happens when this view is acted on.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityHint(hint.string)
  }

  /// Says what happens when this view is acted on, while `isEnabled`.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibilityDetails { $0.hint = isEnabled ? hint.string : nil }
  }

  /// Says what happens when this view is acted on, while `isEnabled`.
  public func accessibilityHint(_ hint: String, isEnabled: Bool) -> some View {
    accessibilityHint(Text(verbatim: hint), isEnabled: isEnabled)
  }

  /// Leaves this view out of what is said to who can't see it, though it shows. Tests and replays
  /// still find it by its identifier.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityDetails { $0.isHidden = hidden }
  }

  /// Makes one element of this view.
  ///
  /// - Parameter children: What becomes of the elements inside.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibilityDetails { $0.children = children.kind }
  }
}
