import RecallGame
import RecallUI
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
  ///
  /// - Parameter catalog: What it says that in; nil for English.
  func sharedText(in catalog: StringCatalog?) -> String {
    ([head.string(in: catalog), sum.string(in: catalog)] + rows).joined(separator: "\n")
  }

  /// The same without its first line, line by line.
  var course: [LocalizedStringKey] { [sum] + rows.map { LocalizedStringKey(verbatim: $0) } }

  private var head: LocalizedStringKey {
    LocalizedStringKey(
      "Recall {day}, {pairs}",
      ["day": .text("\(day)"), "pairs": .key(PlanText.pairs(DailyDeal(of: day).pairs))])
  }

  private var sum: LocalizedStringKey {
    LocalizedStringKey(
      "{moves} (par {par}), accuracy {accuracy} %, {time}",
      [
        "moves": .key(Counts.moves(moves)), "par": .decimal(par.rounded(to: 1)),
        "accuracy": .decimal(accuracy.rounded(to: 0)),
        "time": .text(PlayTime.text(ofMilliseconds: milliseconds)),
      ])
  }

  /// The moves, ten in a line.
  private var rows: [String] {
    let squares = marks.map { mark in
      switch mark {
      case .match: "🟩"
      case .miss: "⬜"
      case .mistake: "🟧"
      }
    }
    return stride(from: 0, to: squares.count, by: 10).map { start in
      squares[start..<min(start + 10, squares.count)].joined()
    }
  }
}
