import RecallUI
import Replay

/// A stage's target that tells the state once for each event: a fuzzer asks for it several times.
package final class RememberingTarget: ReplayTargetWrapper {
  package let base: StageTarget
  private var told: (snapshot: StateSnapshot, digest: UInt64)?

  /// - Parameter base: What is played on, by nobody else from now on.
  package init(_ base: StageTarget) {
    self.base = base
  }

  package var snapshot: StateSnapshot { tell().snapshot }
  package var stateLines: [[StateSnapshot.Line]] { [tell().snapshot.lines] }
  package var digest: UInt64 { tell().digest }

  package func advance(to instant: Instant) throws {
    told = nil
    try base.advance(to: instant)
  }

  package func send(_ event: InputEvent, at instant: Instant) throws {
    told = nil
    try base.send(event, at: instant)
  }

  package func followFrames() {
    told = nil
    base.followFrames()
  }

  private func tell() -> (snapshot: StateSnapshot, digest: UInt64) {
    if let told { return told }
    let snapshot = base.snapshot
    let new = (snapshot, snapshot.lines.reduce(0) { $0 &+ $1.digest })
    told = new
    return new
  }
}
