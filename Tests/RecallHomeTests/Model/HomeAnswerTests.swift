import Interaction
import RecallGame
import RecallUI
import Statistics
import Testing

@testable import RecallHome

@Suite struct HomeAnswerTests {
  private func home() throws -> HomeStage {
    try HomeStage(size: CGSize(width: 800, height: 1200))
  }

  private func tell(_ answer: HomeAnswer, to home: HomeStage) {
    for event in answer.events { home.stage.send(event) }
    home.stage.advance(by: .seconds(1))
  }

  @Test func aDecksFileIsEditedBeforeItIsKept() throws {
    let home = try home()
    let deck = try HomeStage.deck("pets", "Pets", ["🐶", "dog↔Hund"])
    tell(.deck(deck), to: home)
    #expect(home.model.state.path == [.decks])
    #expect(home.model.state.draft?.title == "Pets")
    #expect(home.model.state.draft?.symbols == ["🐶", "dog↔Hund"])
    #expect(home.messages().isEmpty)
    try home.tap("done")
    #expect(home.model.state.decks.first?.deck == deck)
  }

  @Test func aLongAnswerComesInPieces() throws {
    let home = try home()
    let symbols = (0..<400).map { "word number \($0) of this deck↔\($0) 🐶🐱" }
    let deck = try HomeStage.deck("long", "Long", symbols)
    let events = HomeAnswer.deck(deck).events
    #expect(events.count > 2)
    for case .message(_, let body) in events {
      #expect(body.utf8.count <= HomeAnswer.longestPiece)
    }
    tell(.deck(deck), to: home)
    let draft = try #require(home.model.state.draft)
    #expect(try draft.deck(among: []).symbols == symbols)
    #expect(home.model.state.unfinishedAnswer.isEmpty)
  }

  @Test func aPictureIsACardOrCompletesAPair() throws {
    let home = try home()
    let (one, other) = ("picture:0123456789abcdef", "picture:fedcba9876543210")
    tell(.picture(one), to: home)
    #expect(home.model.state.draft?.symbols == [one])
    tell(.picture(one), to: home)
    #expect(home.model.state.draft?.symbols == [one], "dropped once more")
    home.model.state.draft?.text += "\nRex ="
    tell(.picture(other), to: home)
    #expect(home.model.state.draft?.symbols == [one, "Rex↔" + other])
  }

  @Test func aDeckDoesNotReplaceWhatIsEdited() throws {
    let home = try home()
    home.model.state.path = [.decks]
    home.model.state.draft = DeckDraft()
    home.model.state.draft?.title = "Mine"
    home.model.state.draft?.text = "a b"
    tell(.deck(try HomeStage.deck("pets", "Pets", ["🐶"])), to: home)
    #expect(home.model.state.draft?.title == "Mine")
    #expect(home.model.state.draft?.symbols == ["a", "b", "🐶"])
  }

  /// What can be open when an answer comes, each with words of it.
  enum OpenThing: String, CaseIterable {
    case look = "Play with it"
    case path = "Save a deck file"
    case giveUp = "Give up your unfinished game?"
    case eraseAll = "Erase all games, decks and settings?"
    case told = "There is no room left."
  }

  private func open(_ thing: OpenThing, in home: HomeStage) throws {
    home.model.state.path = [.decks]
    home.stage.advance(by: .seconds(1))
    switch thing {
    case .look: try home.tap("deck:sports")
    case .path:
      try home.tap("deck:sports")
      try home.tap("export")
    case .giveUp: home.model.state.question = .giveUp(.playDaily(home.model.contents.today))
    case .eraseAll: home.model.state.question = .eraseAll
    case .told: tell(.tell(thing.rawValue), to: home)
    }
    home.stage.advance(by: .seconds(1))
    #expect(home.texts.contains(thing.rawValue))
  }

  /// A deck that comes tells by itself what there is to tell: the sentence before it is gone.
  @Test(arguments: OpenThing.allCases)
  func aDeckComesBeforeWhatIsOpenAndThatComesBack(thing: OpenThing) throws {
    let home = try home()
    try open(thing, in: home)
    tell(.deck(try HomeStage.deck("pets", "Pets", ["🐶"])), to: home)
    #expect(home.stage.issues == [])
    #expect(home.stage.element("symbols") != nil)
    #expect(!home.texts.contains(thing.rawValue))
    home.model.state.draft = nil
    home.stage.advance(by: .seconds(1))
    #expect(home.stage.issues == [])
    #expect(home.texts.contains(thing.rawValue) == (thing != .told))
  }

  /// Of two sentences the later one stays.
  @Test(arguments: OpenThing.allCases)
  func aSentenceComesBeforeWhatIsOpenAndThatComesBack(thing: OpenThing) throws {
    let home = try home()
    try open(thing, in: home)
    tell(.tell("pets.json can't be read."), to: home)
    #expect(home.stage.issues == [])
    #expect(home.texts.contains("pets.json can't be read."))
    #expect(!home.texts.contains(thing.rawValue))
    try home.tap(text: "OK")
    #expect(home.stage.issues == [])
    #expect(home.texts.contains(thing.rawValue) == (thing != .told))
  }

