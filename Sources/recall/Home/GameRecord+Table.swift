import GameModel
import RecallGame
import RecallHome
import RecallUI
import Simulation
import Statistics

extension GameRecord {
  /// Writes down how a game stands.
  mutating func note(_ table: EmojiMemoryGame, at instant: Instant) {
    milliseconds = table.playedTime(at: instant).saturatingNanoseconds / 1_000_000
    let players = table.players
    guard players.indices.contains(person) else { return }
    moves = players[person].moves
    score = players[person].score
    peeks = players[person].peeks
  }
}

extension EmojiMemoryGame {
  /// How a game that is over ended for one of its players.
  func standing(of player: Int) -> GameStanding {
    if isLost { return .lost }
    return switch standing {
    case .undecided: .none
    case .won(let winner): winner == player ? .won : .lost
    case .tied(let winners): winners.contains(player) ? .tied : .lost
    }
  }
}

extension InterruptedGame {
  /// - Parameter pairsLeft: nil where nobody knows.
  init(_ record: GameRecord, pairsLeft: Int?) {
    var day: CalendarDay?
    if case .daily(let its) = record.kind { day = its }
    self.init(
      title: record.deck.title, pairs: record.pairs, pairsLeft: pairsLeft, moves: record.moves,
      milliseconds: record.milliseconds, day: day)
  }
}

extension DailyResult {
  init(of day: CalendarDay, _ record: GameRecord, _ review: GameReview<Double>) {
    self.init(
      day: day, moves: record.moves, par: review.par, accuracy: review.accuracy,
      milliseconds: record.milliseconds, marks: Self.marks(of: review))
  }

  /// A mark for each move.
  private static func marks(of review: GameReview<Double>) -> [Mark] {
    var costs: [Int: Double] = [:]
    var marks: [Mark] = []
    for choice in review.choices {
      costs[choice.move, default: 0] += choice.loss
      guard choice.isSecond else { continue }
      let isCostly = (costs[choice.move] ?? 0) >= 0.25
      marks.append(choice.isMatch ? .match : isCostly ? .mistake : .miss)
    }
    return marks
  }
}
