import Assets
import RecallGame
import RecallHome
import Records
import Statistics
import Testing

@testable import recall

/// Games that the command line asks for: `recall play --pairs 4`.
@Suite struct TableOrderTests {
  private func order(
    deck: Deck? = nil, setup: GameSetup = .classic, carriesDeck: Bool = false
  ) throws -> TableOrder {
    var setup = setup
    setup.offersUndo = true
    return TableOrder(
      table: GameTable(deck: try deck ?? Assets.deck(named: "food"), pairs: 4), seed: 11,
      setup: setup, carriesDeck: carriesDeck)
  }

  @Test func theTableIsThereAtOnceAndHasAWayHome() throws {
    let hand = try ProgramHand(store: try RecordStore(), order: try order())
    #expect(hand.shows("deck"))
    #expect(!hand.program.isAtHome)
    try hand.type("p")
    try hand.tap("menu")
    #expect(hand.program.isAtHome)
  }

  @Test func itsGameIsCountedWhenItIsOver() throws {
    let hand = try ProgramHand(store: try RecordStore(), order: try order())
    try hand.find(pairs: 0..<4)
    try hand.wait(4000)
    let record = try #require(try hand.store.records().first)
    #expect(record.end == .finished && record.standing == .won)
    #expect(record.seed == 11 && record.pairs == 4 && record.deck.name == "food")
    #expect(record.kind == .free)
  }

  @Test func itsGameGoesOnAfterTheProgramHasEnded() throws {
    let store = try RecordStore()
    let hand = try ProgramHand(store: store, order: try order())
    try hand.find(pairs: 0..<2)
    hand.program.end()
    let again = try ProgramHand(store: store)
    try again.tap("go on")
    try again.find(pairs: 2..<4)
    try again.wait(4000)
    #expect(try store.records().map(\.moves) == [4])
  }

  /// Nobody was asked whether it may go.
  @Test func theGameThatWasLeftBeforeCanStillGoOn() throws {
    let store = try RecordStore()
    let before = try ProgramHand(store: store)
    var plan = GamePlan()
    plan.pairs = 6
    try before.play(plan)
    try before.find(pairs: 0..<2)
    before.program.end()
    let hand = try ProgramHand(store: store, order: try order())
    try hand.find(pairs: 0..<4)
    try hand.wait(4000)
    try hand.tap("menu")
    try hand.tap("go on")
    #expect(hand.keeper.lastInterrupted == nil)
    try hand.find(pairs: 2..<6)
    try hand.wait(4000)
    #expect(try store.records().map(\.pairs).sorted() == [4, 6])
    #expect(try store.records().allSatisfy { $0.end == .finished })
  }

  @Test func whatIsNotAskedForIsAsThePlayerHasSetIt() throws {
    let store = try RecordStore()
    let keeper = try ProgramHand(store: store).keeper
    var settings = GameSettings()
    settings.turnBack = 900
    settings.hold = 1200
    keeper.keep(settings)
    func header(_ setup: GameSetup) throws -> String {
      let hand = try ProgramHand(store: store, order: try order(setup: setup))
      try hand.find(pairs: 0..<1)
      hand.program.end()
      let id = try #require(hand.keeper.lastInterrupted?.id)
      return try store.recording(of: id)
    }
    let left = try header(.classic)
    #expect(left.contains("\nturnback  900\n") && left.contains("\nhold      1200\n"))
    var asked = GameSetup.classic
    asked.turnBack = 400
    #expect(try header(asked).contains("\nturnback  400\n"))
  }

  @Test func theDeckOfAFileGoesAlong() throws {
    let store = try RecordStore()
    do {
      let folder = try TemporaryFolder()
      try folder.write(
        #"{"name": "mine", "title": "Mine", "symbols": ["🦊", "🐻", "🐼", "🐸"]}"#.utf8, as: "my.json")
      let deck = try Assets.deck(folder.path("my.json"))
      let hand = try ProgramHand(store: store, order: try order(deck: deck, carriesDeck: true))
      try hand.find(pairs: 0..<1)
      hand.program.end()
    }
    let again = try ProgramHand(store: store)
    try again.tap("go on")
    #expect(!again.program.isAtHome)
  }
}
