import GameModel

/// Something that is done to a game, and when.
public struct ModelOperation: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case choose(Int)
    case peek(Int)
    case endPeek
    case turnBack
    case pause
    case resume
    case reorder(seed: UInt64)
    case restart
  }

  public var kind: Kind
  public var instant: GameInstant

  public init(_ kind: Kind, at instant: GameInstant) {
    self.kind = kind
    self.instant = instant
  }
}

extension ModelOperation: CustomStringConvertible {
  public var description: String {
    let action =
      switch kind {
      case .choose(let id): "choose \(id)"
      case .peek(let id): "peek \(id)"
      case .endPeek: "end the peek"
      case .turnBack: "turn back"
      case .pause: "pause"
      case .resume: "resume"
      case .reorder(let seed): "reorder with \(seed)"
      case .restart: "restart"
      }
    return "\(action) at \(instant.nanoseconds) ns"
  }
}

/// What a game is set up with.
public struct ModelSetup: Equatable, Sendable {
  public var pairs: Int
  /// How many different contents there are: pair *k* has content *k* mod `kinds`.
  public var kinds: Int
  public var players: Int
  public var rules: Rules

  public init(pairs: Int, kinds: Int, players: Int, rules: Rules) {
    self.pairs = pairs
    self.kinds = kinds
    self.players = players
    self.rules = rules
  }

  /// Draws a setup; mostly few pairs, so that games come to their end.
  init(generator: inout FuzzGenerator) {
    pairs = generator.choice(
      (0, weight: 1), (generator.number(in: 1...4), weight: 8), (20, weight: 2))
    let isPlain = generator.happens(Ratio(3, in: 4))
    kinds = isPlain ? max(1, pairs) : generator.number(in: 1...max(1, pairs))
    players = generator.number(in: SetupLimits.players)
    func points(_ generator: inout FuzzGenerator) -> Int {
      generator.choice(
        (generator.number(in: -3...3), weight: 6), (Rules.largestPoints, weight: 1),
        (-Rules.largestPoints, weight: 1))
    }
    let isClassic = generator.happens(Ratio(1, in: 2))
    rules = Rules(
      deal: generator.happens(Ratio(1, in: 4)) ? .faceUp : .faceDown,
      mismatch: generator.happens(Ratio(1, in: 3))
        ? .staysUpUntilTurnedBack : .staysUpUntilNextChoice,
      bonusLimit: .milliseconds(
        generator.choice(
          (0, weight: 2), (1, weight: 1), (6000, weight: 4),
          (86_400_000, weight: 1), (generator.number(in: 1...10_000), weight: 2))),
      points: isClassic
        ? Rules.Points()
        : Rules.Points(
          match: points(&generator), bonusSecond: points(&generator),
          seenMismatch: points(&generator), peek: points(&generator)))
  }
}

extension ModelSetup: CustomStringConvertible {
  public var description: String {
    "\(pairs) pairs of \(kinds) kinds, \(players) players, deal \(rules.deal.rawValue), "
      + "\(rules.mismatch.rawValue), bonus \(rules.bonusLimit), match \(rules.points.match), "
      + "bonus second \(rules.points.bonusSecond), seen mismatch \(rules.points.seenMismatch), "
      + "peek \(rules.points.peek)"
  }
}
