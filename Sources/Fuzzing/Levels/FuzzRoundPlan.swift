/// A round of a fuzzer, before anything of it is played.
///
/// What is played depends on the seed and the number alone: any machine can play it again, alone.
public struct FuzzRoundPlan: Hashable, Sendable {
  /// The seed of the whole run.
  public var seed: UInt64
  /// The number of the round, from 0.
  public var number: Int
  /// How many events it has.
  public var events: Int

  /// Creates the plan of a round.
  public init(seed: UInt64, number: Int, events: Int) {
    self.seed = seed
    self.number = number
    self.events = events
  }

  /// Where all chance of the round comes from.
  public var generator: FuzzGenerator {
    FuzzGenerator(seed: seed, stream: UInt64(truncatingIfNeeded: number))
  }
}
