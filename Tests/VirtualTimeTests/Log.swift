import VirtualTime

/// Writes down what happened and at which millisecond.
final class Log {
  private(set) var lines: [String] = []
  private let scheduler: Scheduler

  init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
  }

  func note(_ text: String) {
    lines.append("\(scheduler.now.nanoseconds / 1_000_000) \(text)")
  }
}

extension Instant {
  static func ms(_ milliseconds: Int64) -> Instant {
    Instant(milliseconds: milliseconds)
  }
}
