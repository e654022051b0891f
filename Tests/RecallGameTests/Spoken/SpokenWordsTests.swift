import RecallUI
import Testing

@testable import RecallGame

@Suite struct SpokenWordsTests {
  private let english = SpokenWords(catalog: nil)

  private func german(_ entries: [CatalogKey: CatalogEntry]) throws -> SpokenWords {
    SpokenWords(catalog: StringCatalog(language: try #require(Language("de")), entries: entries))
  }

  @Test func valuesStandInThePlacesWithTheirNames() {
    #expect(english("{b} and {a}, {b}!", ["a": "x", "b": "{a}"]) == "{a} and x, {a}!")
    #expect(english("{a}", ["a": ""]) == "")
  }

  @Test func whatIsNoPlaceStandsForItself() {
    #expect(english("{c} {a", ["a": "x"]) == "{c} {a")
    #expect(english("{a}") == "{a}")
    #expect(english("}{a}", ["a": "ä🚀"]) == "}ä🚀")
  }

  @Test func aLanguageHasItsOwnOrder() throws {
    let say = try german([CatalogKey("{a} of {b}"): .words("von {b}: {a}")])
    #expect(say("{a} of {b}", ["a": "1", "b": "2"]) == "von 2: 1")
    #expect(say("{a} in {b}", ["a": "1", "b": "2"]) == "1 in 2")
  }

  @Test(arguments: [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
  func aCountHasItsForm(count: Int, words: String) {
    #expect(english.counted(one: "{count} card", other: "{count} cards", count: count) == words)
  }

  @Test func aNameIsLookedUpAsOne() throws {
    let say = try german([
      CatalogKey("You", context: "name"): .words("Du"), CatalogKey("You"): .words("Sie"),
    ])
    #expect(say.name("You") == "Du")
    #expect(say.name("Ada") == "Ada")
    #expect(english.name("You") == "You")
  }
}
