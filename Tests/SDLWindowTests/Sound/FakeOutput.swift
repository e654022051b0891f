import Foundation

@testable import SDLWindow

/// A device that writes down what it is asked to do.
final class FakeOutput: SoundOutput {
  /// What was done, in order, on whatever thread.
  final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String] = []

    func add(_ entry: String) {
      lock.withLock { entries.append(entry) }
    }

    /// What was done since this was last asked for.
    func take() -> [String] {
      lock.withLock {
        defer { entries = [] }
        return entries
      }
    }
  }

  private let log: Log

  init(_ log: Log) {
    self.log = log
    log.add("open")
  }

  deinit { log.add("close") }

  func load(_ path: String) -> Bool {
    log.add("load \(path)")
    return true
  }

  func play(_ path: String, volume: Int) -> Bool {
    log.add("play \(path) at \(volume)")
    return true
  }
}
