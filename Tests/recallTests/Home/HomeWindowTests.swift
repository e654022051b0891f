import Assets
import Foundation
import GameModel
import Rasterizer
import RecallHome
import RecallUI
import Records
import Replay
import Statistics
import Testing

@testable import recall

/// What is done in the window is written down, and a replay comes to the same.
@Suite struct HomeWindowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let pairs4: GamePlan = {
    var plan = GamePlan()
    plan.pairs = 4
    return plan
  }()

  /// Plays in a window that is recorded, and checks that the recording comes to the same, also with frames
  /// in between.
  ///
  /// - Returns: The recording.
  @discardableResult
  private func record(
    store: RecordStore? = nil, clock: (() -> WallTime)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, _ play: (ProgramHand) throws -> Void
  ) throws -> ReplayFile {
    let file = ReplayFile(path: folder.path("program.replay"))
    let recording = try RecordingFile(creating: file.path)
    let hand = try ProgramHand(
      store: try store ?? RecordStore(), recording: recording, home: folder.url.path, clock: clock)
    try play(hand)
    try hand.window.end()
    #expect(try file.header().screen?.name == "program", sourceLocation: sourceLocation)
    let verdict = ReplayTrial(isTwice: true, showsProgress: false)
      .verdict(on: file, try GameTable.textMeasurer())
    #expect(verdict.failures.map(\.message) == [], sourceLocation: sourceLocation)
    return file
  }

  /// A store in which a small game is planned.
  private func plannedStore() throws -> RecordStore {
    let store = try RecordStore()
    try store.setSettings("plan", Self.pairs4)
    return store
  }

  /// A picture that doesn't become short as a file, as a PNG file.
  private func noise(width: Int, height: Int) throws -> Data {
    var chance = SplitMix64(seed: 1)
    var pixels = (0..<(width * height)).map { _ in UInt32(truncatingIfNeeded: chance.next()) }
    return try pixels.withUnsafeMutableBytes { buffer in
      let surface = try Surface(
        pixels: try #require(buffer.baseAddress), width: width, height: height,
        bytesPerRow: width * 4)
      return try surface.pngData()
    }
  }

  /// Begins the game that is planned.
  private func begin(_ hand: ProgramHand) throws {
    try hand.type("n")
    try hand.type("return")
    #expect(!hand.program.isAtHome)
  }

  @Test func aGameItsReviewAndWhatComesAfterItAreOneRecording() throws {
    let file = try record(store: try plannedStore()) { hand in
      try hand.wait(1000)
      try begin(hand)
      try hand.find(pairs: 0..<4)
      try hand.wait(4000)
      try hand.tap("review")
      try hand.type("right")
      try hand.type("escape")
      try hand.tap("statistics")
      #expect(hand.shown.outline.contains("Vehicles"))
      try hand.type("escape")
      try begin(hand)
      try hand.tap("card:0")
    }
    // At each moment it is what was shown then.
    let outline = try file.play().program.stage.outline
    #expect(outline.contains("card:0"))
    let script = try file.script()
    #expect(script.steps.contains { $0.changes.contains { $0.value == "review" } })
  }

  @Test func timeIsThatOfTheWholeProgram() throws {
    let file = try record(store: try plannedStore()) { hand in
      try hand.wait(20_000)
      try begin(hand)
      try hand.tap("deck")
      try hand.wait(3000)
    }
    let session = try file.play()
    #expect(session.report.end > Instant(milliseconds: 23_000))
    #expect(session.program.now == session.report.end)
    #expect(session.stage.now < Instant(milliseconds: 10_000))
  }

  @Test func aGameThatWasLeftBeforeGoesOnInTheRecording() throws {
    let store = try plannedStore()
    let before = try ProgramHand(store: store)
    try begin(before)
    try before.find(pairs: 0..<2)
    try before.type("p")
    try before.tap("menu")
    try record(store: store) { hand in
      try hand.tap("go on")
      try hand.find(pairs: 2..<4)
      try hand.wait(4000)
      #expect(hand.shows("play again"))
    }
  }

  @Test func theGhostOfAnEarlierGameIsInTheRecording() throws {
    let store = try plannedStore()
    let before = try ProgramHand(store: store)
    try begin(before)
    try before.find(pairs: 0..<4)
    var plan = Self.pairs4
    plan.hasGhost = true
    try store.setSettings("plan", plan)
    let file = try record(store: store) { hand in
      try begin(hand)
      #expect(hand.shown.outline.contains("ghost"))
      try hand.find(pairs: 0..<4)
      try hand.wait(4000)
    }
    #expect(try file.play().stage.outline.contains("ghost"))
  }

  @Test func aDeckOfOnesOwnAndSettingsGoAlong() throws {
    let store = try plannedStore()
    var plan = Self.pairs4
    (plan.deck, plan.pairs) = ("pets", 2)
    try store.setSettings("plan", plan)
    var settings = GameSettings()
    settings.appearance = .dark
    settings.keys.set("x", for: .pause)
    try store.setSettings("settings", settings)
    let deck = try Deck(name: "pets", title: "Pets", symbols: ["🐶", "🐱"], file: "pets")
    try store.saveDecks([.init(name: "pets", title: "Pets", json: deck.fileText)])
    try record(store: store) { hand in
      try begin(hand)
      try hand.find(pairs: 0..<1)
      try hand.type("x")
      try hand.tap("menu")
      #expect(hand.shown.outline.contains("Pets, 1 of 2 pairs left"))
    }
  }

  /// How the desktop is set is an event: the screens follow it, and so does the table, whose own recording has
  /// nothing of it.
  @Test func aDesktopThatIsSetOtherwiseIsFollowedAndRecorded() throws {
    let store = try plannedStore()
    var settings = GameSettings()
    settings.appearance = .desktop
    try store.setSettings("settings", settings)
    var pictures: [DisplayList] = []
    let file = try record(store: store) { hand in
      func set(_ text: String) throws {
        try hand.window.send(.message(name: "desktop", body: text), at: hand.now)
        try hand.wait(1000)
        pictures.append(hand.shown.displayList)
      }
      try set("light")
      try set("dark")
      try set("nonsense")
      try begin(hand)
      try hand.wait(3000)
      try set("dark contrast")
      try set("light text:150 accent:1c71d8")
      try hand.find(pairs: 0..<4)
      try hand.wait(4000)
      try hand.tap("menu")
    }
    // As it is set at last, also where it was told at a table.
    let state = try file.play().stage.snapshot.description
    #expect(state.contains("light text:150 accent:1c71d8"))
    try #require(pictures.count == 5)
    #expect(pictures[0] != pictures[1])
    #expect(pictures[1] == pictures[2])
    #expect(pictures[3] != pictures[4])
    let id = try #require(try store.records().last?.id)
    #expect(try !store.recording(of: id).contains("desktop"))
  }

  @Test func whatComesOfAFileIsInTheRecording() throws {
    let deck = try Deck(name: "pets", title: "Pets", symbols: ["🐶", "🐱"], file: "pets")
    try Data(deck.fileText.utf8).write(to: folder.url.appending(path: "pets.json"))
    let file = try record { hand in
      try hand.window.drop(file: folder.path("pets.json"), at: hand.now)
      try hand.wait(1000)
      try hand.tap("done")
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "pets.json"))
    #expect(try file.play().report.isSuccess)
    #expect(try file.play().stage.outline.contains("Pets"))
  }

  /// A player who has none of the files plays the recording: the cards show what they showed.
  @Test func aPictureThatIsReadInIsInTheRecording() throws {
    let path = folder.path("photo.png")
    try noise(width: 150, height: 100).write(to: URL(filePath: path))
    var shown: DisplayList?
    var kept: [String: [UInt8]] = [:]
    let file = try record { hand in
      try hand.tap("decks")
      try hand.window.drop(file: path, at: hand.now)
      try hand.wait(1000)
      kept = hand.keeper.files.shelf.files
      shown = hand.shown.displayList
    }
    try FileManager.default.removeItem(atPath: path)
    let script = try file.script()
    // Not all of it goes into a line.
    #expect(script.steps.count { "\($0.action)".hasPrefix("message \"picture piece\"") } > 0)
    #expect(kept.count == 1)
    let program = try #require(try file.play().program as? HomeProgram)
    #expect(program.keeper.files.shelf.files == kept)
    #expect(program.stage.displayList == shown)
  }

  /// What is read in with a deck's file, and once more: a picture that is there already isn't brought again.
  @Test func picturesOfADeckFileAreInTheRecordingOnce() throws {
    let photo = folder.path("photo.png")
    try noise(width: 40, height: 30).write(to: URL(filePath: photo))
    let other = try ProgramHand(store: try RecordStore(), home: folder.url.path)
    guard case .picture(let symbol) = other.keeper.files.read(photo) else {
      Issue.record("expected a picture")
      return
    }
    let deck = try Deck(name: "pets", title: "Pets", symbols: [symbol, "🐶"], file: "pets")
    let text = deck.fileText(with: other.keeper.files.shelf.files)
    try Data(text.utf8).write(to: folder.url.appending(path: "pets.json"))
    let file = try record { hand in
      for _ in 1...2 {
        try hand.window.drop(file: folder.path("pets.json"), at: hand.now)
        try hand.wait(1000)
        try hand.tap("done")
      }
    }
    let brought = try file.script().steps.filter { "\($0.action)".contains("picture file") }
    #expect(brought.count == 1)
    let program = try #require(try file.play().program as? HomeProgram)
    #expect(program.keeper.files.shelf.files == other.keeper.files.shelf.files)
  }

  @Test func aFileThatIsDroppedOntoATableIsRefused() throws {
    let hand = try ProgramHand(store: try plannedStore())
    try begin(hand)
    try hand.window.drop(file: "/nowhere/photo.png", at: hand.now)
    #expect(
      hand.texts.contains("Files can be opened from the start screen only. Leave the table first."))
  }

  @Test func whatTheWindowCanNotDoIsShown() throws {
    let hand = try ProgramHand(store: try RecordStore())
    hand.window.take(.copy(reason: "no display"))
    try hand.wait(100)
    #expect(hand.texts.contains("The text can't be copied: no display."))
    let url = try #require(URL(string: "https://www.swift.org"))
    hand.window.take(.open(url, reason: "no browser"))
    try hand.wait(100)
    #expect(hand.texts.contains("https://www.swift.org can't be opened: no browser."))
  }

  @Test func aDeckThatIsGoneIsToldWhenItIsToBeWritten() throws {
    let store = try RecordStore()
    let deck = try Deck(name: "pets", title: "Pets", symbols: ["🐶", "🐱"], file: "pets")
    try store.saveDecks([.init(name: "pets", title: "Pets", json: deck.fileText)])
    let hand = try ProgramHand(store: store, home: folder.url.path)
    try hand.tap("decks")
    try hand.tap("deck:pets")
    try hand.tap("export")
    // In another window.
    try store.saveDecks([])
    try hand.tap(text: "Save")
    try hand.wait(1000)
    #expect(hand.texts.contains("The deck pets no longer exists."))
    #expect(!FileManager.default.fileExists(atPath: folder.path("pets.json")))
  }

  private final class EndlessRecording: StageRecording {
    var failure: (any Error)? { nil }
    func append(_ text: String) {}
  }

  /// What comes of a file can't be written down: the player is told, and nothing breaks off.
  @Test func whatCanNotBeRecordedIsShown() throws {
    let hand = try ProgramHand(
      store: try RecordStore(), recording: EndlessRecording(), home: folder.url.path)
    try hand.tap("decks")
    try hand.tap("add deck")
    try hand.tap("path")
    try hand.send(.text("none.png"))
    try hand.window.send(.key(KeyEvent(.down, key: "return")), at: hand.now)
    try hand.window.end()
    _ = hand.window.takeEffects()
    #expect(
      hand.program.notice.text
        == "expected an open recording, found one that was ended or broke off")
  }

  @Test func clocksThatWentOnWhileTheMachineSleptAreHeardOf() throws {
    var ahead: Int64 = 0
    var seen: [CalendarDay] = []
    let clock = { WallTime(seconds: 1_795_000_000 + ahead, offset: 3600) }
    let file = try record(clock: clock) { hand in
      let day = hand.keeper.time.day
      try hand.tap("daily")
      try hand.type("escape")
      ahead = 86_400
      try hand.tap("daily")
      seen = [day, hand.program.time.day]
    }
    #expect(seen.count == 2 && seen[1] == seen[0].advanced(by: 1))
    let script = try file.script()
    let messages = script.steps.filter { "\($0.action)".hasPrefix("message clock") }
    #expect(messages.count == 1)
  }

  @Test func aFindingOfTheFuzzersScreenIsAReplay() throws {
    let screens = try FuzzedScreens.screens().compactMap { $0 }
    let given = try #require(screens.last { $0.name == HomeProgram.name }).given
    let header = ReplayHeader(
      deck: "", pairs: 0, seed: 5, viewport: ScriptSize(CGSize(width: 800, height: 600)),
      screen: ReplayScreen(name: HomeProgram.name, given: given))
    let text =
      "\(header)\n\n 0 key n\n 500 key return\n 900 expect element card:0 exists\n 900 end\n"
      .replacing("recall-replay 4", with: "recall-replay 5")
    let path = folder.path("finding.replay")
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(try ReplayFile(path: path).play().report.isSuccess)
  }

  @Test(arguments: [
    ("{}", "expected what the screens begin with"),
    (#"{"today":"2026-11-22","decks":[],"left":3}"#, "expected what the screens begin with"),
  ])
  func whatIsWrongWithWhatIsGivenIsSaid(given: String, part: String) throws {
    let header = ReplayHeader(
      deck: "", pairs: 0, seed: 5, viewport: ScriptSize(CGSize(width: 800, height: 600)),
      screen: ReplayScreen(name: HomeProgram.name, given: given))
    let path = folder.path("bad.replay")
    try Data("\(header)\n\n 0 end\n".utf8).write(to: URL(filePath: path))
    #expect {
      _ = try ReplayFile(path: path).play()
    } throws: { error in
      CommandFailure(error).messages.contains { $0.contains(part) && $0.contains("bad.replay:") }
    }
  }

  @Test func whatIsGivenMayBeAsOddAsItLikes() throws {
    let given =
      #"{"today":"9999-12-31","offset":9223372036854775807,"seconds":-9223372036854775808,"decks":[],"#
      + #""recordings":{"1":"recall-replay 99","x":""}}"#
    let header = ReplayHeader(
      deck: "", pairs: 0, seed: 5, viewport: ScriptSize(CGSize(width: 800, height: 600)),
      screen: ReplayScreen(name: HomeProgram.name, given: given))
    let program = try HomeProgram(header, textMeasurer: try GameTable.textMeasurer())
    for body in ["", "1", "9223372036854775807 9223372036854775807", "1 2 3", "x 1"] {
      try program.send(.message(name: "clock", body: body), at: program.now)
      try program.send(.focus(.gained), at: program.now)
    }
    try program.send(.key(KeyEvent(.down, key: "n")), at: Instant(nanoseconds: .max / 2))
    #expect(program.now >= Instant(nanoseconds: .max / 2))
  }
}
