import RecallUI

/// What tasks did, each with its instant; used by the thread of one stage at a time.
final class TaskLog: @unchecked Sendable {
  private(set) var lines: [String] = []

  func note(_ text: String) {
    lines.append("\(Instant.now.nanoseconds / 1_000_000) \(text)")
  }
}

/// A view that does something when it is tapped, and its log.
struct TaskPlayer: View {
  let log: TaskLog
  let action: (TaskLog) -> Void

  var body: some View {
    Color.red.onTapGesture { action(log) }
  }
}

extension TaskLog {
  /// What tasks did that were begun by a tap, on a stage that has this much time.
  static func lines(
    after duration: Duration = .seconds(10), _ action: @escaping (TaskLog) -> Void
  ) -> [String] {
    let log = TaskLog()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      TaskPlayer(log: log, action: action)
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: duration)
    return log.lines
  }
}
