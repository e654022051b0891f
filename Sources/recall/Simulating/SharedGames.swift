import Foundation
import Simulation

/// A simulation's games, shared out among threads piece by piece.
///
/// A tally is whole counts, and a game is the same whoever plays it: neither the number of threads
/// nor who is faster changes the sum.
final class SharedGames: @unchecked Sendable {
  private let simulation: Simulation
  private let games: Range<Int>
  private let piece: Int
  private let progress: ProgressBar
  /// Guards all that follows.
  private let lock = NSLock()
  private var next: Int
  private var tally = Tally()
  private var failure: (any Error)?

  /// - Parameters:
  ///   - simulation: What is played.
  ///   - games: The numbers of the games.
  ///   - progress: Shows how many are over.
  init(_ simulation: Simulation, _ games: Range<Int>, progress: ProgressBar) {
    self.simulation = simulation
    next = games.lowerBound
    self.games = games
    self.progress = progress
    // Some fifty pieces for the progress bar, each long enough to be worth a lock.
    piece = min(max(games.count / 50, 16), 20_000)
  }

  /// Plays all the games on so many threads.
  ///
  /// - Throws: What the first game that failed threw.
  func play(jobs: Int) throws -> Tally {
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while let games = take() {
        do {
          add(try simulation.play(games))
        } catch {
          lock.withLock { failure = failure ?? error }
        }
      }
    }
    progress.clear()
    if let failure { throw failure }
    return tally
  }

  private func take() -> Range<Int>? {
    lock.withLock {
      guard next < games.upperBound, failure == nil else { return nil }
      let start = next
      next = min(games.upperBound, start + piece)
      return start..<next
    }
  }

  private func add(_ part: Tally) {
    lock.withLock {
      tally.add(part)
      progress.show(tally.games, of: games.count)
    }
  }
}
