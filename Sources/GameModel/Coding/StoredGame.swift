/// A game as it is written to a file: named fields, the cards in the order of their places.
struct StoredGame<Content> {
  /// The only format so far; a reader refuses what it doesn't know.
  static var format: Int { 1 }

  var rules: Rules
  /// The picture of each pair; the cards 2k and 2k + 1 show picture k.
  var contents: [Content]
  var cards: [StoredCard]
  var players: [StoredPlayer]
  var currentPlayer: Int
  var isDealUp: Bool
  var isPaused: Bool

  enum CodingKeys: String, CodingKey {
    case format, rules, contents, cards, players, currentPlayer, isDealUp, isPaused
  }
}

struct StoredCard: Codable {
  var id: Int
  var isFaceUp: Bool
  var isMatched: Bool
  var hasBeenSeen: Bool
  var isPeeked: Bool
  /// Nanoseconds.
  var bonusTimeSpent: Int64
  /// Nanoseconds since the session's start; nil while the card's clock stands.
  var bonusTimeRunsSince: Int64?
}

struct StoredPlayer: Codable {
  var pairs: Int
  var moves: Int
  var peeks: Int
  var score: Int
}

extension StoredGame: Encodable where Content: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(rules, forKey: .rules)
    try container.encode(contents, forKey: .contents)
    try container.encode(cards, forKey: .cards)
    try container.encode(players, forKey: .players)
    try container.encode(currentPlayer, forKey: .currentPlayer)
    try container.encode(isDealUp, forKey: .isDealUp)
    try container.encode(isPaused, forKey: .isPaused)
  }
}

extension StoredGame: Decodable where Content: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == Self.format else { throw UnreachableState.unknownFormat(format) }
    rules = try container.decode(Rules.self, forKey: .rules)
    contents = try container.decode([Content].self, forKey: .contents)
    cards = try container.decode([StoredCard].self, forKey: .cards)
    players = try container.decode([StoredPlayer].self, forKey: .players)
    currentPlayer = try container.decode(Int.self, forKey: .currentPlayer)
    isDealUp = try container.decode(Bool.self, forKey: .isDealUp)
    isPaused = try container.decode(Bool.self, forKey: .isPaused)
  }
}
