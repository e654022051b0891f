import Foundation
import Interaction
import VirtualTime

/// A target that checks invariants whenever something happened to it, and throws when one is broken.
///
/// So a player of a script fails where a fuzzer would: a finding stays a failing replay until it is
/// mended.
public final class CheckedTarget<Base: ReplayTarget>: ReplayTargetWrapper {
  /// The target that everything is handed on to.
  public let base: Base
  private let invariants: [Invariant]
  private var last: ReadSnapshot
  private var lastDigest: UInt64
  private var isChecked = false
  private var held = HeldInput()
  private var wasHeld = false
  private var lastInstant: Instant
  /// The first invariant that was broken.
  public private(set) var violation: InvariantViolation?

  /// Creates a target that hands everything on to `base` and checks `invariants`.
  public init(_ base: Base, invariants: [Invariant]) {
    self.base = base
    self.invariants = invariants
    last = ReadSnapshot(base.snapshot)
    lastDigest = base.digest
    lastInstant = base.now
  }

  public func advance(to instant: Instant) throws {
    let isLater = base.now < instant
    // What is due at this very instant happens, too, as it does without these checks.
    if isLater || base.now == instant { try base.advance(to: instant) }
    if isLater { try check() }
  }

  public func send(_ event: InputEvent, at instant: Instant) throws {
    try base.send(event, at: instant)
    held.note(event)
    try check()
  }

  private func check() throws {
    let (snapshot, digest) = (base.snapshot, base.digest)
    // What held still holds where nothing changed, as after most events.
    let holds = base.holds
    let isHeld = holds.map { !$0.isEmpty } ?? !held.isEmpty
    let strayHolds = holds?.filter { !$0.isOnStage || !held.isDown($0.source) } ?? []
    let (issues, now) = (base.issues, base.now)
    let elapsed = lastInstant.duration(to: now)
    lastInstant = now
    if isChecked, isHeld == wasHeld, strayHolds.isEmpty, issues.isEmpty, elapsed >= .zero,
      digest == lastDigest, snapshot == last.snapshot
    {
      return
    }
    isChecked = true
    wasHeld = isHeld
    let seen = Invariant.Observation(
      earlier: last, later: ReadSnapshot(snapshot), digestBefore: lastDigest, digestAfter: digest,
      isHeld: isHeld, strayHolds: strayHolds, issues: issues, elapsed: elapsed)
    last = seen.later
    lastDigest = digest
    for invariant in invariants {
      guard let found = invariant.violation(seen) else { continue }
      let violation = InvariantViolation(invariant: invariant.name, found: found)
      self.violation = self.violation ?? violation
      throw violation
    }
  }
}
