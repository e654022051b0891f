import RecallUI
import Testing

private final class Said {
  var lines: [String] = []
}

@Suite struct StringLocalizedTests {
  private var german: StringCatalog {
    get throws {
      StringCatalog(
        language: try #require(Language("de")),
        entries: [
          CatalogKey("Hello"): .words("Hallo"), CatalogKey("%lld cards"): .words("%lld Karten"),
          CatalogKey("100% sure"): .words("ganz sicher"),
          CatalogKey("Hello", context: "Errors"): .words("Ach"),
          CatalogKey("**bold** %@", context: "Errors"): .words("**fett** %@"),
        ])
    }
  }

  private func said(by strings: StringCatalog?, _ words: @escaping () -> [String]) -> [String] {
    let said = Said()
    _ = Stage(size: CGSize(width: 10, height: 10), strings: strings) {
      Text("").onAppear { said.lines = words() }
    }
    return said.lines
  }

  @Test func aLiteralIsSaidInTheStagesLanguage() throws {
    let words = {
      [
        String(localized: "Hello", comment: "a greeting"), String(localized: "\(3) cards"),
        String(localized: "100% sure"), String(localized: "Bye"),
        String(localized: "Hello", table: "Errors"), String(localized: "Hello", table: "Other"),
        String(localized: "Hello", table: "Localizable", bundle: .main, locale: nil),
        String(localized: "**bold** \("x")", table: "Errors"),
      ]
    }
    #expect(
      said(by: try german, words)
        == ["Hallo", "3 Karten", "ganz sicher", "Bye", "Ach", "Hello", "Hallo", "fett x"])
    let plain = ["Hello", "3 cards", "100% sure", "Bye", "Hello", "Hello", "Hello", "bold x"]
    #expect(said(by: nil, words) == plain)
    #expect(words() == plain)
  }

  @Test func aKeyIsSaidInTheStagesLanguage() throws {
    let words = {
      [
        StageStrings.words(for: "Hello"), StageStrings.words(for: "Hello", table: "Errors"),
        StageStrings.words(for: "bye"), StageStrings.words(for: "bye", value: "Bye"),
        StageStrings.words(for: "Hello", table: "Localizable", value: "x"),
      ]
    }
    #expect(said(by: try german, words) == ["Hallo", "Ach", "bye", "Bye", "Hallo"])
    #expect(words() == ["Hello", "Hello", "bye", "Bye", "x"])
  }

  @Test func aTextIsSaidFromItsTable() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300), strings: try german) {
      VStack {
        Text("Hello", comment: "a greeting")
        Text("Hello", tableName: "Errors", bundle: .main, comment: "a sigh")
        Text("Hello", tableName: nil)
        Text("Bye", tableName: "Errors")
        Text("**bold** \("x")", tableName: "Errors")
        Text("Hello", bundle: .main)
      }
    }
    #expect(
      stage.elements.compactMap(\.label) == ["Hallo", "Ach", "Hallo", "Bye", "fett x", "Hallo"])
  }
}
