import Foundation
import Interaction
import VirtualTime

/// A target that checks invariants whenever something happened to it, and throws when one is broken:
/// after each event, and after each instant at which timers fire.
///
/// So a player of a script fails where a fuzzer would: a finding stays a failing replay until it is
/// mended.
public final class CheckedTarget<Base: ReplayTarget>: ReplayTargetWrapper {
  /// The target that everything is handed on to.
  public let base: Base
  private let invariants: [Invariant]
  private var state = SnapshotCache()
  private let readings = StateReadings()
  private var lastDigest: UInt64
  /// Whether nothing may have happened since the digest was last asked for.
  private var isLastDigestNew = true
  private var isChecked = false
  private var held = HeldInput()
  private var wasHeld = false
  private var lastInstant: Instant
  /// How many events were handed to the target: what pointers, keys and windows do.
  public private(set) var inputs = 0
  /// How many instants were waited for at which timers fired.
  public private(set) var timers = 0
  /// The first invariant that was broken.
  public private(set) var violation: InvariantViolation?

  /// Creates a target that hands everything on to `base` and checks `invariants`.
  public init(_ base: Base, invariants: [Invariant]) {
    self.base = base
    self.invariants = invariants
    state.update(to: base.stateLines)
    lastDigest = base.digest
    lastInstant = base.now
  }

  public var digest: UInt64 { isLastDigestNew ? lastDigest : base.digest }

  public func advance(to instant: Instant) throws {
    guard base.now <= instant else { return }
    while let deadline = base.nextDeadline, deadline <= instant {
      let isLater = base.now < deadline
      try step(to: deadline)
      if isLater { timers += 1 }
      try check()
      // Timers that set each other for the same instant, on and on, wait for the next call.
      guard base.nextDeadline != deadline else { break }
    }
    let isLater = base.now < instant
    // What is due at this very instant happens, too, as it does without these checks.
    try step(to: instant)
    if isLater { try check() }
  }

  public func send(_ event: InputEvent, at instant: Instant) throws {
    try advance(to: instant)
    inputs += 1
    isLastDigestNew = false
    try base.send(event, at: instant)
    held.note(event)
    try check()
  }

  private func step(to instant: Instant) throws {
    isLastDigestNew = false
    try base.advance(to: instant)
  }

  private func check() throws {
    let (differences, digest) = (state.update(to: base.stateLines), base.digest)
    let digestBefore = lastDigest
    (lastDigest, isLastDigestNew) = (digest, true)
    // What held still holds where nothing changed, as after most events.
    let holds = base.holds
    let isHeld = holds.map { !$0.isEmpty } ?? !held.isEmpty
    let strayHolds = holds?.filter { !$0.isOnStage || !held.isDown($0.source) } ?? []
    let (issues, now) = (base.issues, base.now)
    let elapsed = lastInstant.duration(to: now)
    lastInstant = now
    if isChecked, isHeld == wasHeld, strayHolds.isEmpty, issues.isEmpty, elapsed >= .zero,
      digest == digestBefore, differences.isEmpty
    {
      return
    }
    isChecked = true
    wasHeld = isHeld
    readings.follow(differences, to: state.snapshot)
    let seen = Invariant.Observation(
      after: state.snapshot, differences, readings, digestBefore: digestBefore,
      digestAfter: digest, isHeld: isHeld, strayHolds: strayHolds, issues: issues,
      elapsed: elapsed)
    for invariant in invariants {
      guard let found = invariant.violation(seen) else { continue }
      let violation = InvariantViolation(invariant: invariant.name, found: found)
      self.violation = self.violation ?? violation
      throw violation
    }
  }
}
