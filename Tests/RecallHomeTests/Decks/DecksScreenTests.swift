import Interaction
import RecallUI
import Testing

@testable import RecallHome

@Suite struct DecksScreenTests {
  private func home(_ change: (inout HomeContents) -> Void = { _ in }) throws -> HomeStage {
    let home = try HomeStage(size: CGSize(width: 800, height: 1000), change)
    home.model.state.path = [.decks]
    home.stage.advance(by: .seconds(1))
    return home
  }

  private func write(_ text: String, into name: String, of home: HomeStage) throws {
    try home.tap(name)
    home.stage.send(.text(text))
    home.stage.advance(by: .seconds(1))
  }

  @Test func aDeckIsAddedAndKept() throws {
    let home = try home()
    try home.tap("add deck")
    try write("Pets", into: "title", of: home)
    try write("🐶🐱 fish", into: "symbols", of: home)
    #expect(home.messages().isEmpty)
    try home.tap("done")
    let pets = HomeDeck(try HomeStage.deck("pets", "Pets", ["🐶", "🐱", "fish"]), isOwn: true)
    #expect(home.messages() == [.keepDecks([pets] + home.model.contents.decks)])
    #expect(home.model.state.draft == nil)
    #expect(home.stage.element("deck:pets") != nil)
  }

  @Test func aDraftThatIsWrongIsToldAndNotKept() throws {
    let home = try home()
    try home.tap("add deck")
    try write("a a", into: "symbols", of: home)
    try home.tap("done")
    #expect(home.texts.contains { $0.contains("The title is empty.") })
    try write("Pets", into: "title", of: home)
    #expect(!home.texts.contains { $0.contains("The title is empty.") })
    try home.tap("done")
    #expect(home.texts.contains { $0.contains("is there already as symbol 1") })
    #expect(home.messages().isEmpty)
    #expect(home.model.state.decks == home.model.contents.decks)
  }

  @Test func cancelAsksBeforeAChangeIsDropped() throws {
    let home = try home()
    try home.tap("add deck")
    try home.tap("cancel")
    #expect(home.model.state.draft == nil)
    try home.tap("add deck")
    try write("Pets", into: "title", of: home)
    try home.tap("cancel")
    #expect(home.model.state.draft?.title == "Pets")
    try home.tap(text: "Keep editing")
    #expect(home.model.state.draft?.title == "Pets")
    try home.tap("cancel")
    try home.tap(text: "Discard")
    #expect(home.model.state.draft == nil)
    #expect(home.messages().isEmpty)
  }

  @Test func aDeckOfOnesOwnIsChangedInItsPlace() throws {
    let own = HomeDeck(try HomeStage.deck("pets", "Pets", ["🐶", "🐱"]), isOwn: true)
    let home = try home { $0.decks.append(own) }
    try home.tap("deck:pets")
    try home.tap("change")
    try write("!", into: "title", of: home)
    try home.tap("done")
    #expect(home.model.state.decks.map(\.id) == ["vehicles", "sports", "pets"])
    #expect(home.model.state.decks.last?.deck.title == "Pets!")
  }

  @Test func aCopyIsOnesOwnAndEditedAtOnce() throws {
    let home = try home()
    try home.tap("deck:sports")
    #expect(home.stage.element("change") == nil)
    try home.tap("duplicate")
    #expect(home.model.state.draft?.title == "Sports copy")
    home.stage.send(.text(" 2"))
    #expect(home.model.state.draft?.title == "Sports copy 2")
    for _ in 0..<2 { home.type("backspace") }
    try home.tap("done")
    #expect(home.model.state.decks.first?.id == "sports-copy")
    #expect(home.model.state.decks.first?.isOwn == true)
  }

  @Test func aDecksFileGoesToThePasteboardAndComesBack() throws {
    let home = try home()
    try home.tap("deck:sports")
    try home.tap("copy")
    let text = #"{"name":"sports","symbols":["⚽️","🏀","🏈"],"title":"Sports"}"#
    #expect(home.stage.takeEffects().map(\.effect) == [.copy(text)])
    #expect(home.texts.contains("Copied"))
    try home.tap("done")
    try home.tap("add deck")
    try home.tap("symbols")
    home.stage.send(.paste(text))
    home.stage.advance(by: .seconds(1))
    try home.tap("done")
    #expect(home.model.state.decks.first?.deck.symbols == ["⚽️", "🏀", "🏈"])
    #expect(home.model.state.decks.first?.id == "sports-2")
  }

