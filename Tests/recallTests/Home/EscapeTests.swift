import RecallHome
import RecallUI
import Records
import Testing

@testable import RecallHome
@testable import recall

/// Escape goes back one step, wherever one is; the keys of the whole window mean the same everywhere.
@Suite struct EscapeTests {
  /// A place, by what is tapped or typed on the way there; the last step is the one that Escape takes back.
  struct Place: CustomTestStringConvertible, Sendable {
    enum Step: Sendable {
      case tap(String)
      case key(String)
      case text(String)
      case hold(String)
    }

    var testDescription: String
    var way: [Step]

    init(_ name: String, _ way: Step...) {
      testDescription = name
      self.way = way
    }
  }

  private static let home = [
    Place("new game", .tap("new game")),
    Place("deck of a new game", .tap("new game"), .tap("deck")),
    Place("menu of a player", .tap("new game"), .tap("bot:1")),
    Place("daily calendar", .tap("daily")),
    Place("decks", .tap("decks")),
    Place("decks that are edited", .tap("decks"), .tap("edit")),
    Place("deck that is looked at", .tap("decks"), .tap("deck:faces")),
    Place("menu of a deck", .tap("decks"), .hold("deck:faces")),
    Place("path of a file", .tap("decks"), .tap("deck:faces"), .tap("export")),
    Place("new deck", .tap("decks"), .tap("add deck")),
    Place("unsaved draft", .tap("decks"), .tap("add deck"), .text("Pets"), .key("escape")),
    Place("statistics", .tap("statistics")),
    Place("settings", .tap("settings")),
    Place("menu of a setting", .tap("settings"), .tap("text size")),
    Place("help", .tap("help")),
    Place("help by key", .key("f1")),
  ]

  private static let table = [
    Place("pause", .key("p")),
    Place("help at the table", .key("h")),
    Place("help at the table by key", .key("f1")),
  ]

  private func go(_ step: Place.Step, _ hand: ProgramHand) throws {
    switch step {
    case .tap(let name): try hand.tap(name)
    case .key(let key): try hand.type(key)
    case .text(let text): try hand.send(.text(text))
    case .hold(let name):
      let frame = try #require(hand.shown.frame(ofElement: name))
      let point = CGPoint(x: frame.midX, y: frame.midY)
      try hand.send(.pointer(PointerEvent(.down, at: point)))
      try hand.wait(800)
      try hand.send(.pointer(PointerEvent(.up, at: point)))
    }
    try hand.wait(1000)
  }

  /// What the player sees that matters: the names of what is there.
  private func names(_ hand: ProgramHand) -> [String] {
    hand.shown.elements.compactMap(\.identifier).sorted()
  }

  /// The program, which has a game planned that is easily played.
  private func hand(height: CGFloat = 1400) throws -> ProgramHand {
    let store = try RecordStore()
    var plan = GamePlan()
    plan.pairs = 2
    try store.setSettings("plan", plan)
    // High enough that all rows of all screens are in view.
    return try ProgramHand(store: store, size: CGSize(width: 800, height: height))
  }

  private func atTable() throws -> ProgramHand {
    let hand = try hand(height: 600)
    try hand.type("n")
    try hand.type("return")
    try hand.tap("deck")
    try hand.wait(3000)
    return hand
  }

  private func expectOneStepBack(from place: Place, _ hand: ProgramHand) throws {
    for step in place.way.dropLast() { try go(step, hand) }
    let (before, texts) = (names(hand), hand.texts)
    let last = try #require(place.way.last)
    try go(last, hand)
    #expect(hand.texts != texts)
    try hand.type("escape")
    try hand.wait(1000)
    #expect(names(hand) == before)
    #expect(hand.texts == texts)
  }

  @Test(arguments: EscapeTests.home)
  func escapeGoesBackOneStepAroundTheTable(place: Place) throws {
    let hand = try hand()
    try expectOneStepBack(from: place, hand)
    #expect(hand.program.isAtHome)
  }

  @Test(arguments: EscapeTests.table)
  func escapeGoesBackOneStepAtTheTable(place: Place) throws {
    try expectOneStepBack(from: place, try atTable())
  }

  @Test func aDraftIsDroppedOnlyByWhoSaysSo() throws {
    let hand = try hand()
    try hand.tap("decks")
    try hand.tap("add deck")
    try hand.send(.text("Pets"))
    for _ in 1...2 { try hand.type("escape") }
    #expect(hand.shown.snapshot.description.contains("Pets"))
    try hand.type("escape")
    try hand.type("tab")
    try hand.type("tab")
    #expect(hand.shown.outline.contains("Discard"))
  }

  @Test func questionsAreAnsweredWithNo() throws {
    let hand = try atTable()
    try hand.find(pairs: 0..<1)
    try hand.type("p")
    try hand.tap("menu")
    try hand.tap("new game")
    let before = names(hand)
    try hand.tap("play")
    #expect(hand.shown.outline.contains("Give up your unfinished game?"))
    try hand.type("escape")
    try hand.wait(1000)
    #expect(names(hand) == before && hand.program.isAtHome)
    try hand.type("escape")
    #expect(hand.shows("go on"))
  }

  @Test func whoHasWonOrLostGoesBackToTheMenu() throws {
    let hand = try atTable()
    try hand.find(pairs: 0..<2)
    try hand.wait(4000)
    #expect(hand.shows("play again"))
    try hand.type("escape")
    #expect(hand.program.isAtHome && hand.shows("new game"))
    var race = GamePlan()
    (race.pairs, race.race) = (2, 10)
    try hand.play(race)
    try hand.tap("card:0")
    try hand.wait(14_000)
    #expect(hand.shows("try again"))
    try hand.type("escape")
    #expect(hand.program.isAtHome)
  }

  @Test func atTheStartThereIsNoFurtherBack() throws {
    let hand = try hand()
    let before = names(hand)
    try hand.type("escape")
    #expect(names(hand) == before)
    #expect(!hand.effects.contains(.closeWindow))
  }

  @Test(arguments: EscapeTests.home)
  func newGameAndHelpAreAKeyAwayButFromWhatWouldBeLost(place: Place) throws {
    let hand = try hand()
    for step in place.way { try go(step, hand) }
    let before = names(hand)
    let isCovered = ["looked at", "menu", "path", "new deck", "draft"].contains {
      place.testDescription.contains($0)
    }
    try hand.type("n", .control)
    try hand.wait(1000)
    #expect(isCovered ? names(hand) == before : hand.shows("level:classic"))
    try hand.type("f1")
    try hand.wait(1000)
    #expect(isCovered ? names(hand) == before : hand.shows("first game"))
  }

  @Test(arguments: EscapeTests.home + EscapeTests.table)
  func theWindowHearsOfItsOwnKeysEverywhere(place: Place) throws {
    let isAtHome = EscapeTests.home.contains { $0.testDescription == place.testDescription }
    let hand = try isAtHome ? hand() : atTable()
    for step in place.way { try go(step, hand) }
    for (key, modifiers) in [("w", KeyEvent.Modifiers.control), ("q", .control), ("f11", [])] {
      let event = KeyEvent(.down, key: key, modifiers: modifiers)
      try hand.send(.key(event))
      #expect(hand.window.unhandledKey == event)
      try hand.send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
    }
  }
}
