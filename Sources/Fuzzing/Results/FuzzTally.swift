/// What came of many rounds: whole counts, and of each broken invariant the failure that shows it
/// soonest.
///
/// Tallies can be added up in any order, with the same sum.
public struct FuzzTally: Equatable, Sendable {
  /// How many rounds were played.
  public private(set) var rounds = 0
  /// How many events were played in them.
  public private(set) var events = 0
  /// How many events were handed to a stage for them; 0 on other levels.
  public private(set) var inputs = 0
  /// How many different states each round saw, added up.
  public private(set) var states = 0
  /// How many events there were of each kind.
  public private(set) var counts: [String: Int] = [:]
  /// How many rounds broke each invariant.
  public private(set) var broken: [String: Int] = [:]
  /// The round that broke each invariant soonest.
  public private(set) var soonest: [String: Failure] = [:]

  /// A round that failed.
  public struct Failure: Equatable, Sendable {
    /// The number of the round.
    public var round: Int
    public var fault: FuzzFault

    /// Whether this one fails sooner than another one: after fewer events, or in an earlier round.
    func isSooner(than other: Failure) -> Bool {
      (fault.events, round) < (other.fault.events, other.round)
    }
  }

  /// Creates the tally of no rounds.
  public init() {}

  init(
    rounds: Int, events: Int, inputs: Int, states: Int, counts: [String: Int],
    broken: [String: Int], failures: [Failure]
  ) {
    (self.rounds, self.events, self.inputs, self.states) = (rounds, events, inputs, states)
    (self.counts, self.broken) = (counts, broken)
    for failure in failures { note(failure) }
  }

  /// Adds a round.
  public mutating func add(_ outcome: FuzzOutcome, of round: Int) {
    rounds += 1
    events += outcome.events
    inputs += outcome.inputs
    states += outcome.states
    counts.merge(outcome.counts, uniquingKeysWith: +)
    guard let fault = outcome.fault else { return }
    broken[fault.invariant, default: 0] += 1
    note(Failure(round: round, fault: fault))
  }

  /// Adds the rounds of another tally.
  public mutating func add(_ other: FuzzTally) {
    rounds += other.rounds
    events += other.events
    inputs += other.inputs
    states += other.states
    counts.merge(other.counts, uniquingKeysWith: +)
    broken.merge(other.broken, uniquingKeysWith: +)
    for failure in other.soonest.values { note(failure) }
  }

  private mutating func note(_ failure: Failure) {
    let invariant = failure.fault.invariant
    guard soonest[invariant].map({ failure.isSooner(than: $0) }) ?? true else { return }
    soonest[invariant] = failure
  }

  /// The failures that were kept, by the names of their invariants.
  public var failures: [Failure] {
    soonest.keys.sorted().compactMap { soonest[$0] }
  }
}
