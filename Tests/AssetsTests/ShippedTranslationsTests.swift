import Foundation
import Testing
import Translations

@testable import Assets

/// What ships is complete, and as translators' tools want it.
@Suite struct ShippedTranslationsTests {
  private static let languages = ["de", "fr", "tr", "ar"]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets/Translations")

  private func file(_ name: String) throws -> POFile {
    let url = Self.folder.appendingPathComponent(name)
    return try POFile(try Data(contentsOf: url), file: name)
  }

  @Test func eachFileIsOfALanguageThatIsTested() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(names == (Self.languages.map { "\($0).po" } + ["recall.pot"]).sorted())
  }

  @Test(arguments: languages)
  func aLanguageSaysAllThatThereIsToSay(language: String) throws {
    let (template, translated) = (try file("recall.pot"), try file("\(language).po"))
    #expect(translated.header.language?.identifier == language)
    #expect(translated.entries.map(\.key) == template.entries.map(\.key))
    #expect(translated.entries.filter(\.isMissing).map(\.id) == [])
    let known = try #require(Language(language))
    #expect(
      try ShippedTranslations.catalog(for: known)?.entries.count == template.entries.count)
  }

  /// Places that are counted are those of the program, as often as there.
  @Test(arguments: languages)
  func placesThatAreCountedStay(language: String) throws {
    func places(_ text: String) -> [String] {
      text.split(separator: "%").dropFirst().map { String($0.prefix { "@lld".contains($0) }) }
        .filter { !$0.isEmpty }.sorted()
    }
    for entry in try file("\(language).po").entries
    where entry.id.contains("%@") || entry.id.contains("%lld") {
      for words in entry.words { #expect(places(words) == places(entry.id), "\(entry.id)") }
    }
  }

  @Test(arguments: languages)
  func theToolOfTranslatorsHasNoComplaints(language: String) throws {
    let tool = "/usr/bin/msgfmt"
    guard FileManager.default.isExecutableFile(atPath: tool) else { return }
    let check = Process()
    check.executableURL = URL(fileURLWithPath: tool)
    check.arguments = [
      "--check-format", "--check-domain", "-o", "/dev/null",
      Self.folder.appendingPathComponent("\(language).po").path,
    ]
    let complaints = Pipe()
    check.standardError = complaints
    try check.run()
    let told = complaints.fileHandleForReading.readDataToEndOfFile()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0, "\(String(decoding: told, as: UTF8.self))")
  }

  @Test(arguments: ["en", "en-GB", "ja", "xx"])
  func whatIsNotSpokenIsEnglish(language: String) throws {
    let language = try #require(Language(language))
    #expect(try ShippedTranslations.catalog(for: language) == nil)
  }

  @Test func aTerritoryHasItsLanguage() throws {
    let austrian = try #require(Language("de_AT"))
    let catalog = try ShippedTranslations.catalog(for: austrian)
    #expect(catalog?.words(for: CatalogKey("Cancel")) == "Abbrechen")
  }

  @Test func aFileThatIsNoneIsToldOfWithItsPlace() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("translations-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("de.po").path
    try Data("msgid \"\"\nmsgstr \"\n".utf8).write(to: URL(fileURLWithPath: path))
    let language = try #require(Language("de"))
    #expect {
      try TranslationFolder(candidates: ["/nowhere", folder.path]).catalog(for: language)
    } throws: {
      "\($0)" == "\(path):2: expected a quote at the end of a text, found none"
    }
    #expect(try TranslationFolder(candidates: ["/nowhere"]).catalog(for: language) == nil)
  }
}
