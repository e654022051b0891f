import Foundation
import Testing

/// A program that was taken away from where it was built: it finds its decks, or says where it looked.
@Suite struct MovedProgramTests {
  private let folder: TemporaryFolder
  private let program: URL

  /// Where this was built, as the program has it, and a place of as many letters that isn't there.
  private static let built = root + "/Assets/Assets.swift"
  private static let elsewhere = root + "/Nobody/Nobody.swift"
  private static var root: String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }

  /// The program as it would be if it had been built elsewhere. Its bytes are searched once: it has a hundred million.
  private static let bytes: Data? = {
    guard var bytes = try? Data(contentsOf: RecallProcess.executable) else { return nil }
    let (built, elsewhere) = (Data(Self.built.utf8), Data(Self.elsewhere.utf8))
    var (start, count) = (bytes.startIndex, 0)
    while let range = bytes.range(of: built, in: start..<bytes.endIndex) {
      bytes.replaceSubrange(range, with: elsewhere)
      (start, count) = (range.upperBound, count + 1)
    }
    return count > 0 ? bytes : nil
  }()

  /// Copies the program alone; the folder where it was built is gone for it.
  init() throws {
    folder = try TemporaryFolder()
    program = folder.url.appendingPathComponent("bin/recall")
    let manager = FileManager.default
    try manager.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(Self.bytes, "the program doesn't know where it was built").write(to: program)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  private func run(_ call: String) throws -> RecallProcess.Result {
    try RecallProcess.run(
      program, call.split(separator: " ").map(String.init), in: folder.url)
  }

  private static let withoutDecks = [
    "help", "help play", "--version", "simulate --bot perfect --pairs 2 --games 10",
    "expect --pairs 8",
  ]

  private static var withDecks: [String] {
    let game = root + "/Replays/first-game.replay"
    return [
      "play --time-start", "play --deck food --time-start", "--time-start",
      "par --deck food --seed 1", "par \(game)", "replay \(root)/Replays", "outline \(game)",
      "state \(game)", "snapshot \(game) --output a.png", "fuzz --taps 20 --seed 1",
    ]
  }

  @Test(arguments: withoutDecks)
  func whatNeedsNoDecksWorksAlone(call: String) throws {
    let result = try run(call)
    #expect(result.status == 0, "\(call): \(result.errors)")
    #expect(!result.errors.contains("Error:"), "\(call): \(result.errors)")
    #expect(result.output != "")
  }

  @Test(arguments: withDecks)
  func whatNeedsDecksSaysWhereTheyWereLookedFor(call: String) throws {
    let result = try run(call)
    #expect(result.status == 2, "\(call): \(result.output)")
    let binary = program.resolvingSymlinksInPath().deletingLastPathComponent()
    #expect(
      result.errors.contains(
        """
        there are no decks: expected a folder of them, found none in \
        \(binary.path)/recall_Assets.resources/Decks, \
        \(binary.deletingLastPathComponent().path)/share/recall/Decks, \
        \(Self.root)/Nobody/Decks; copy Assets/Decks to one of these
        """), "\(call): \(result.errors)")
  }

  @Test func withTheDecksInShareEverythingWorks() throws {
    let share = folder.url.appendingPathComponent("share/recall")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Self.root + "/Assets/Decks", toPath: share.path + "/Decks")
    for call in Self.withoutDecks + Self.withDecks {
      let result = try run(call)
      #expect(result.status == 0, "\(call): \(result.errors)")
      #expect(!result.errors.contains("Error:"), "\(call): \(result.errors)")
    }
  }
}
