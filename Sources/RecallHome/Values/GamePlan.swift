/// What is to be played: all that the screen for a new game asks for.
public struct GamePlan: Equatable, Sendable {
  /// Who sits at the table, in the order of the turns.
  public struct Seat: Codable, Equatable, Sendable {
    public var name: String
    /// The bot that plays; nil for a person.
    public var bot: BotStrength?

    public init(name: String, bot: BotStrength? = nil) {
      self.name = name
      self.bot = bot
    }
  }

  /// The name of the deck.
  public var deck = "vehicles"
  /// From 1 to `mostPairs`.
  public var pairs = 8
  /// From one to four.
  public var seats = [Seat(name: "You")]
  /// For how long all cards lie face up at the start, in milliseconds; 0 for not at all.
  public var look = 0
  /// Whether quick finds earn more.
  public var hasBonus = true
  public var allowsPeeks = true
  /// How much time there is, in seconds; nil for as much as it takes.
  public var race: Int?
  /// Whether one plays beside one's own best game of the same deal.
  public var hasGhost = false
  /// Whether the table tells what can be done next, as to somebody who plays for the first time.
  public var explains = false

  /// More than anybody finishes, and as many as still make sense on a screen.
  public static let mostPairs = 200
  public static let mostSeats = 4
  public static let looks = 0...60_000
  public static let races = 10...3600

  public init() {}
}

extension GamePlan {
  /// The first game of somebody who has never played: small, and it explains itself.
  public static func first(deck: String, name: String) -> GamePlan {
    var plan = GamePlan()
    (plan.deck, plan.pairs, plan.explains) = (deck, 4, true)
    plan.seats = [Seat(name: name)]
    return plan
  }
}

extension GamePlan: Codable {
  private enum CodingKeys: String, CodingKey {
    case deck, pairs, seats, look, hasBonus, allowsPeeks, race, hasGhost, explains
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(deck, forKey: .deck)
    try container.encode(pairs, forKey: .pairs)
    try container.encode(seats, forKey: .seats)
    try container.encode(look, forKey: .look)
    try container.encode(hasBonus, forKey: .hasBonus)
    try container.encode(allowsPeeks, forKey: .allowsPeeks)
    try container.encodeIfPresent(race, forKey: .race)
    try container.encode(hasGhost, forKey: .hasGhost)
    if explains { try container.encode(explains, forKey: .explains) }
  }

  /// Takes over what is there and as it should be; all else stays as it is at first.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, _ standard: Value) -> Value {
      (try? container.decodeIfPresent(Value.self, forKey: key)).flatMap { $0 } ?? standard
    }
    deck = value(.deck, deck)
    pairs = min(max(value(.pairs, pairs), 1), Self.mostPairs)
    let seats = value(.seats, seats).prefix(Self.mostSeats)
    if !seats.isEmpty { self.seats = Array(seats) }
    look = min(max(value(.look, look), Self.looks.lowerBound), Self.looks.upperBound)
    hasBonus = value(.hasBonus, hasBonus)
    allowsPeeks = value(.allowsPeeks, allowsPeeks)
    race = value(.race, race).map { min(max($0, Self.races.lowerBound), Self.races.upperBound) }
    hasGhost = value(.hasGhost, hasGhost)
    explains = value(.explains, explains)
  }
}

/// How well a bot plays, as people choose it.
public enum BotStrength: String, Codable, CaseIterable, Sendable {
  case gentle, fair, strong, perfect

  /// The bot of the simulations that plays so.
  public var botName: String {
    switch self {
    case .gentle: "forgetful:0.6"
    case .fair: "lru:5"
    case .strong: "forgetful:0.93"
    case .perfect: "perfect"
    }
  }

  public var title: String {
    switch self {
    case .gentle: "Gentle"
    case .fair: "Fair"
    case .strong: "Strong"
    case .perfect: "Perfect"
    }
  }

  /// What it is called at a table where nobody has given it another name.
  public var seatName: String { "\(title) bot" }

  /// What it remembers, in a sentence.
  public var explanation: String {
    switch self {
    case .gentle: "A gentle bot forgets nearly half of what it saw with each move."
    case .fair: "A fair bot remembers the last five cards."
    case .strong: "A strong bot forgets a card now and then."
    case .perfect: "A perfect bot forgets nothing."
    }
  }
}

/// Games that have a name, for those who want no options.
public enum GameLevel: String, CaseIterable, Sendable {
  case calm, classic, keen, sharp, master, race, duel

  public var title: String {
    switch self {
    case .calm: "Calm"
    case .classic: "Classic"
    case .keen: "Keen"
    case .sharp: "Sharp"
    case .master: "Master"
    case .race: "Race"
    case .duel: "Duel"
    }
  }

  /// What it is, in a few words.
  public var explanation: String {
    switch self {
    case .calm: "6 pairs, after a look at all cards"
    case .classic: "8 pairs"
    case .keen: "12 pairs"
    case .sharp: "18 pairs, no peeks"
    case .master: "26 pairs, no peeks"
    case .race: "10 pairs within two minutes"
    case .duel: "12 pairs against a fair bot"
    }
  }

  /// The plan of this level for a deck and the one who plays.
  public func plan(deck: String, name: String) -> GamePlan {
    var plan = GamePlan()
    plan.deck = deck
    plan.seats = [GamePlan.Seat(name: name)]
    switch self {
    case .calm: (plan.pairs, plan.look) = (6, 4000)
    case .classic: plan.pairs = 8
    case .keen: plan.pairs = 12
    case .sharp: (plan.pairs, plan.allowsPeeks) = (18, false)
    case .master: (plan.pairs, plan.allowsPeeks) = (26, false)
    case .race: (plan.pairs, plan.race) = (10, 120)
    case .duel:
      plan.pairs = 12
      plan.seats.append(GamePlan.Seat(name: BotStrength.fair.seatName, bot: .fair))
    }
    return plan
  }

  /// The level that a plan is, if it is one's.
  public init?(_ plan: GamePlan) {
    let name = plan.seats.first?.name ?? ""
    guard let level = Self.allCases.first(where: { $0.plan(deck: plan.deck, name: name) == plan })
    else { return nil }
    self = level
  }
}
