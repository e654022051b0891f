import Simulation
import Statistics

extension RecallSample {
  /// What a choice of a reviewed game tells of memory, as it is kept.
  package init(_ trial: RecallTrial<Double>) {
    self.init(movesAgo: trial.movesAgo, isHit: trial.isHit, chance: trial.chance)
  }

  /// The samples of a player in a game that was reviewed, in order.
  package static func samples(
    of review: GameReview<Double>, player: Int = 0
  ) -> [RecallSample] {
    review.choices.filter { $0.player == player }.compactMap { $0.trial.map(RecallSample.init) }
  }
}

extension ReviewFigures {
  /// The figures of a player in a game that was reviewed, as they are kept. Peeks and shuffles are
  /// those of the whole game.
  package init(_ review: GameReview<Double>, player: Int = 0) {
    let isSeated = review.losses.indices.contains(player)
    self.init(
      par: review.par, loss: isSeated ? review.losses[player] : 0,
      luck: isSeated ? review.luck[player] : 0, peeks: review.peeks, shuffles: review.shuffles)
  }
}
