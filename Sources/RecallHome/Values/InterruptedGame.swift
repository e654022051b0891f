import RecallUI
import Statistics

/// A game that was left before it was over.
public struct InterruptedGame: Codable, Equatable, Sendable {
  /// The deck's title.
  public var title: String
  public var pairs: Int
  /// Nil where nobody knows: the program was killed.
  public var pairsLeft: Int?
  public var moves: Int
  /// In milliseconds, without pauses.
  public var milliseconds: Int64
  /// The day whose deal it is, if it is one.
  public var day: CalendarDay?

  public init(
    title: String, pairs: Int, pairsLeft: Int?, moves: Int, milliseconds: Int64,
    day: CalendarDay? = nil
  ) {
    self.title = title
    self.pairs = pairs
    self.pairsLeft = pairsLeft
    self.moves = moves
    self.milliseconds = milliseconds
    self.day = day
  }

  /// What it is, in a line.
  var summary: LocalizedStringKey {
    let title = LocalizedStringKey.Argument.key(LocalizedStringKey(name: title))
    guard let pairsLeft else {
      return LocalizedStringKey(
        "{deck}, {pairs}", ["deck": title, "pairs": .key(PlanText.pairs(pairs))])
    }
    return LocalizedStringKey(
      one: "{deck}, {left} of {count} pair left", other: "{deck}, {left} of {count} pairs left",
      count: pairs, ["deck": title, "left": .number(pairsLeft)])
  }
}
