import Statistics

/// What came of a day's deal.
public struct DailyResult: Codable, Equatable, Sendable {
  /// How a move went.
  public enum Mark: String, Codable, Equatable, Sendable {
    /// A pair.
    case match = "m"
    /// Two cards that don't match, where nothing better could be known.
    case miss = "o"
    /// The same, where a perfect memory had known better.
    case mistake = "x"
  }

  public var day: CalendarDay
  /// How many moves it took.
  public var moves: Int
  /// How many a perfect memory expects to need.
  public var par: Double
  /// From 0 to 100.
  public var accuracy: Double
  /// How long it took, in milliseconds, without pauses.
  public var milliseconds: Int64
  /// The moves, one after the other.
  public var marks: [Mark]

  public init(
    day: CalendarDay, moves: Int, par: Double, accuracy: Double, milliseconds: Int64, marks: [Mark]
  ) {
    self.day = day
    self.moves = moves
    self.par = par
    self.accuracy = accuracy
    self.milliseconds = milliseconds
    self.marks = marks
  }

  /// A text to send to others, which says how it went and nothing of where the cards lay.
  public var sharedText: String {
    let deal = DailyDeal(of: day)
    let squares = marks.map { mark in
      switch mark {
      case .match: "🟩"
      case .miss: "⬜"
      case .mistake: "🟧"
      }
    }
    let rows = stride(from: 0, to: squares.count, by: 10).map { start in
      squares[start..<min(start + 10, squares.count)].joined()
    }
    let head = "Recall \(day), \(deal.pairs) pairs"
    let sum =
      "\(moves) \(moves == 1 ? "move" : "moves") (par \(par.rounded(to: 1))), "
      + "accuracy \(accuracy.rounded(to: 0)) %, \(PlayTime.text(ofMilliseconds: milliseconds))"
    return ([head, sum] + rows).joined(separator: "\n")
  }
}
