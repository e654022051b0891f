import Foundation
import Rasterizer
import Testing

@testable import RecallApp

@Suite final class AppStringsTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: url.path, contents: Foundation.Data(text.utf8))
  }

  private func words(_ key: String, _ strings: AppStrings, _ language: String) throws -> String? {
    strings.catalog(for: try #require(Language(language)))?.words(for: CatalogKey(key))
  }

  @Test func tablesAreFoundInTheBundlesOfThePackage() throws {
    try write(#""Hello" = "Hallo";"#, to: "App_App.resources/de.lproj/Localizable.strings")
    try write(#""Hello" = "Bonjour";"#, to: "App_App.resources/fr.lproj/Localizable.strings")
    try write(
      #""Bye" = "Tschüss"; "Hello" = "Moin";"#, to: "Z.resources/de.lproj/Localizable.strings")
    try write("x", to: "App_App.resources/notes.txt")
    let strings = AppStrings(folder: folder)
    #expect(try words("Hello", strings, "de") == "Hallo")
    #expect(try words("Bye", strings, "de_AT") == "Tschüss")
    #expect(try words("Hello", strings, "fr") == "Bonjour")
    #expect(try words("Hello", strings, "tr") == nil)
    #expect(strings.spoken == ["de", "fr"])
    #expect(strings.faults == [])
  }

  @Test func otherTablesAreContexts() throws {
    try write(#""Hello" = "Hallo";"#, to: "de.lproj/Localizable.strings")
    try write(#""Hello" = "Ach"; "Bye" = "Oh";"#, to: "de.lproj/Errors.strings")
    try write(
      """
      {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Na"}}}}}}
      """, to: "App_App.resources/Other.xcstrings")
    let strings = AppStrings(folder: folder)
    let german = try #require(Language("de"))
    let catalog = try #require(strings.catalog(for: german))
    #expect(catalog.words(for: CatalogKey("Hello")) == "Hallo")
    #expect(catalog.words(for: CatalogKey("Hello", context: "Errors")) == "Ach")
    #expect(catalog.words(for: CatalogKey("Hello", context: "Other")) == "Na")
    #expect(catalog.words(for: CatalogKey("Bye")) == nil)
  }

  @Test func aCatalogOfXcodeHasAllLanguages() throws {
    try write(
      """
      {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {
        "ar": {"stringUnit": {"state": "translated", "value": "مرحبا"}}}}}}
      """, to: "App_App.resources/Localizable.xcstrings")
    #expect(try words("Hello", AppStrings(folder: folder), "ar") == "مرحبا")
  }

  @Test func aTableThatIsNoneIsToldOf() throws {
    try write("\"Hello\" = ", to: "de.lproj/Localizable.strings")
    let strings = AppStrings(folder: folder)
    let path = folder.appendingPathComponent("de.lproj/Localizable.strings").path
    #expect(
      strings.faults == [
        "\(path):1: expected the words for \"Hello\", in quotes, found the end"
      ])
    #expect(strings.catalogs.isEmpty)
  }

  @Test func aProgramSpeaksTheLanguageOfItsHeader() throws {
    struct Greeting: App {
      var body: some Scene { WindowGroup { Text("\(2) cards") } }
    }
    try write(
      """
      {"sourceLanguage": "en", "strings": {"%lld cards": {"localizations": {"de": {"variations":
        {"plural": {"one": {"stringUnit": {"value": "%lld Karte"}},
                    "other": {"stringUnit": {"value": "%lld Karten"}}}}}}}}}
      """, to: "Localizable.xcstrings")
    let strings = AppStrings(folder: folder)
    var header = AppStage<Greeting>.header(AppOptions())
    func said() -> String? {
      AppStage<Greeting>(header, PangoTextMeasurer(), strings: strings).stage.displayList.items
        .lazy.compactMap { item in
          guard case .text(let text, _) = item.content else { return nil }
          return text.string
        }.first
    }
    #expect(said() == "2 cards")
    header.language = "de"
    #expect(said() == "2 Karten")
    header.language = "xx"
    #expect(said() == "2 cards")
  }
}