  @Test func onlyDecksOfOnesOwnCanBeDeleted() throws {
    let own = HomeDeck(try HomeStage.deck("pets", "Pets", ["🐶", "🐱"]), isOwn: true)
    let home = try home { $0.decks.append(own) }
    func swipe(_ name: String) throws {
      let frame = try #require(home.stage.element(name)).frame
      let start = CGPoint(x: frame.maxX - 20, y: frame.midY)
      home.stage.drag(
        from: start, to: CGPoint(x: frame.minX + 20, y: frame.midY), over: .milliseconds(300))
      home.stage.advance(by: .seconds(2))
    }
    try swipe("deck:sports")
    #expect(home.messages().isEmpty)
    try swipe("deck:pets")
    #expect(home.messages() == [.keepDecks(Array(home.model.contents.decks.dropLast()))])
  }

  private func swipeAway(_ name: String, of home: HomeStage) throws {
    let frame = try #require(home.stage.element(name)).frame
    home.stage.drag(
      from: CGPoint(x: frame.maxX - 20, y: frame.midY),
      to: CGPoint(x: frame.minX + 20, y: frame.midY), over: .milliseconds(300))
    home.stage.advance(by: .seconds(2))
  }

  @Test(arguments: [true, false])
  func aDeckThatWasDeletedIsBroughtBack(byKey: Bool) throws {
    let own = HomeDeck(try HomeStage.deck("pets", "Pets", ["🐶", "🐱"]), isOwn: true)
    let home = try home { $0.decks.insert(own, at: 1) }
    let before = home.model.state.decks
    try swipeAway("deck:pets", of: home)
    #expect(home.model.state.decks.map(\.id) == ["vehicles", "sports"])
    #expect(home.texts.contains("Deleted: Pets"))
    _ = home.messages()
    if byKey { home.type("z", .control) } else { try home.tap("undo") }
    #expect(home.model.state.decks == before)
    #expect(home.messages() == [.keepDecks(before)])
    #expect(!home.texts.contains("Deleted: Pets"))
  }

  @Test func whatWasDeletedStaysSoOnceSomethingElseIsDone() throws {
    let own = HomeDeck(try HomeStage.deck("pets", "Pets", ["🐶", "🐱"]), isOwn: true)
    let home = try home { $0.decks.append(own) }
    try swipeAway("deck:pets", of: home)
    try home.tap("deck:sports")
    try home.tap("duplicate")
    try home.tap("done")
    #expect(home.stage.element("undo") == nil)
    try swipeAway("deck:sports-copy", of: home)
    #expect(home.stage.element("undo") != nil)
    home.type("escape")
    #expect(home.model.state.path.isEmpty && home.model.state.deleted == nil)
  }

  /// It led past the deck to all decks.
  @Test func escapeLeadsFromTheFileBackToTheDeck() throws {
    let home = try home()
    try home.tap("deck:sports")
    try home.tap("export")
    #expect(home.texts.contains("Save a deck file"))
    home.type("escape")
    #expect(!home.texts.contains("Save a deck file"))
    #expect(home.stage.element("export") != nil)
    try home.tap("export")
    home.type("return")
    #expect(home.messages() == [.writeDeck(name: "sports", path: "sports.json")])
    #expect(home.stage.element("export") == nil && home.model.state.path == [.decks])
    for event in HomeAnswer.tell("Written.").events { home.stage.send(event) }
    home.stage.advance(by: .seconds(1))
    #expect(home.texts.contains("Written."))
  }

  @Test func keysBeginWhereADeckIsLookedAtAndEdited() throws {
    let own = HomeDeck(try HomeStage.deck("pets", "Pets", ["🐶", "🐱"]), isOwn: true)
    let home = try HomeStage { $0.decks.insert(own, at: 0) }
    home.type("tab")
    for _ in 0..<9 where home.stage.focusedElement?.identifier != "decks" { home.type("tab") }
    home.type("return")
    #expect(home.stage.focusedElement?.identifier == "deck:pets")
    home.type("return")
    #expect(home.stage.focusedElement?.identifier == "play with it")
    for _ in 0..<3 where home.stage.focusedElement?.identifier != "change" { home.type("tab") }
    home.type("return")
    #expect(home.stage.focusedElement?.label == "Title")
  }

  @Test func whatWasToldIsGoneOnceTheDeckIsEdited() throws {
    let home = try home()
    try home.tap("add deck")
    for event in HomeAnswer.tell("no picture").events { home.stage.send(event) }
    #expect(home.texts.contains("no picture"))
    try write("Pets", into: "title", of: home)
    #expect(!home.texts.contains("no picture"))
  }

  @Test func aDeckIsPlayedWith() throws {
    let home = try home()
    try home.tap("deck:sports")
    try home.tap("play with it")
    #expect(home.model.state.path == [.decks, .newGame])
    #expect(home.model.state.plan.deck == "sports")
  }
}
