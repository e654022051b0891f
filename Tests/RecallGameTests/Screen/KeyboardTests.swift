import Interaction
import RecallUI
import Testing

@testable import RecallGame

/// Everything that a pointer can do, the keyboard can.
@Suite struct KeyboardTests {
  @Test(arguments: ["space", "return"])
  func theDeckHasTheFocusAtFirstAndIsDealtByAKey(key: String) throws {
    let played = try PlayedStage()
    played.type(key)
    #expect(!played.game.awaitsDeal)
  }

  @Test(arguments: ["space", "return"])
  func aKeyTurnsTheFocusedCardUp(key: String) throws {
    let played = try PlayedStage()
    try played.deal()
    played.type("tab")
    played.type(key)
    #expect(played.game.cards.filter(\.isFaceUp).map(\.id) == [played.game.cards[0].id])
  }

  @Test func arrowsGoFromCardToCard() throws {
    let played = try PlayedStage()
    played.finishDealing()
    let tops = try played.game.cards.map {
      try #require(played.stage.element("card:\($0.id)")).frame.minY
    }
    let columns = tops.filter { $0 == tops[0] }.count
    played.type("tab")
    for (key, place) in [("right", 1), ("down", 1 + columns), ("left", columns), ("up", 0)] {
      played.type(key)
      played.type("l")
      #expect(played.game.cards[place].hasBeenSeen, "after \(key)")
    }
  }

  @Test func lPeeksForAsLongAsItIsHeld() throws {
    let played = try PlayedStage()
    played.finishDealing()
    played.type("tab")
    played.stage.send(.key(KeyEvent(.down, key: "l")))
    #expect(played.game.cards[0].isPeeked)
    #expect(played.game.score == -1)
    played.stage.send(.key(KeyEvent(.repeat, key: "l")))
    #expect(played.game.score == -1)
    played.stage.send(.key(KeyEvent(.up, key: "l")))
    #expect(!played.game.cards[0].isPeeked)
  }

  @Test func f1OpensTheHelpAndClosesIt() throws {
    let played = try PlayedStage()
    played.finishDealing()
    played.type("f1")
    played.stage.advance(by: .seconds(1))
    #expect(played.stage.element("How to play") != nil)
    #expect(played.game.isPausedByPlayer)
    played.type("f1")
    #expect(!played.game.isPausedByPlayer)
  }

  @Test(arguments: [false, true])
  func controlAndNDealANewGame(isFromHelp: Bool) throws {
    let played = try PlayedStage()
    played.finishDealing()
    if isFromHelp { played.type("f1") }
    played.stage.send(.key(KeyEvent(.down, key: "n", modifiers: .control)))
    #expect(played.game.shuffles == 2)
    #expect(played.game.gathersCards)
  }

  /// Alt+Return is the window's.
  @Test func cardsAndTheDeckHearNoKeyWithAnother() throws {
    let played = try PlayedStage()
    played.stage.send(.key(KeyEvent(.down, key: "return", modifiers: .option)))
    #expect(played.game.awaitsDeal)
    try played.deal()
    played.type("tab")
    for modifier in [KeyEvent.Modifiers.option, .control, .shift] {
      played.stage.send(.key(KeyEvent(.down, key: "return", modifiers: modifier)))
      #expect(played.stage.unhandledKey != nil)
    }
    #expect(played.game.cards.allSatisfy { !$0.isFaceUp })
  }

  @Test func lettersDoWhatTheButtonsDo() throws {
    let played = try PlayedStage()
    played.finishDealing()
    played.type("s")
    #expect(played.game.shuffles == 2)
    played.type("escape")
    #expect(played.game.isPausedByPlayer)
    #expect(played.stage.element("Paused") != nil)
    played.type("escape")
    #expect(!played.game.isPausedByPlayer)
    played.type("h")
    #expect(played.game.isPausedByPlayer)
    #expect(played.stage.element("How to play") != nil)
    played.type("escape")
    #expect(played.stage.element("How to play") == nil)
    played.type("n")
    #expect(played.game.dealing.dealt == 0)
  }

  @Test func hClosesTheHelpThatItOpened() throws {
    let played = try PlayedStage()
    played.finishDealing()
    played.type("h")
    #expect(played.stage.element("How to play") != nil)
    played.type("h")
    #expect(played.stage.element("How to play") == nil)
    #expect(!played.game.isPausedByPlayer)
    // A pause without help has no such key: H is for help alone.
    played.type("escape")
    played.type("h")
    #expect(played.game.isPausedByPlayer)
  }

  @Test func pPausesAndGoesOn() throws {
    let played = try PlayedStage()
    played.finishDealing()
    played.type("p")
    #expect(played.game.isPausedByPlayer)
    #expect(played.game.score == 0, "it peeks at nothing")
    played.type("p")
    #expect(!played.game.isPausedByPlayer)
    played.type("h")
    played.type("p")
    #expect(played.game.isPausedByPlayer, "the help is closed by H")
  }

  /// A click beside the cards leaves the focus where it was, without a ring.
  @Test(arguments: ["return", "space"])
  func aKeyActsOnNoCardWhoseFocusIsUnseen(key: String) throws {
    let played = try PlayedStage(pairs: 4)
    played.finishDealing()
    played.type("tab")
    played.stage.tap(at: CGPoint(x: 2, y: 2))
    let focused = try #require(played.stage.focusedElement?.identifier)
    #expect(played.stage.snapshot["stage.showsFocusRing"] == "false")
    played.type(key)
    #expect(played.game.cards.allSatisfy { !$0.isFaceUp })
    #expect(played.stage.snapshot["stage.showsFocusRing"] == "true")
    played.type(key)
    #expect(played.game.cards.filter(\.isFaceUp).map { "card:\($0.id)" } == [focused])
  }

