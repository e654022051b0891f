import RecallUI

extension Workloads {
  /// A stage whose taps begin tasks.
  public final class Tasks {
    /// How many tasks a tap begins, or how often the one that it begins sleeps.
    public let count = 1_000
    private let stage: Stage
    private let tally = Tally()

    private final class Tally: @unchecked Sendable {
      var count = 0
    }

    private struct Player: View {
      let action: () -> Void

      var body: some View {
        Color.red.onTapGesture(perform: action)
      }
    }

    /// - Parameter sleeps: Whether one task sleeps often, rather than many begin.
    public init(sleeps: Bool) {
      let (tally, count) = (tally, count)
      stage = Stage(size: CGSize(width: 100, height: 100)) {
        Player {
          if sleeps {
            RecallUI.Task {
              for _ in 0..<count {
                try await RecallUI.Task.sleep(for: .milliseconds(1))
                tally.count += 1
              }
            }
          } else {
            for _ in 0..<count { RecallUI.Task { tally.count += 1 } }
          }
        }
      }
    }

    /// Begins them, and lets all of their time pass; returns how much was done so far.
    public func run() -> Int {
      stage.tap(at: CGPoint(x: 50, y: 50))
      stage.advance(by: .seconds(1))
      return tally.count
    }
  }
}
