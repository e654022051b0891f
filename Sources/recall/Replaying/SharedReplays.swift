import Foundation
import Rasterizer
import Replay

/// Files that are played by several threads, and told of in their own order.
///
/// A stage is a world of its own: what comes of a file is the same whoever plays it, beside which others.
final class SharedReplays: @unchecked Sendable {
  private let files: [ReplayFile]
  private let trial: ReplayTrial
  private let stopsAtFailure: Bool
  private let tell: (ReplayVerdict) throws -> Void
  private let progress: ProgressBar?
  /// Guards all that follows.
  private let lock = NSLock()
  private var next = 0
  private var verdicts: [Int: ReplayVerdict] = [:]
  /// How many were told of.
  private var told = 0
  private var failure: (any Error)?
  /// The first file that failed, by its number.
  private var firstFailure = Int.max

  /// - Parameters:
  ///   - files: In the order in which they are told of.
  ///   - trial: How each is played.
  ///   - stopsAtFailure: Whether those behind the first that failed are skipped.
  ///   - tell: Is given each verdict, in order, on any thread.
  init(
    _ files: [ReplayFile], _ trial: ReplayTrial, stopsAtFailure: Bool,
    tell: @escaping (ReplayVerdict) throws -> Void
  ) {
    self.files = files
    self.trial = trial
    self.stopsAtFailure = stopsAtFailure
    self.tell = tell
    // One file has a bar of its own. Who isn't at a terminal hears of each file.
    let isWatched = files.count > 1 && isatty(Descriptor.errors.number) == 1
    progress = isWatched ? ProgressBar("replays") : nil
  }

  /// Plays all files on so many threads.
  ///
  /// - Throws: What telling threw.
  func play(jobs: Int) throws {
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(files.count, 1))) { _ in
      do {
        // A measurer belongs to one thread.
        var measurer: PangoTextMeasurer?
        while let number = take() {
          let own = try measurer ?? GameTable.textMeasurer()
          measurer = own
          add(trial.verdict(on: files[number], own), at: number)
        }
      } catch {
        lock.withLock { failure = failure ?? error }
      }
    }
    progress?.clear()
    if let failure { throw failure }
  }

  private func take() -> Int? {
    lock.withLock {
      guard next < files.count, failure == nil else { return nil }
      defer { next += 1 }
      return next
    }
  }

  private func add(_ verdict: ReplayVerdict, at number: Int) {
    lock.withLock {
      verdicts[number] = verdict
      if verdict.outcome != .passed { firstFailure = min(firstFailure, number) }
      if stopsAtFailure, firstFailure < files.count, next < files.count {
        // Those that others play meanwhile come to their end.
        for skipped in next..<files.count {
          verdicts[skipped] = ReplayVerdict(file: files[skipped].name, outcome: .skipped)
        }
        next = files.count
      }
      progress?.show(verdicts.count, of: files.count)
      do {
        while let verdict = verdicts.removeValue(forKey: told) {
          let isBehindFailure = stopsAtFailure && told > firstFailure
          progress?.clear()
          try tell(
            isBehindFailure ? ReplayVerdict(file: verdict.file, outcome: .skipped) : verdict)
          told += 1
        }
      } catch {
        failure = failure ?? error
      }
    }
  }
}
