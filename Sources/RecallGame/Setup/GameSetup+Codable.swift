import Simulation

extension GameSetup: Codable {
  private enum CodingKeys: String, CodingKey {
    case seats, turnBack, look, hasBonus, allowsPeeks, race, hold, ghost, offersUndo
  }

  /// Encodes a setup.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seats, forKey: .seats)
    try container.encodeIfPresent(turnBack, forKey: .turnBack)
    try container.encode(look, forKey: .look)
    try container.encode(hasBonus, forKey: .hasBonus)
    try container.encode(allowsPeeks, forKey: .allowsPeeks)
    try container.encodeIfPresent(race, forKey: .race)
    try container.encode(hold, forKey: .hold)
    try container.encode(ghost, forKey: .ghost)
    try container.encode(offersUndo, forKey: .offersUndo)
  }

  /// Decodes a setup; what is missing is as by default.
  ///
  /// - Throws: A ``GameSetupError`` for a setup that no game has, a `DecodingError` for what is no
  ///   setup at all.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, _ standard: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    self.init()
    seats = try value(.seats, seats)
    turnBack = try container.decodeIfPresent(Int64.self, forKey: .turnBack)
    look = try value(.look, look)
    hasBonus = try value(.hasBonus, hasBonus)
    allowsPeeks = try value(.allowsPeeks, allowsPeeks)
    race = try container.decodeIfPresent(Int64.self, forKey: .race)
    hold = try value(.hold, hold)
    ghost = try value(.ghost, ghost)
    offersUndo = try value(.offersUndo, offersUndo)
    try validateRules()
  }
}

extension GameSetup.Seat: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, bot
  }

  /// Encodes a seat, a bot by its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(bot?.description, forKey: .bot)
  }

  /// Decodes a seat.
  ///
  /// - Throws: A `BotKind.UnknownName` for a bot that there isn't.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    bot = try container.decodeIfPresent(String.self, forKey: .bot).map(BotKind.init(name:))
  }
}
