/// Says what a view is, or is set to, in the language of its surroundings.
struct SpokenTextModifier: TraitModifier {
  static var effect: ModifierEffect { .nothing }

  var label: Text?
  var value: Text?

  var traits: BoxTraits {
    BoxTraits(accessibility: Accessibility(label: label?.string, value: value?.string))
  }

  func accessibility(in environment: EnvironmentValues) -> Accessibility? {
    guard let catalog = environment.stringCatalog else { return nil }
    return Accessibility(
      label: label?.string(in: catalog), value: value?.string(in: catalog))
  }
}
