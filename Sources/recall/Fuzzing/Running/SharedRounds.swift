import Foundation
import Fuzzing

/// The rounds of a run, shared out among threads one by one.
///
/// A tally is whole counts, and a round is the same whoever plays it: neither the number of threads nor
/// who is faster changes the sum.
final class SharedRounds: @unchecked Sendable {
  private let run: FuzzRun
  private let end: ContinuousClock.Instant?
  private let setting: FuzzSetting
  private let journalFolder: String?
  private let progress: FuzzProgress
  /// Guards all that follows.
  private let lock = NSLock()
  private var next = 0
  private var tally = FuzzTally()
  private var failure: (any Error)?

  /// - Parameters:
  ///   - run: What is played.
  ///   - end: When no more rounds begin; nil to play them all.
  ///   - setting: Makes the players.
  ///   - journalFolder: Where what is played on a stage is written down meanwhile.
  init(
    _ run: FuzzRun, until end: ContinuousClock.Instant?, setting: FuzzSetting,
    journalFolder: String
  ) {
    self.run = run
    self.end = end
    self.setting = setting
    self.journalFolder = run.level == .stage ? journalFolder : nil
    progress = FuzzProgress(run)
  }

  /// Plays on so many threads until all rounds are played, the time is over, or somebody wants to end.
  ///
  /// - Throws: What the first round that couldn't be played threw.
  func play(jobs: Int) throws -> FuzzTally {
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      let journal = journalFolder.map { FuzzJournal(folder: $0, seed: run.seed) }
      do {
        let player = try setting.player(of: run.level, journal: journal)
        while let plan = take() {
          add(try player.play(plan), of: plan)
        }
      } catch {
        lock.withLock { failure = failure ?? error }
      }
      journal?.remove()
    }
    progress.clear()
    if let failure { throw failure }
    return tally
  }

  private func take() -> FuzzRoundPlan? {
    lock.withLock {
      guard failure == nil, !Interruption.isWanted, end.map({ ContinuousClock.now < $0 }) ?? true
      else { return nil }
      defer { next += 1 }
      return run.plan(next)
    }
  }

  private func add(_ outcome: FuzzOutcome, of plan: FuzzRoundPlan) {
    lock.withLock {
      tally.add(outcome, of: plan.number)
      progress.show(tally)
    }
  }
}
