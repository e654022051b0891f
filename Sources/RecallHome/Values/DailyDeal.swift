import GameModel
import Statistics

/// The deal of a day: the same for everybody, everywhere.
///
/// It is drawn from the day's date alone. Weeks begin with eight pairs on Monday and end with
/// twenty-four on Sunday, as crosswords get harder. The decks take turns, day by day, in an order of
/// their own that stays what it is when others are added. The seed is the `n`-th number that
/// SplitMix64 makes from the seed `0x6461696C79`, `n` being the number of the day since the first of
/// January 1970.
public struct DailyDeal: Equatable, Sendable {
  /// Whose deal it is.
  public let day: CalendarDay

  public init(of day: CalendarDay) {
    self.day = day
  }

  /// The name of the deck, one of those that ship.
  public var deck: String {
    let count = Self.decks.count
    return Self.decks[((day.number % count) + count) % count]
  }

  /// How many pairs are dealt.
  public var pairs: Int { Self.pairs[day.weekday] }

  /// What deals the cards.
  public var seed: UInt64 {
    let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    return SplitMix64.mix(0x64_6169_6C79 &+ UInt64(bitPattern: Int64(day.number)) &* step)
  }

  private static let decks = [
    "vehicles", "animals", "food", "sports", "faces", "objects", "shapes",
  ]
  private static let pairs = [8, 10, 12, 14, 16, 20, 24]
}
