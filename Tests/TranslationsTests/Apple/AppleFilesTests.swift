import Foundation
import Testing

@testable import Translations

@Suite struct AppleFilesTests {
  // MARK: .strings

  @Test func aTableHasKeysAndWords() throws {
    let text = """
      /* A comment
         of two lines */
      "Hello" = "Hallo"; // one more
      plain_key = "Wort";
      "alone";
      "a\\"b\\n\\U00e4" = "c\\\\";
      """
    let expected = ["Hello": "Hallo", "plain_key": "Wort", "alone": "alone", "a\"b\nä": "c\\"]
    #expect(try StringsFile(Array(text.utf8), file: "x").entries == expected)
    let wide = try #require(text.data(using: .utf16))
    #expect(try StringsFile(Array(wide), file: "x").entries == expected)
  }

  @Test(arguments: [
    ("\"a\" \"b\";", "x:1: expected `=` behind the key \"a\", found `\"`"),
    ("\n\"a\" = \"b\"", "x:2: expected `;` behind the words for \"a\", found the end"),
    ("\"a\" = ;", "x:1: expected the words for \"a\", in quotes, found `;`"),
    ("\"a", "x:1: expected a quote at the end of a text, found the end"),
    ("/* a", "x:1: expected `*/` behind a comment, found the end"),
    ("= 1", "x:1: expected a key, in quotes if it is no plain word, found `=`"),
    ("\"\\Uzzzz\"", "x:1: expected four digits of a character behind \\U, found `z`"),
  ])
  func whatIsWrongInATableIsSaidWithItsPlace(text: String, message: String) {
    #expect {
      try StringsFile(Array(text.utf8), file: "x")
    } throws: {
      "\($0)" == message
    }
  }

  @Test func bytesThatAreNoTextAreToldOf() {
    #expect {
      try StringsFile([0x22, 0xFF], file: "x")
    } throws: {
      "\($0)" == "x: expected text in UTF-8 or UTF-16, found bytes that are neither"
    }
  }

  // MARK: .stringsdict

  private func dictionary(_ variable: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld in %lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@cards@ in %2$#@piles@, 100 %%</string>
      <key>cards</key><dict>\(variable)<key>one</key><string>eine Karte</string></dict>
      <key>piles</key><dict><key>other</key><string>%d Stapeln</string>
      <key>one</key><string>%d Stapel</string></dict>
      </dict></dict></plist>
      """.utf8)
  }

  @Test func aFormatHasAFormForEachCount() throws {
    let file = try StringsDictFile(
      dictionary("<key>other</key><string>%lld Karten</string>"), file: "x")
    let catalog = StringCatalog(
      language: try #require(Language("de")),
      entries: [CatalogKey("k"): try #require(file.entries["%lld in %lld"])])
    func words(_ one: Int, _ two: Int) -> String? {
      catalog.words(for: CatalogKey("k"), counts: [one, two])
    }
    #expect(words(1, 2) == "eine Karte in %2$d Stapeln, 100 %%")
    #expect(words(3, 1) == "%1$lld Karten in %2$d Stapel, 100 %%")
  }

  @Test func aVariableWithoutOtherIsToldOf() {
    #expect {
      try StringsDictFile(dictionary(""), file: "x")
    } throws: {
      "\($0)" == "x: expected words for `other` of \"cards\" in \"%lld in %lld\", found none"
    }
    #expect {
      try StringsDictFile(Array("[1]".utf8), file: "x")
    } throws: {
      "\($0)" == "x: expected a property list of formats, found something else"
    }
  }

  // MARK: .xcstrings

  @Test func aCatalogOfXcodeHasAllLanguages() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld cards": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Karte"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Karten"}}}}}}},
        "Tap": {"localizations": {"de": {"variations": {"device": {
          "other": {"stringUnit": {"state": "translated", "value": "Tippen"}}}}}}},
        "%lld in %lld": {"localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "%#@a@ in %2$lld"},
          "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%arg Karten"}}}}}}}}},
        "New": {}}}
      """
    let file = try XCStringsFile(Array(text.utf8), file: "x")
    let german = try #require(Language("de"))
    let entries = try #require(file.entries[german])
    #expect(file.sourceLanguage == .english)
    #expect(entries["Hello"] == .words("Hallo"))
    #expect(entries["Tap"] == .words("Tippen"))
    #expect(
      entries["%lld cards"] == .plural(PluralForms(other: "%lld Karten", [.one: "%lld Karte"])))
    let catalog = StringCatalog(
      language: german, entries: [CatalogKey("k"): try #require(entries["%lld in %lld"])])
    #expect(catalog.words(for: CatalogKey("k"), counts: [2, 5]) == "%1$lld Karten in %2$lld")
    #expect(entries["New"] == nil)
  }

  @Test func whatIsNoCatalogIsToldOf() {
    #expect {
      try XCStringsFile(Array("{}".utf8), file: "x")
    } throws: {
      "\($0)".hasPrefix("x: expected a string catalog in JSON, with `sourceLanguage` and `strings`")
    }
    #expect {
      try XCStringsFile(Array("{\"sourceLanguage\": \"1\", \"strings\": {}}".utf8), file: "x")
    } throws: {
      "\($0)" == "x: expected the code of a language as `sourceLanguage`, found 1"
    }
  }
}
