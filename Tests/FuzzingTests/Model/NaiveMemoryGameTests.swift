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
}
