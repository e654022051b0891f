import Interaction

/// What a state has to be like, always.
public struct Invariant: Sendable {
  /// What a target shows before and after something happened to it.
  public struct Observation {
    public var before: StateSnapshot { earlier.snapshot }
    public var after: StateSnapshot { later.snapshot }
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
    let earlier: ReadSnapshot
    let later: ReadSnapshot

    public init(
      before: StateSnapshot, after: StateSnapshot, digestBefore: UInt64, digestAfter: UInt64,
      isHeld: Bool = false, strayHolds: [Hold] = [], issues: [String] = [],
      elapsed: Duration = .zero
    ) {
      self.init(
        earlier: ReadSnapshot(before), later: ReadSnapshot(after), digestBefore: digestBefore,
        digestAfter: digestAfter, isHeld: isHeld, strayHolds: strayHolds, issues: issues,
        elapsed: elapsed)
    }

    init(
      earlier: ReadSnapshot, later: ReadSnapshot, digestBefore: UInt64, digestAfter: UInt64,
      isHeld: Bool, strayHolds: [Hold], issues: [String], elapsed: Duration
    ) {
      self.issues = issues
      self.elapsed = elapsed
      self.isHeld = isHeld
      self.strayHolds = strayHolds
      self.earlier = earlier
      self.later = later
      self.digestBefore = digestBefore
      self.digestAfter = digestAfter
    }

    /// What several invariants read in the snapshot before, read once.
    ///
    /// - Parameters:
    ///   - key: Tells what is read from other things that are read in the same snapshot.
    ///   - read: Reads it; a function of the snapshot alone.
    public func readBefore<Meaning>(
      as key: String, _ read: (StateSnapshot) -> Meaning
    ) -> Meaning {
      earlier.meaning(as: key, read)
    }

    /// What several invariants read in the snapshot after, read once, or made of what they read in
    /// the snapshot before.
    ///
    /// - Parameters:
    ///   - key: Tells what is read from other things that are read in the same snapshot.
    ///   - read: Reads it; a function of the snapshot alone.
    ///   - change: Changes what was read in the snapshot before, if it was, into what holds after;
    ///     false when it has to be read anew.
    public func readAfter<Meaning>(
      as key: String, _ read: (StateSnapshot) -> Meaning,
      change: (inout Meaning) -> Bool
    ) -> Meaning {
      later.meaning(as: key) { snapshot in
        guard var meaning = earlier.knownMeaning(as: key, Meaning.self), change(&meaning) else {
          return read(snapshot)
        }
        return meaning
      }
    }

    /// What several invariants read in the snapshot after, read once.
    public func readAfter<Meaning>(
      as key: String, _ read: (StateSnapshot) -> Meaning
    ) -> Meaning {
      later.meaning(as: key, read)
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
    let snapshotIsSame = seen.before == seen.after
    guard snapshotIsSame != (seen.digestBefore == seen.digestAfter) else { return nil }
    let difference = seen.after.changes(since: seen.before).first?.name ?? "nothing"
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
