import Testing

@testable import Translations

@Suite struct StringCatalogPOTests {
  private func catalog(_ text: String) throws -> StringCatalog {
    try StringCatalog(po: Array((POFileTests.header + text).utf8), file: "de.po")
  }

  @Test func wordsAreFoundByKeyAndContext() throws {
    let catalog = try catalog(
      "msgid \"Back\"\nmsgstr \"Zurück\"\n\nmsgctxt \"body\"\nmsgid \"Back\"\nmsgstr \"Rücken\"")
    #expect(catalog.words(for: CatalogKey("Back")) == "Zurück")
    #expect(catalog.words(for: CatalogKey("Back", context: "body")) == "Rücken")
    #expect(catalog.words(for: CatalogKey("Back", context: "time")) == nil)
  }

  @Test func countsHaveTheirForms() throws {
    let catalog = try catalog(
      """
      msgid "{count} pair"
      msgid_plural "{count} pairs"
      msgstr[0] "ein Paar"
      msgstr[1] "{count} Paare"
      """)
    let key = CatalogKey("{count} pairs")
    #expect(catalog.words(for: key, counts: [1]) == "ein Paar")
    #expect(catalog.words(for: key, counts: [0]) == "{count} Paare")
    #expect(catalog.words(for: key, counts: [nil, 1]) == "ein Paar")
    #expect(catalog.words(for: key) == "{count} Paare")
  }

  @Test func whatIsMissingOrFuzzyIsLeftOut() throws {
    let catalog = try catalog("msgid \"a\"\nmsgstr \"\"\n\n#, fuzzy\nmsgid \"b\"\nmsgstr \"c\"")
    #expect(catalog.entries.isEmpty)
  }

  @Test(arguments: [
    (
      "msgid \"{a} of {b}\"\nmsgstr \"{a} von {c}\"",
      "de.po:7: expected the arguments {a}, {b} in the words for \"{a} of {b}\", found {a}, {c}"
    ),
    (
      "msgid \"{a}\"\nmsgstr \"x\"",
      "de.po:7: expected the arguments {a} in the words for \"{a}\", found none"
    ),
    (
      "msgid \"x\"\nmsgstr \"{count}\"",
      "de.po:7: expected the arguments none in the words for \"x\", found {count}"
    ),
    (
      "msgid \"{count} x\"\nmsgid_plural \"{count} xs\"\nmsgstr[0] \"{count}\"",
      "de.po:7: expected 2 plurals of \"{count} x\" (one, other), found 1"
    ),
    (
      "msgid \"{count} x\"\nmsgid_plural \"{count} xs\"\nmsgstr[0] \"\"\nmsgstr[1] \"{count}\"",
      "de.po:7: expected 2 plurals of \"{count} x\" (one, other), found 1"
    ),
  ])
  func wrongArgumentsAndPluralsAreToldOf(text: String, message: String) {
    #expect { try catalog(text) } throws: { "\($0)" == message }
  }

  @Test func aTemplateIsNoLanguage() {
    let text = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    #expect {
      try StringCatalog(po: Array(text.utf8), file: "recall.pot")
    } throws: {
      "\($0)" == "recall.pot:1: expected Language: in the header, found none"
    }
  }
}
