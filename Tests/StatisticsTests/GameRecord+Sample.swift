import Statistics

extension GameRecord {
  /// A game alone that was won.
  static func sample(
    id: Int64 = 1, beganAt: Int64 = 0, deck: String = "faces", pairs: Int = 8,
    rules: String = "classic", players: Int = 1, end: GameEnd = .finished,
    standing: GameStanding = .won, moves: Int = 14, score: Int = 10, milliseconds: Int64 = 60_000,
    par: Double = 12, loss: Double = 3, luck: Double = -1, recalls: [RecallSample] = []
  ) -> GameRecord {
    GameRecord(
      id: id, beganAt: beganAt, deck: PlayedDeck(name: deck, title: deck.uppercased()),
      pairs: pairs, seed: .max, rules: rules,
      players: (0..<players).map { GamePlayer(name: "Ada", isBot: $0 > 0) }, end: end,
      standing: standing, moves: moves, score: score, milliseconds: milliseconds,
      review: ReviewFigures(par: par, loss: loss, luck: luck), recalls: recalls)
  }
}
