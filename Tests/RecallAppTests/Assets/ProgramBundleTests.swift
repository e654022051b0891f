import Foundation
import Testing

@testable import RecallApp

@Suite final class ProgramBundleTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundles-\(ProcessInfo.processInfo.globallyUniqueString)")
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

  /// The words that a program of the folder finds by their name.
  private func words(of program: String) throws -> String? {
    let bundle = ProgramBundle.found(beside: folder, program: program)
    return try bundle?.url(forResource: "words", withExtension: "txt")
      .map { try StageFiles.textContents(of: $0) }
  }

  @Test func aProgramFindsWhatComesWithItsTarget() throws {
    try write("game", to: "recall_Assets.resources/words.txt")
    try write("one", to: "All_One.resources/Resources/words.txt")
    try write("other", to: "All_Other.resources/words.txt")
    #expect(try words(of: "One") == "one")
    #expect(try words(of: "Other") == "other")
    #expect(try words(of: "AllPackageTests.xctest") == nil)
  }

  @Test func testsFindWhatComesWithTheOnlyTarget() throws {
    try write("game", to: "recall_Assets.resources/words.txt")
    try write("one", to: "All_One.resources/Resources/words.txt")
    #expect(try words(of: "AllPackageTests.xctest") == "one")
  }

  @Test func withoutResourcesThereIsNone() throws {
    try write("game", to: "recall_Assets.resources/words.txt")
    #expect(ProgramBundle.found(beside: folder, program: "One") == nil)
    let none = folder.appendingPathComponent("none")
    #expect(ProgramBundle.found(beside: none, program: "One") == nil)
    #expect(ProgramBundle.main.bundlePath.hasPrefix(AppAssets.folder.path))
  }
}