  /// They led to the buttons from wherever these were the nearest.
  @Test func arrowsStayOnTheBoardWhereThereIsNothingBesideIt() throws {
    let played = try PlayedStage(pairs: 2)
    played.type("return")
    played.stage.advance(by: .seconds(3))
    for key in ["right", "right", "right", "right", "down", "right", "right"] {
      played.type(key)
      let name = try #require(played.stage.focusedElement?.identifier)
      #expect(name.hasPrefix("card:"), "after \(key): \(name)")
    }
    for _ in 0..<3 { played.type("down") }
    let name = try #require(played.stage.focusedElement?.identifier)
    #expect(!name.hasPrefix("card:"), "down leads to the buttons")
  }

  @Test(arguments: ["h", "p", "escape"])
  func theFocusComesBackToItsCardAfterACover(key: String) throws {
    let played = try PlayedStage()
    played.finishDealing()
    for key in ["tab", "right", "down"] { played.type(key) }
    let card = try #require(played.stage.focusedElement?.identifier)
    played.type(key)
    #expect(played.stage.focusedElement?.identifier == "go on")
    played.type(key)
    #expect(played.stage.focusedElement?.identifier == card)
  }

  @Test func nothingBehindACoverHearsAKey() throws {
    let played = try PlayedStage()
    played.finishDealing()
    played.type("escape")
    for key in ["n", "s", "tab", "l"] {
      played.type(key)
    }
    #expect(played.game.shuffles == 1)
    #expect(played.game.isPausedByPlayer)
    #expect(played.game.cards.allSatisfy { !$0.isPeeked })
    played.type("space")
    #expect(!played.game.isPausedByPlayer, "the only button of the cover has the focus")
  }

  /// The help says so.
  @Test func nDealsANewGameWhereTheHelpIsSeenAndWhenTheGameIsWon() throws {
    let played = try PlayedStage(pairs: 1)
    played.finishDealing()
    played.type("h")
    #expect(played.stage.element("How to play") != nil)
    played.type("n")
    #expect(!played.game.isPausedByPlayer)
    #expect(played.game.shuffles == 2)
    played.finishDealing()
    for id in [0, 1] { try played.tap(card: id) }
    played.stage.advance(by: .seconds(3))
    #expect(played.game.isOver)
    played.type("n")
    #expect(!played.game.isOver)
    #expect(played.game.shuffles == 3)
  }

  /// It was on any button, whichever was near.
  @Test(arguments: ["tab right down", "tab right down tab", "p escape", ""])
  func aNewGameBeginsWithTheFocusOnItsFirstCard(keys: String) throws {
    let played = try PlayedStage()
    played.finishDealing()
    for key in keys.split(separator: " ") { played.type(String(key)) }
    played.type("n")
    let first = try #require(played.game.cards.first?.id)
    #expect(played.game.gathersCards)
    #expect(played.stage.focusedElement?.identifier == "card:\(first)")
    played.stage.advance(by: .seconds(4))
    #expect(played.stage.focusedElement?.identifier == "card:\(first)")
  }

  @Test func anotherGameAfterOneThatIsWonBeginsWithTheFocusOnItsFirstCard() throws {
    let played = try PlayedStage(pairs: 2)
    played.finishDealing()
    for id in 0..<4 { try played.tap(card: id) }
    played.stage.advance(by: .seconds(3))
    #expect(played.game.isOver)
    played.type("tab")
    played.type("return")
    #expect(!played.game.isOver)
    played.stage.advance(by: .seconds(4))
    let first = try #require(played.game.cards.first?.id)
    #expect(played.stage.focusedElement?.identifier == "card:\(first)")
  }

  /// It went with its card, and told where that had gone.
  @Test func aShuffleLeavesTheFocusAtItsPlace() throws {
    let played = try PlayedStage()
    played.finishDealing()
    for key in ["tab", "right", "down"] { played.type(key) }
    let before = try #require(played.stage.focusedElement)
    played.type("s")
    played.stage.advance(by: .seconds(2))
    let after = try #require(played.stage.focusedElement)
    #expect(after.frame == before.frame)
    #expect(after.identifier != before.identifier)
  }

  /// From the deck to the next game, without a pointer.
  @Test func aWholeGameCanBePlayedWithTheKeyboard() throws {
    let played = try PlayedStage(pairs: 4)
    played.type("space")
    played.stage.advance(by: .seconds(3))
    for id in 0..<8 {
      #expect(turnUp(card: id, on: played), "card \(id)")
    }
    #expect(played.game.isOver)
    played.type("return")
    #expect(!played.game.isOver)
  }

  /// Goes from card to card and peeks, until the card is found, and turns it up.
  private func turnUp(card id: Int, on played: PlayedStage) -> Bool {
    for _ in 0..<20 {
      played.type("tab")
      played.stage.send(.key(KeyEvent(.down, key: "l")))
      let peeked = played.game.cards.first(where: \.isPeeked)?.id
      played.stage.send(.key(KeyEvent(.up, key: "l")))
      guard peeked == id else { continue }
      played.type("return")
      return true
    }
    return false
  }

  @Test func thePairThatWasFoundLeavesTheFocusOnTheTable() throws {
    let played = try PlayedStage(pairs: 4)
    played.finishDealing()
    played.type("tab")
    let first = played.game.cards[0].id
    played.type("return")
    try played.tap(card: first ^ 1)
    #expect(played.game.cards[0].isMatched)
    played.type("tab")
    played.type("return")
    #expect(played.game.cards.contains { $0.isFaceUp && !$0.isMatched })
  }
}
