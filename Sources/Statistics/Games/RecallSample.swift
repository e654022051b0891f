/// A choice that tells of memory: a card was wanted that had been seen.
public struct RecallSample: Codable, Equatable, Sendable {
  /// How many moves ago the wanted card was last seen; 0 in the same move.
  public var movesAgo: Int
  /// Whether it was chosen.
  public var isHit: Bool
  /// The chance that a blind choice hits it: over 0, under 1.
  public var chance: Double

  /// Creates a sample.
  public init(movesAgo: Int, isHit: Bool, chance: Double) {
    self.movesAgo = movesAgo
    self.isHit = isHit
    self.chance = chance
  }

  /// Whether it can be counted at all: what was read from a file may be anything.
  var isValid: Bool { movesAgo >= 0 && chance >= 0 && chance < 1 }
}
