import Foundation
import GameModel
import RecallUI
import Testing

@testable import RecallGame

@Suite struct AdviceBarTests {
  /// A game that explains itself, on a stage.
  private struct FirstGame {
    let game: EmojiMemoryGame
    let stage: Stage

    init() throws {
      let symbols = ["🚗", "🚕", "🚙", "🚌"]
      let game = try EmojiMemoryGame(title: "Cars", pairs: 4, seed: 3) { symbols[$0 % 4] }
      self.game = game
      stage = Stage(size: CGSize(width: 800, height: 600), state: game) {
        GameView(game: game, explains: true)
      }
    }

    func tap(_ name: String) throws {
      let frame = try #require(stage.frame(ofElement: name))
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: .seconds(3))
    }

    /// What is told is what is drawn.
    var shows: Bool {
      stage.displayList.items.contains {
        if case .text(let text, _) = $0.content {
          text.string == game.advice.sentence
        } else {
          false
        }
      }
    }
  }

  @Test func aFirstGameIsToldStepByStep() throws {
    let first = try FirstGame()
    #expect(first.game.advice == .deal)
    #expect(first.shows)
    try first.tap("deck")
    #expect(first.game.advice == .turnAnyUp)
    #expect(first.shows)
    try first.tap("card:0")
    #expect(first.game.advice == .findTwin(isKnown: false))
    #expect(first.shows)
    try first.tap("card:2")
    #expect(first.game.advice == .mismatch)
    #expect(first.shows)
    try first.tap("card:3")
    #expect(first.game.advice == .findTwin(isKnown: true))
    try first.tap("card:2")
    #expect(first.game.advice == .match)
    #expect(first.shows)
  }

  @Test func onceCardsWereComparedItTellsOfPeeks() throws {
    let first = try FirstGame()
    try first.tap("deck")
    for card in [0, 2, 4, 6, 0, 4] { try first.tap("card:\(card)") }
    #expect(first.game.moves == 3)
    #expect(first.game.advice == .mismatch)
    // A pair that was found goes from the table, and leaves nothing face up.
    for card in [2, 3] { try first.tap("card:\(card)") }
    #expect(first.game.advice == .match)
    _ = first.game.model.turnBack(at: .zero)
    #expect(first.game.advice == .peek)
    first.game.peek(at: 4, at: first.stage.now)
    first.game.endPeek()
    #expect(first.game.advice == .goOn)
  }

  @Test func aGameThatExplainsNothingHasTheSameStates() throws {
    let first = try FirstGame()
    let symbols = ["🚗", "🚕", "🚙", "🚌"]
    let plain = try EmojiMemoryGame(title: "Cars", pairs: 4, seed: 3) { symbols[$0 % 4] }
    let stage = Stage(size: CGSize(width: 800, height: 600), state: plain) { GameView(game: plain) }
    #expect(stage.frame(ofElement: "advice") == nil)
    for name in ["deck", "card:0", "card:2", "card:3"] {
      try first.tap(name)
      let frame = try #require(stage.frame(ofElement: name))
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: .seconds(3))
      #expect(stage.coreDigest == first.stage.coreDigest)
    }
  }

  /// The bar says how cards are dealt, and nobody needs to read that twice.
  @Test func aGameThatExplainsItselfSaysOnceHowToDeal() throws {
    let first = try FirstGame()
    let texts = first.stage.displayList.items.compactMap { item -> String? in
      if case .text(let text, _) = item.content { text.string } else { nil }
    }
    #expect(texts.filter { $0.contains("deck") } == [first.game.advice.sentence])
  }
}
