import RecallUI

@testable import ReplayViewer

/// A program with a number that a tap raises, and that a timer doubles half a second later.
final class CountedProgram: ObservableObject, StageState {
  @Published var number = 0

  var snapshotLines: [StateSnapshot.Line] {
    [
      .init(name: "number", value: "\(number)"),
      .init(name: "odd", value: "\(number % 2 == 1)"),
    ]
  }
  var digest: UInt64 { snapshotLines.reduce(0) { $0 &+ $1.digest } }

  func raise() {
    number += 1
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [self] _ in number *= 2 }
  }
}

private struct CountedView: View {
  @ObservedObject var program: CountedProgram

  var body: some View {
    Rectangle()
      .frame(width: CGFloat(10 + program.number), height: 10)
      .animation(.linear(duration: 0.2), value: program.number)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { program.raise() }
  }
}

/// A session of it: taps at some instants, in milliseconds, and an event that does nothing at the end.
///
/// - Parameters:
///   - taps: When, in the order of time.
///   - name: What the session is called.
///   - isFailing: Whether something is wrong with the last tap.
///   - lateness: By how much earlier its file says that each tap happens, in milliseconds.
///   - film: Where its pictures go.
func countedSession(
  _ taps: [Int64] = [100, 1000, 2000], name: String = "counted", isFailing: Bool = false,
  lateness: Int64 = 0, film: Film = Film()
) -> WatchedSession {
  let program = CountedProgram()
  let stage = Stage(size: CGSize(width: 100, height: 50), state: program) {
    CountedView(program: program)
  }
  var notes = SessionNotes(film: film)
  stage.trace = StageTrace(of: [.gestures, .timers, .effects]) { notes.hear($0) }
  notes.begin(stage)
  func pass(to instant: Instant) {
    while stage.now < instant {
      var next = min(instant, stage.nextDeadline ?? instant)
      if stage.isAnimating { next = min(next, stage.now.advanced(by: SessionNotes.frame)) }
      stage.advance(to: next)
      notes.pass(stage, at: stage.now)
    }
  }
  for (step, milliseconds) in taps.enumerated() {
    pass(to: Instant(milliseconds: milliseconds))
    for phase in [PointerEvent.Phase.down, .up] {
      let event = PointerEvent(phase, at: CGPoint(x: 20, y: 30))
      notes.hear(event)
      stage.send(.pointer(event))
    }
    notes.note(
      "tap \(step)", step: step, line: step + 1, writtenAt: milliseconds - lateness, on: stage,
      at: stage.now)
  }
  let end = (taps.last ?? 0) + 1000
  pass(to: Instant(milliseconds: end))
  notes.note("end", step: taps.count, line: nil, on: stage, at: stage.now)
  if isFailing {
    notes.fail(
      "expected 7", atStep: taps.count - 1,
      differences: [.init("number", from: "7", to: "\(program.number)")])
  }
  return notes.session(named: name)
}
