import Foundation
import Rasterizer
import RecallGame
import RecallHome
import RecallUI
import Records
import Replay
import Testing

@testable import recall

/// The whole program in other languages than English.
@Suite struct HomeProgramLanguageTests {
  private func program(_ header: ReplayHeader) throws -> HomeProgram {
    try HomeProgram(header, textMeasurer: try GameTable.textMeasurer())
  }

  private func texts(_ program: HomeProgram) -> [String] {
    func texts(_ item: DisplayItem) -> [String] {
      switch item.content {
      case .layer(let layer): layer.items.flatMap(texts)
      case .text(let text, _): [text.string]
      default: []
      }
    }
    return program.stage.displayList.items.flatMap(texts)
  }

  private func header(_ language: String?, _ settings: GameSettings = GameSettings()) throws
    -> ReplayHeader
  {
    let store = try RecordStore()
    let keeper = GameKeeper(
      store: store, time: WallTime(seconds: 1_795_000_000, offset: 0), home: "/nowhere",
      fresh: settings, drawSeed: { 7 })
    let contents = ProgramContents(of: keeper)
    var header = HomeProgram.header(
      contents, seed: 7, viewport: ScriptSize(CGSize(width: 800, height: 600)))
    header.language = language
    return header
  }

  @Test func theHeaderSaysWhichLanguageTheSystemHas() throws {
    #expect(texts(try program(try header(nil))).contains("New game"))
    #expect(texts(try program(try header("de"))).contains("Neues Spiel"))
    #expect(texts(try program(try header("de-AT"))).contains("Neues Spiel"))
    #expect(texts(try program(try header("ja"))).contains("New game"))
  }

  @Test func whatThePlayerChoseCountsBeforeTheSystem() throws {
    var settings = GameSettings()
    settings.language = Language("fr")
    #expect(texts(try program(try header("de", settings))).contains("Nouvelle partie"))
    settings.language = .english
    #expect(texts(try program(try header("de", settings))).contains("New game"))
  }

  @Test func anotherLanguageIsShownAtOnce() throws {
    let hand = try ProgramHand(store: try RecordStore())
    var settings = GameSettings()
    settings.language = Language("tr")
    hand.program.hear(.keep(settings))
    #expect(hand.texts.contains("Yeni oyun"))
    settings.language = nil
    hand.program.hear(.keep(settings))
    #expect(hand.texts.contains("New game"))
  }

  @Test func aGameThatWasLeftGoesOnInAnotherLanguage() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.play(GameLevel.classic.plan(deck: "vehicles", name: "You"))
    try hand.find(pairs: 0..<1)
    try hand.type("p")
    #expect(hand.texts.contains("Paused"))
    try hand.tap("menu")
    var settings = GameSettings()
    settings.language = Language("ar")
    hand.program.hear(.keep(settings))
    hand.program.hear(.goOn)
    try hand.wait(1000)
    try hand.type("p")
    #expect(hand.texts.contains("متوقفة مؤقتًا"))
    try hand.tap("menu")
    #expect(hand.texts.contains { $0.contains("بقي 7 من 8") })
  }

  @Test func aTableIsShownInTheLanguageOfItsRecording() throws {
    let table = try GameTable(deck: "vehicles", pairs: 4)
    var header = table.header(
      seed: 3, viewport: ScriptSize(CGSize(width: 800, height: 600)), scheme: .light,
      carriesDeck: false)
    func texts() throws -> [String] {
      let stage = try table.stage(header, textMeasurer: try GameTable.textMeasurer())
      return stage.displayList.items.compactMap { item in
        guard case .text(let text, _) = item.content else { return nil }
        return text.string
      }
    }
    #expect(try texts().contains("pairs left"))
    header.language = "de"
    #expect(try texts().contains("Paare übrig"))
    #expect(try texts().contains("Fahrzeuge"))
    #expect(header.version == 5)
  }

  @Test func whatIsSetHasNoTraceWhereNobodySetALanguage() throws {
    let text = String(
      decoding: try JSONEncoder().encode(GameSettings()), as: UTF8.self)
    #expect(!text.contains("language"))
    let unknown = #"{"language": "xx"}"#
    #expect(
      try JSONDecoder().decode(GameSettings.self, from: Data(unknown.utf8)).language == nil)
    let known = #"{"language": "ar"}"#
    #expect(
      try JSONDecoder().decode(GameSettings.self, from: Data(known.utf8)).language
        == Language("ar"))
  }
}
