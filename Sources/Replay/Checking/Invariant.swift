import Interaction

/// What a state has to be like, always.
public struct Invariant: Sendable {
  /// What a target shows before and after something happened to it.
  public struct Observation {
    public let after: StateSnapshot
    /// In what the state differs from what it was before, in no order.
    public let differences: [LineDifference]
    public let digestBefore: UInt64
    public let digestAfter: UInt64
    /// Whether a pointer or a key holds something, after what happened; of a target that can't tell,
    /// whether one is down.
    public let isHeld: Bool
    /// What is held by a pointer or a key that isn't down, or at a view that is gone.
    public let strayHolds: [Hold]
    /// What is wrong with the program's views.
    public let issues: [String]
    /// How far time went on; less than nothing where it ran back.
    public let elapsed: Duration
    private let readings: StateReadings

    public init(
      before: StateSnapshot, after: StateSnapshot, digestBefore: UInt64, digestAfter: UInt64,
      isHeld: Bool = false, strayHolds: [Hold] = [], issues: [String] = [],
      elapsed: Duration = .zero
    ) {
      self.init(
        after: after, after.differences(from: before), StateReadings(),
        digestBefore: digestBefore, digestAfter: digestAfter, isHeld: isHeld,
        strayHolds: strayHolds, issues: issues, elapsed: elapsed)
    }

    /// - Parameter readings: What was read before, brought up to date already.
    init(
      after: StateSnapshot, _ differences: [LineDifference], _ readings: StateReadings,
      digestBefore: UInt64, digestAfter: UInt64, isHeld: Bool, strayHolds: [Hold],
      issues: [String], elapsed: Duration
    ) {
      self.after = after
      self.differences = differences
      self.readings = readings
      self.issues = issues
      self.elapsed = elapsed
      self.isHeld = isHeld
      self.strayHolds = strayHolds
      self.digestBefore = digestBefore
      self.digestAfter = digestAfter
    }

    /// - Complexity: O(*n*) for *n* lines: it is made of the state after.
    public var before: StateSnapshot {
      var before = after
      for difference in differences { before.apply(difference.reversal) }
      return before
    }

    /// What several invariants read in the states of a session, as it is after what happened. It is read
    /// once, and then follows.
    ///
    /// - Parameters:
    ///   - key: Tells it from other readings.
    ///   - make: Makes one that has read nothing yet.
    public func reading<Reading: StateReading>(as key: String, _ make: () -> Reading) -> Reading {
      if let kept = readings.reading(as: key) as? Reading { return kept }
      let new = make()
      new.read(before)
      new.follow(differences, to: after)
      readings.keep(new, as: key)
      return new
    }
  }

  /// A short sentence: what always holds.
  public var name: String
  /// What is wrong, or nil when the invariant holds.
  public var violation: @Sendable (Observation) -> String?

  public init(_ name: String, violation: @escaping @Sendable (Observation) -> String?) {
    self.name = name
    self.violation = violation
  }
}

extension Invariant {
  /// What a pointer or a key began ends with it, and with the view that it was begun on.
  public static let holdsEndWithWhoBeganThem = Invariant(
    "what is held is held by a pointer or a key that is down, at a view that is there"
  ) { seen in
    seen.strayHolds.first.map { "\($0) is held\($0.isOnStage ? "" : " at a view that is gone")" }
  }

  /// What is wrong with views is a fault, whoever plays.
  public static let nothingIsWrong = Invariant("nothing is wrong with the views") { seen in
    seen.issues.first
  }

  /// Time goes on, or stands still.
  public static let timeGoesOn = Invariant("time never runs back") { seen in
    seen.elapsed < .zero ? "it ran back by \(.zero - seen.elapsed)" : nil
  }

  /// Equal snapshots have equal digests, and different ones different digests.
  public static let digestTellsSnapshotsApart = Invariant(
    "the digest changes exactly when the snapshot does"
  ) { seen in
    let snapshotIsSame = seen.differences.isEmpty
    guard snapshotIsSame != (seen.digestBefore == seen.digestAfter) else { return nil }
    let difference = seen.differences.map(\.name).min() ?? "nothing"
    return snapshotIsSame
      ? "the digest went from \(digestText(seen.digestBefore)) to "
        + "\(digestText(seen.digestAfter)), the snapshot stayed"
      : "the digest stayed \(digestText(seen.digestAfter)), but \(difference) changed"
  }
}

/// An invariant that did not hold.
public struct InvariantViolation: Error, Hashable, Sendable {
  /// The invariant's name.
  public var invariant: String
  /// What was seen instead.
  public var found: String

  public init(invariant: String, found: String) {
    self.invariant = invariant
    self.found = found
  }
}

extension InvariantViolation: CustomStringConvertible {
  public var description: String {
    "expected that \(invariant), found that \(found)"
  }
}
