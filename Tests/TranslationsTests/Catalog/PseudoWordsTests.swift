import Testing

@testable import Translations

@Suite struct PseudoWordsTests {
  @Test(arguments: [
    ("Play", "Ƥľáýŧŧ"), ("{count} pairs", "{count} ƥáířšŧŧŧ"), ("%lld of %@", "%lld óƒ %@ŧ"),
    ("1:05", "1:05"), ("", ""), ("Tap to deal. Now", "Ŧáƥ ŧó đéáľ. Ñóŵ ŧŧŧŧŧ"),
  ])
  func lettersHaveAccentsAndThereAreMore(words: String, pseudo: String) {
    let found = PseudoWords.words(for: words)
    #expect(found == pseudo)
  }

  @Test func aCatalogKeepsFormsAndContexts() {
    let key = CatalogKey("{count} moves", context: "x")
    let forms = PluralForms(other: "{count} moves", [.one: "a move"])
    let catalog = StringCatalog.pseudo(of: [key: .plural(forms)])
    #expect(catalog.language == .pseudo)
    #expect(catalog.words(for: key, counts: [1])?.hasPrefix("á ɱóṽé") == true)
    #expect(catalog.words(for: key, counts: [2])?.hasPrefix("{count} ɱóṽéš") == true)
  }
}
