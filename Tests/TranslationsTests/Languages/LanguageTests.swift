import Testing

@testable import Translations

@Suite struct LanguageTests {
  @Test(arguments: [
    ("de", "de"), ("de_DE.UTF-8", "de-DE"), ("pt-BR", "pt-BR"), ("DE", "de"), ("ckb", "ckb"),
    ("zh-Hant-TW", "zh-Hant-TW"), ("de_DE@euro", "de-DE"), ("C", "en"), ("POSIX", "en"),
    ("C.UTF-8", "en"), ("qps", "qps"),
  ])
  func aNameOfALocaleNamesALanguage(name: String, identifier: String) {
    #expect(Language(name)?.identifier == identifier)
  }

  @Test(arguments: [
    "", "d", "deutsch", "d1", "de_", "de_D", "de-", "../../x", "de/DE", "日本", "de DE",
    "de-" + String(repeating: "aaaaaaaa-", count: 4) + "b",
  ])
  func whatNamesNoneIsNone(name: String) {
    #expect(Language(name) == nil)
  }

  @Test func aTerritoryIsNoLanguageOfItsOwn() throws {
    #expect(try #require(Language("fr_CA")).base == "fr")
  }

  @Test(arguments: [("ar", true), ("ar_EG", true), ("he", true), ("de", false), ("arn", false)])
  func linesBeginAtOneEdge(name: String, isRightToLeft: Bool) throws {
    #expect(try #require(Language(name)).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [("en", "1.5"), ("de", "1,5"), ("fr", "1,5"), ("tr", "1,5"), ("ar", "1.5")])
  func fractionsHaveTheSignOfTheLanguage(name: String, text: String) throws {
    #expect(try #require(Language(name)).numbers.localized("1.5") == text)
  }
}