  /// As when one finger leaves the screen while another one begins a deck there.
  @Test func aDeckThatIsEditedElsewhereHoldsNothingUp() throws {
    let home = try home()
    home.model.state.draft = DeckDraft()
    tell(.tell("pets.json can't be read."), to: home)
    #expect(home.texts.contains("pets.json can't be read."))
    try home.tap(text: "OK")
    #expect(home.model.state.told == nil)
    home.model.state.path = [.decks]
    home.stage.advance(by: .seconds(1))
    #expect(home.stage.element("symbols") != nil)
    #expect(home.stage.issues == [])
  }

  /// In a small window, too, where most of the form is out of sight.
  @Test func whatIsToldWhileADeckIsEditedIsInSight() throws {
    let home = try HomeStage(size: CGSize(width: 480, height: 320))
    home.model.state.path = [.decks]
    home.model.state.draft = DeckDraft()
    home.stage.advance(by: .seconds(1))
    tell(.tell("bad.png is no picture."), to: home)
    home.stage.advance(by: .seconds(1))
    #expect(home.stage.element("told").map { $0.frame.maxY <= 320 } == true)
    home.model.state.draft?.text = "a a"
    try home.tap("done")
    let problem = try #require(home.stage.element("problem")).frame
    #expect(problem.minY > 40 && problem.maxY <= 320)
  }

  @Test func aSentenceIsShownUntilItIsPutAway() throws {
    let home = try home()
    tell(.tell("pets.json can't be read."), to: home)
    #expect(home.texts.contains("pets.json can't be read."))
    try home.tap(text: "OK")
    #expect(home.model.state.told == nil)
    #expect(!home.texts.contains("pets.json can't be read."))
  }

  @Test func whileADeckIsEditedTheSentenceIsThere() throws {
    let home = try home()
    home.model.state.path = [.decks]
    home.stage.advance(by: .seconds(1))
    try home.tap("add deck")
    try home.tap("path")
    home.stage.send(.text("rex.png"))
    try home.tap("read file")
    #expect(home.messages() == [.readFile(path: "rex.png")])
    tell(.tell("rex.png cannot be read."), to: home)
    #expect(home.texts.contains("rex.png cannot be read."))
    #expect(!home.texts.contains("OK"))
    try home.tap("cancel")
    #expect(home.model.state.told == nil)
  }

  @Test func aNewDayIsTheDayOfItsDeal() throws {
    let home = try home()
    tell(.today(try #require(CalendarDay("2026-11-23"))), to: home)
    try home.tap("daily")
    #expect(home.texts.contains { $0.contains("23") })
    #expect(home.model.contents.today == CalendarDay("2026-11-23"))
  }

  @Test func aDesktopThatIsSetOtherwiseIsStateAsFarAsItIsUnusual() throws {
    let home = try home()
    let before = home.model.snapshotLines
    let dark = try #require(DesktopSettings(text: "dark text:125"))
    tell(.desktop(dark), to: home)
    #expect(home.model.state.desktop == dark)
    #expect(
      home.model.snapshotLines.contains { $0.name == "desktop" && $0.value == "dark text:125" })
    tell(.desktop(DesktopSettings()), to: home)
    #expect(home.model.snapshotLines == before)
  }

  @Test(arguments: [("deck", "{"), ("today", "soon"), ("hello", "you"), ("desktop", "grey")])
  func whatIsNoAnswerChangesNothing(name: String, body: String) throws {
    let home = try home()
    let before = home.model.snapshotLines
    home.stage.send(.message(name: name, body: body))
    #expect(home.model.snapshotLines == before)
  }

  @Test func aDeckIsWrittenWhereThePlayerSays() throws {
    let home = try home()
    home.model.state.path = [.decks]
    home.stage.advance(by: .seconds(1))
    try home.tap("deck:sports")
    try home.tap("export")
    #expect(home.texts.contains("sports.json"))
    try home.tap(text: "Save")
    #expect(home.messages() == [.writeDeck(name: "sports", path: "sports.json")])
  }

  @Test func returnInThePathWritesTheDeck() throws {
    let home = try home()
    home.model.state.path = [.decks]
    home.stage.advance(by: .seconds(1))
    try home.tap("deck:sports")
    try home.tap("export")
    home.stage.send(.text(".txt"))
    home.type("return")
    #expect(home.messages() == [.writeDeck(name: "sports", path: "sports.json.txt")])
    #expect(!home.texts.contains("Save a deck file"))
  }

  @Test(arguments: ["return", "escape"])
  func whatIsToldIsClosedWithAKey(key: String) throws {
    let home = try home()
    tell(.tell("There was nothing to read."), to: home)
    home.stage.advance(by: .seconds(1))
    #expect(home.texts.contains("There was nothing to read."))
    home.type(key)
    #expect(home.model.state.told == nil)
    #expect(!home.texts.contains("There was nothing to read."))
  }
}
