/// Which games count.
public struct RecordFilter: Equatable, Sendable {
  /// Those with the deck of this name; nil for all.
  public var deck: String?
  /// Those with so many pairs; nil for all.
  public var pairs: Int?
  /// Those by these rules; nil for all.
  public var rules: String?
  /// Those that began on this day or later; nil for all.
  public var since: CalendarDay?
  /// Those that began on this day or earlier; nil for all.
  public var until: CalendarDay?

  /// Lets games count that fit all that is given.
  public init(
    deck: String? = nil, pairs: Int? = nil, rules: String? = nil, since: CalendarDay? = nil,
    until: CalendarDay? = nil
  ) {
    self.deck = deck
    self.pairs = pairs
    self.rules = rules
    self.since = since
    self.until = until
  }

  /// Whether a game counts, where clocks are `offset` seconds ahead of Greenwich.
  public func includes(_ record: GameRecord, offset: Int) -> Bool {
    includes(record, on: record.day(offset: offset))
  }

  /// Whether a game counts that began on a day.
  func includes(_ record: GameRecord, on day: CalendarDay) -> Bool {
    (deck ?? record.deck.name) == record.deck.name
      && (pairs ?? record.pairs) == record.pairs
      && (rules ?? record.rules) == record.rules
      && (since ?? day) <= day && day <= (until ?? day)
  }
}
