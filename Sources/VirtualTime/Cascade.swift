/// Counts the timers that were scheduled for the instant that was firing, and fired in it.
struct Cascade {
  /// Whether timers are firing, so that what is scheduled for now is a part of it.
  private(set) var isRunning = false
  private var count = 0
  private var owners: [String: Int] = [:]

  mutating func run() {
    isRunning = true
  }

  /// Counts one more timer; when that is one too many, ends and returns who is to blame.
  mutating func count(_ owner: String, limit: Int) -> [TimerStorm.Culprit]? {
    guard count >= limit else {
      count += 1
      owners[owner, default: 0] += 1
      return nil
    }
    let culprits =
      owners
      .map { TimerStorm.Culprit(owner: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.owner) < ($0.count, $1.owner) }
    end()
    return culprits
  }

  /// Starts anew: the clock moved on, or nothing more is due.
  mutating func end() {
    isRunning = false
    guard count > 0 else { return }
    count = 0
    owners.removeAll()
  }
}
