/// A game that was played, as it is kept: what was dealt, who played, and how it went for the person.
public struct GameRecord: Codable, Equatable, Sendable, Identifiable {
  /// The game's number among those that are kept.
  public var id: Int64
  /// When the first card was dealt, in seconds since 1970 began in Greenwich.
  public var beganAt: Int64
  public var deck: PlayedDeck
  /// How many pairs there were to find.
  public var pairs: Int
  /// What dealt the cards.
  public var seed: UInt64
  /// What was played by, in a few words that are the same for the same rules: `classic`, say.
  public var rules: String
  /// Who played, in the order of their turns.
  public var players: [GamePlayer]
  /// The place among `players` of whom the figures below are.
  public var person: Int
  public var kind: GameKind
  public var end: GameEnd
  /// How it ended for the person.
  public var standing: GameStanding
  /// The moves that the person made: a move is two cards turned up.
  public var moves: Int
  /// The person's points.
  public var score: Int
  /// How often the person looked at a card for points.
  public var peeks: Int
  /// How long the game ran, without pauses.
  public var milliseconds: Int64
  /// What of it was skill, and what luck; nil where that isn't known.
  public var review: ReviewFigures?
  /// The person's choices that tell of memory, in order.
  public var recalls: [RecallSample]

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - id: The game's number among those that are kept; any until it is kept.
  ///   - beganAt: Seconds since 1970 began in Greenwich.
  ///   - deck: The cards.
  ///   - pairs: How many pairs there were to find.
  ///   - seed: What dealt the cards.
  ///   - rules: What was played by, in a few words.
  ///   - players: Who played, in the order of their turns.
  ///   - person: The place among `players` of whom the figures are.
  ///   - kind: What sort of game it was.
  ///   - end: How it ended; a game that goes on is interrupted until it ends.
  ///   - standing: How it ended for the person.
  ///   - moves: The moves that the person made.
  ///   - score: The person's points.
  ///   - peeks: How often the person looked at a card for points.
  ///   - milliseconds: How long the game ran, without pauses.
  ///   - review: What of it was skill, and what luck.
  ///   - recalls: The person's choices that tell of memory.
  public init(
    id: Int64 = 0, beganAt: Int64, deck: PlayedDeck, pairs: Int, seed: UInt64,
    rules: String = "classic", players: [GamePlayer] = [GamePlayer(name: "")], person: Int = 0,
    kind: GameKind = .free, end: GameEnd = .interrupted, standing: GameStanding = .none,
    moves: Int = 0, score: Int = 0, peeks: Int = 0, milliseconds: Int64 = 0,
    review: ReviewFigures? = nil, recalls: [RecallSample] = []
  ) {
    self.id = id
    self.beganAt = beganAt
    self.deck = deck
    self.pairs = pairs
    self.seed = seed
    self.rules = rules
    self.players = players
    self.person = person
    self.kind = kind
    self.end = end
    self.standing = standing
    self.moves = moves
    self.score = score
    self.peeks = peeks
    self.milliseconds = milliseconds
    self.review = review
    self.recalls = recalls
  }
}

extension GameRecord {
  /// Whether nobody else played.
  public var isAlone: Bool { players.count <= 1 }

  /// Whether the person found all pairs, alone: a race can end before that.
  public var isSolvedAlone: Bool { isAlone && end == .finished && standing != .lost }

  /// Moves over what a perfect memory expects, less than none for a lucky game; nil for a game that
  /// wasn't solved alone, or that wasn't reviewed.
  public var movesOverPar: Double? {
    guard isSolvedAlone, let review, review.par.isFinite else { return nil }
    return Double(moves) - review.par
  }

  /// How near the person came to perfect play, `100 · par / (par + loss)`, from 0 to 100; nil for a
  /// game that wasn't solved alone, or that wasn't reviewed.
  public var accuracy: Double? {
    isSolvedAlone ? review?.accuracy : nil
  }

  /// What luck took, in moves; nil for a game that wasn't solved alone, or that wasn't reviewed.
  public var luck: Double? {
    guard isSolvedAlone, let review, review.luck.isFinite else { return nil }
    return review.luck
  }

  /// The day on which it began, where clocks are `offset` seconds ahead of Greenwich.
  public func day(offset: Int) -> CalendarDay { CalendarDay(seconds: beganAt, offset: offset) }
}
