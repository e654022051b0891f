/// Why a game can't be set up as asked.
public enum SetupError: Error, Equatable, Sendable {
  case numberOfPairs(Int)
  case players(Int)
  case bonusLimit(Duration)
  case points(name: String, Int)
}

extension SetupError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .numberOfPairs(let found):
      "a game has 0 to \(SetupLimits.pairs.upperBound) pairs of cards, not \(found)"
    case .players(let found):
      "a game has 1 to \(SetupLimits.players.upperBound) players, not \(found)"
    case .bonusLimit(let found):
      "a bonus limit is 0 to \(Rules.longestBonusLimit), not \(found)"
    case .points(let name, let found):
      "the points for \(name) are within ±\(Rules.largestPoints), not \(found)"
    }
  }
}

/// The bounds of what a game can be set up with.
public enum SetupLimits {
  /// Identifiers are stored in 32 bits; a hundred million pairs are far from that, and far
  /// from anything that can be played.
  public static let pairs = 0...100_000_000
  /// As many as sit around a table, one on each side.
  public static let players = 1...4
}

extension Rules {
  @usableFromInline
  func validate() throws(SetupError) {
    guard (.zero...Self.longestBonusLimit).contains(bonusLimit) else {
      throw .bonusLimit(bonusLimit)
    }
    let named = [
      ("a match", points.match), ("a bonus second", points.bonusSecond),
      ("a seen mismatch", points.seenMismatch), ("a peek", points.peek),
    ]
    for (name, value) in named
    where !(-Self.largestPoints...Self.largestPoints).contains(value) {
      throw .points(name: name, value)
    }
  }

  /// The bonus limit in nanoseconds; only of rules that have been validated.
  var bonusLimitNanoseconds: Int64 {
    let (seconds, attoseconds) = bonusLimit.components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
