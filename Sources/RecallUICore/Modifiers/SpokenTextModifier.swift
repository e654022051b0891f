/// Says what a view is, or is set to, in the language of its surroundings.
struct SpokenTextModifier: TraitModifier {
  static var effect: ModifierEffect { .nothing }

  var label: Text?
  var value: Text?
  var identifier: String?

  var traits: BoxTraits {
    if label == nil, value == nil, identifier == nil { return BoxTraits() }
    return BoxTraits(
      accessibility: Accessibility(
        identifier: identifier, label: label?.string, value: value?.string))
  }

  func accessibility(in environment: EnvironmentValues) -> Accessibility? {
    guard label != nil || value != nil, let catalog = environment.stringCatalog else {
      return nil
    }
    return Accessibility(
      identifier: identifier, label: label?.string(in: catalog), value: value?.string(in: catalog))
  }
}
