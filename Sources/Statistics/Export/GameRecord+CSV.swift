extension GameRecord {
  /// Games as comma-separated values (RFC 4180), a line each below the names of the fields.
  ///
  /// Numbers have a point, instants are in Greenwich's time, and what isn't known is empty.
  ///
  /// - Complexity: O(n)
  public static func csv(_ records: [GameRecord]) -> String {
    var table = CSVText()
    table.add(columns.map(\.name))
    for record in records { table.add(columns.map { $0.value(record) }) }
    return table.text
  }

  private static var columns: [(name: String, value: (GameRecord) -> String)] {
    [
      ("id", { "\($0.id)" }),
      ("began", { InstantText.utc($0.beganAt) }),
      ("deck", { $0.deck.name }),
      ("title", { $0.deck.title }),
      ("pairs", { "\($0.pairs)" }),
      ("seed", { "\($0.seed)" }),
      ("rules", { $0.rules }),
      ("players", { $0.players.map(\.text).joined(separator: "; ") }),
      ("person", { "\($0.person)" }),
      ("kind", { $0.kind.name }),
      ("day", { $0.kind.day?.description ?? "" }),
      ("limit", { $0.kind.limit.map { "\($0)" } ?? "" }),
      ("end", { $0.end.rawValue }),
      ("standing", { $0.standing.rawValue }),
      ("moves", { "\($0.moves)" }),
      ("score", { "\($0.score)" }),
      ("peeks", { "\($0.peeks)" }),
      ("milliseconds", { "\($0.milliseconds)" }),
      ("par", { $0.review.map { "\($0.par)" } ?? "" }),
      ("loss", { $0.review.map { "\($0.loss)" } ?? "" }),
      ("luck", { $0.review.map { "\($0.luck)" } ?? "" }),
      ("peeked", { $0.review.map { "\($0.peeks)" } ?? "" }),
      ("shuffled", { $0.review.map { "\($0.shuffles)" } ?? "" }),
      ("accuracy", { $0.accuracy.map { "\($0)" } ?? "" }),
      ("recalls", { "\($0.recalls.count)" }),
      ("recalled", { record in "\(record.recalls.count { $0.isHit })" }),
    ]
  }
}

extension GamePlayer {
  fileprivate var text: String { isBot ? "\(name) (bot)" : name }
}

extension GameKind {
  fileprivate var name: String {
    switch self {
    case .free: "free"
    case .daily: "daily"
    case .race: "race"
    }
  }

  fileprivate var day: CalendarDay? { if case .daily(let day) = self { day } else { nil } }

  fileprivate var limit: Int64? { if case .race(let limit) = self { limit } else { nil } }
}
