import Statistics

/// Games as somebody could have played them, the same each time.
enum PlayedGames {
  /// 2026-11-22, 12:00 in Greenwich.
  static let now: Int64 = 1_795_348_800

  /// - Parameter count: How many, the last of them yesterday.
  static func games(_ count: Int) -> [GameRecord] {
    (0..<max(count, 0)).map { number in
      let age = Int64(count - number)
      let pairs = [8, 12, 20][number % 3]
      let loss = Double((number * 7) % 5) * 0.6
      return GameRecord(
        id: Int64(number + 1), beganAt: now - age * 86_400 - Int64(number % 2) * 40_000,
        deck: number % 4 == 0
          ? PlayedDeck(name: "food", title: "Food") : PlayedDeck(name: "faces", title: "Faces"),
        pairs: pairs, seed: UInt64(number), players: [GamePlayer(name: "Ada")],
        end: number % 9 == 8 ? .abandoned : .finished,
        standing: number % 9 == 8 ? .none : .won, moves: pairs + pairs / 2 + number % 4,
        score: 20 + number % 11, milliseconds: Int64(60_000 + number * 500),
        review: ReviewFigures(par: Double(pairs) * 1.6, loss: loss, luck: Double(number % 5) - 2),
        recalls: (1...9).map { ago in
          RecallSample(
            movesAgo: ago * (ago + 1) / 2, isHit: (number * ago) % 10 > ago, chance: 0.08)
        })
    }
  }
}
