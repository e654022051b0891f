/// What a fuzzer is asked for: a level, a seed, how much, and which share of it.
public struct FuzzRun: Codable, Equatable, Sendable {
  /// The version of the program.
  public var version: String
  public var level: FuzzLevel
  public var seed: UInt64
  /// Which screens are played on, on the level of the stage; nil for all of them.
  public var screen: String?
  /// How many events there are in all shards together; nil when a time was given instead.
  public var events: Int?
  /// Which share of the rounds is played, from 0.
  public var shard: Int
  /// Into how many shares the rounds are shared out; at least 1.
  public var shards: Int

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - level: What is fuzzed.
  ///   - seed: Where all chance comes from.
  ///   - screen: Which screens are played on, on the level of the stage; nil for all of them.
  ///   - events: How many events there are in all shards together; nil to go on until stopped.
  ///   - shard: Which share is played, from 0 to less than `shards`.
  ///   - shards: Into how many shares the rounds are shared out, at least 1.
  public init(
    version: String, level: FuzzLevel, seed: UInt64, screen: String? = nil, events: Int?,
    shard: Int = 0, shards: Int = 1
  ) {
    self.version = version
    self.level = level
    self.seed = seed
    self.screen = screen
    self.events = events
    self.shards = max(1, shards)
    self.shard = min(max(0, shard), self.shards - 1)
  }

  /// Into how many shares a run is shared out at most.
  public static let mostShards = 100_000
  /// What anything of a share may be counted to: a month of the fastest, and so little that the sum over all shares
  /// is a number.
  static let numbers = 0...(1 << 45)

  /// Whether there is such a run, wherever it was read.
  var isPossible: Bool {
    (1...Self.mostShards).contains(shards) && (0..<shards).contains(shard)
      && Self.numbers.contains(events ?? 0)
  }

  /// How many rounds this share has; nil when it goes on until it is stopped.
  public var rounds: Int? {
    guard let events else { return nil }
    let size = level.roundEvents
    let all = events / size + (events % size > 0 ? 1 : 0)
    return all / shards + (all % shards > shard ? 1 : 0)
  }

  /// The plan of a round of this share.
  ///
  /// - Parameter index: Which one, from 0.
  /// - Returns: The plan; nil behind the last one.
  public func plan(_ index: Int) -> FuzzRoundPlan? {
    let (number, overflow) = index.multipliedReportingOverflow(by: shards)
    guard index >= 0, !overflow, number <= .max - shards else { return nil }
    let size = level.roundEvents
    let round = number + shard
    guard let events else { return FuzzRoundPlan(seed: seed, number: round, events: size) }
    let (start, isTooFar) = round.multipliedReportingOverflow(by: size)
    guard !isTooFar, start < events else { return nil }
    return FuzzRoundPlan(seed: seed, number: round, events: min(size, events - start))
  }
}
