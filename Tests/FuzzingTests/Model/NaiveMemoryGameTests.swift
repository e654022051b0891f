import GameModel
import Testing

@testable import Fuzzing

/// The oracle is checked by hand on the rules as they are written down.
struct NaiveMemoryGameTests {
  private func game(pairs: Int = 2, _ rules: Rules = .classic) -> NaiveMemoryGame {
    NaiveMemoryGame(ModelSetup(pairs: pairs, kinds: pairs, players: 2, rules: rules))
  }

  private func play(
    _ game: inout NaiveMemoryGame, _ operations: (ModelOperation.Kind, seconds: Int64)...
  ) -> [String] {
    operations.map { kind, seconds in
      "\(game.perform(ModelOperation(kind, at: GameInstant(milliseconds: seconds * 1000))))"
    }
  }

  @Test func aMatchEarnsTwoAndTheWholeSecondsLeft() {
    var game = game()
    #expect(play(&game, (.choose(0), 0), (.choose(1), seconds: 2)) == ["flipped", "matched"])
    let view = game.view(at: GameInstant(milliseconds: 9000))
    #expect(view.score == 2 + 4 + 6)
    #expect(view.currentPlayer == 0)
    #expect(view.cards[0].bonus == .seconds(4))
    #expect(view.cards[1].hasEarnedBonus)
  }

  @Test func aMismatchCostsOneForEachCardSeenBefore() {
    var game = game()
    #expect(
      play(&game, (.choose(0), 0), (.choose(2), 0), (.choose(3), 0), (.choose(0), 0))
        == ["flipped", "mismatched", "flipped", "mismatched"])
    let view = game.view(at: .zero)
    #expect(view.players[0] == GameView.Seat(moves: 1))
    #expect(view.players[1] == GameView.Seat(moves: 1, score: -1))
    #expect(view.cards[3].isFaceUp)
    #expect(!view.cards[2].isFaceUp)
  }

  @Test func choicesThatAreNotAllowedChangeNothing() {
    var game = game()
    #expect(
      play(
        &game, (.choose(4), 0), (.choose(0), 0), (.choose(0), 0), (.pause, 1), (.choose(1), 1),
        (.resume, 60), (.choose(1), 61), (.choose(1), 61), (.turnBack, 61), (.turnBack, 61))
        == [
          "ignored(GameModel.Outcome.Reason.unknownCard)", "flipped",
          "ignored(GameModel.Outcome.Reason.alreadyFaceUp)", "true",
          "ignored(GameModel.Outcome.Reason.paused)", "true", "matched",
          "ignored(GameModel.Outcome.Reason.alreadyMatched)", "true", "false",
        ])
    #expect(game.view(at: .zero).score == 2 + 4 + 6, "the pause used up no bonus")
  }

  /// Time that runs backwards uses up nothing, and gives nothing back.
  @Test func theStretchesOfACardAddUp() {
    var game = game()
    func left(at seconds: Int64) -> Duration {
      game.view(at: GameInstant(milliseconds: seconds * 1000)).cards[0].bonus
    }
    _ = play(&game, (.choose(0), 10))
    #expect(left(at: 12) == .seconds(4))
    #expect(left(at: 9) == .seconds(6))
    _ = play(&game, (.pause, seconds: 11), (.resume, 60))
    #expect(left(at: 60) == .seconds(5))
    _ = play(&game, (.pause, seconds: 58), (.resume, 70))
    #expect(left(at: 70) == .seconds(5))
    #expect(left(at: 80) == .zero)
  }

  @Test func aPeekEndsWithTheNextOneAChoiceOrByItself() {
    var game = game()
    func peeked() -> [Int] { game.view(at: .zero).cards.filter(\.isPeeked).map(\.id) }
    for ending in [.peek(1), .choose(2), .endPeek, .restart] as [ModelOperation.Kind] {
      _ = play(&game, (.restart, 0), (.peek(0), 0))
      #expect(peeked() == [0])
      _ = play(&game, (ending, 0))
      #expect(peeked() == (ending == .peek(1) ? [1] : []))
    }
  }

  @Test func aDealThatLiesFaceUpIsSeenWhenItIsTurnedBack() {
    var game = game(Rules(deal: .faceUp))
    #expect(game.view(at: .zero).cards.allSatisfy { $0.isFaceUp && !$0.hasBeenSeen })
    #expect(play(&game, (.turnBack, 0)) == ["true"])
    #expect(game.view(at: .zero).cards.allSatisfy { !$0.isFaceUp && $0.hasBeenSeen })
    #expect(play(&game, (.restart, 0)) == ["done"])
    #expect(game.view(at: .zero).cards.allSatisfy { $0.isFaceUp && !$0.hasBeenSeen })
  }
}
