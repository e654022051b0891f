import Foundation
import Testing

@testable import Assets

/// Where decks are looked for, and what is said where none are.
@Suite struct DeckFolderTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-decks-\(UUID().uuidString)")
  }

  private func put(deck name: String, in path: String) throws {
    let place = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try #"{"name": "\#(name)", "title": "T", "symbols": ["a"]}"#
      .write(to: place.appendingPathComponent("\(name).json"), atomically: true, encoding: .utf8)
  }

  private var decks: DeckFolder {
    DeckFolder(
      candidates: DeckFolder.candidates(
        executable: folder.appendingPathComponent("bin/recall"),
        source: folder.path + "/source/Assets/Assets.swift"))
  }

  @Test func theNearestFolderCounts() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, path) in [
      ("built", "source/Assets/Decks"), ("shared", "share/recall/Decks"),
      ("beside", "bin/recall_Assets.resources/Decks"),
    ] {
      try put(deck: name, in: path)
      #expect(try decks.deckNames() == [name])
      #expect(try decks.deck(named: name).symbols == ["a"])
    }
    let error = #expect(throws: DeckError.self) { try decks.deck(named: "built") }
    #expect(error == .unknownDeck(name: "built", known: ["beside"]))
  }

  @Test func whereNoneAreThatIsSaidWithWhereTheyWereLookedFor() {
    let error = #expect(throws: DeckError.self) { try decks.deck(named: "vehicles") }
    #expect(
      error?.description == """
        there are no decks: expected a folder of them, found none in \
        \(folder.path)/bin/recall_Assets.resources/Decks, \(folder.path)/share/recall/Decks, \
        \(folder.path)/source/Assets/Decks; copy Assets/Decks to one of these
        """)
  }

  @Test func anEmptyFolderIsNone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("bin/recall_Assets.resources/Decks"),
      withIntermediateDirectories: true)
    try put(deck: "shared", in: "share/recall/Decks")
    #expect(try decks.deckNames() == ["shared"])
  }
}
