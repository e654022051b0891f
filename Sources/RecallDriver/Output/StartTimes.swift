import Foundation

/// How long it took from a program's start to its first frame, part by part.
package struct StartTimes {
  /// The times of this program. Whoever looks first starts the clock: `main`, in its first line.
  package static let program = StartTimes(loading: processorTime, start: .now)

  /// What loading the program and its libraries took, in the processor's time: no clock that a
  /// program can read says when it was started, to less than a hundredth of a second.
  private let loading: Duration
  private let start: ContinuousClock.Instant
  private var parts: [(name: String, end: ContinuousClock.Instant)] = []

  package init(loading: Duration, start: ContinuousClock.Instant) {
    self.loading = loading
    self.start = start
  }

  /// Notes that a part ends here, which began where the one before it ended.
  package mutating func end(_ part: String, at instant: ContinuousClock.Instant = .now) {
    parts.append((part, instant))
  }

  /// A line for everything, and one for each part, in milliseconds.
  package var report: String {
    let total = start.duration(to: parts.last?.end ?? start)
    var lines = ["The first frame was shown \(Self.milliseconds(total)) ms after main began:"]
    var begin = start
    for part in parts {
      let time = Self.milliseconds(begin.duration(to: part.end))
      lines.append("\(time.padded(to: Self.column)) ms  \(part.name)")
      begin = part.end
    }
    lines.append(
      "Before that, loading took \(Self.milliseconds(loading)) ms of the processor's time.")
    return lines.joined(separator: "\n")
  }

  private static let column = 8

  private static func milliseconds(_ duration: Duration) -> String {
    String(format: "%.1f", duration / .milliseconds(1))
  }

  /// What this process has used of the processor until now.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
