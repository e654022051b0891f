import Foundation
import RecallUI
import Replay
import ReplayViewer

/// A changed replay that is played on a thread of its own, while the window goes on.
///
/// A stage is a world of its own: what comes of it is the same as on any other thread.
final class WatchAttempt: @unchecked Sendable {
  private let script: ReplayScript
  private let file: ReplayFile
  private let catalog: StringCatalog?
  /// Guards all that follows.
  private let condition = NSCondition()
  private var percent = 0
  private var isStopped = false
  private var outcome: Result<WatchedSession, any Error>?

  /// - Parameters:
  ///   - script: What is played.
  ///   - file: What it stands in for.
  ///   - catalog: What its failures are told in; nil for English.
  init(_ script: ReplayScript, insteadOf file: ReplayFile, in catalog: StringCatalog? = nil) {
    self.script = script
    self.file = file
    self.catalog = catalog
  }

  /// In bytes: what a program's first thread has.
  private static let stackSize = 8 << 20

  /// Begins, on a thread that is nobody else's: one of those that all share may never come to it, while
  /// others of them wait for what comes of it.
  func start() {
    let thread = Thread { [self] in
      let outcome = Result { try session() }
      condition.withLock {
        self.outcome = outcome
        condition.broadcast()
      }
    }
    thread.stackSize = WatchAttempt.stackSize
    thread.start()
  }

  /// How much of it has been played, of 100.
  var progress: Int { condition.withLock { percent } }

  /// What has come of it; nil while it goes on.
  var result: Result<WatchedSession, any Error>? { condition.withLock { outcome } }

  /// Has it end soon.
  func stop() {
    condition.withLock { isStopped = true }
  }

  /// Returns when it is over.
  func wait() {
    condition.withLock {
      while outcome == nil { condition.wait() }
    }
  }

  private func session() throws -> WatchedSession {
    // A measurer belongs to one thread.
    let measurer = try GameTable.textMeasurer()
    let trial = WatchedTrial(script, insteadOf: file, measurer)
    var session = try SessionWatcher(measurer, in: catalog).session(of: trial) { [self] percent in
      try note(percent)
    }
    session.name = "changed"
    return session
  }

  private func note(_ percent: Int) throws {
    try condition.withLock {
      self.percent = percent
      if isStopped { throw PlayingStopped() }
    }
  }
}
