import AccessibilityTree

/// What a view tells of itself to who can't see it, with the name that tests and replays call it by.
package struct _DescriptionModifier: TraitModifier {
  package typealias Body = Never
  static var effect: ModifierEffect { .nothing }

  let identifier: String?
  let describe: () -> AccessibleDescription

  var traits: BoxTraits {
    BoxTraits(
      accessibility: identifier.map { Accessibility(identifier: $0) }, description: describe)
  }
}

extension View {
  /// Tells what this view is to who can't see it, at the moment in which somebody asks: as long as nobody does,
  /// it costs nothing.
  ///
  /// - Parameters:
  ///   - identifier: What tests and replays call it; nil for nothing.
  ///   - describe: Reads what the view shows; it must change nothing.
  package consuming func accessibilityDescription(
    identifier: String? = nil, _ describe: @escaping () -> AccessibleDescription
  ) -> ModifiedContent<Self, _DescriptionModifier> {
    modifier(_DescriptionModifier(identifier: identifier, describe: describe))
  }
}
