import RecallApp
import RecallDriver
import Replay
import Testing

private struct Ticks: View {
  @State private var count = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init() {}

  var body: some View {
    Text("\(count)")
      .onTapGesture { count += 10 }
      .onReceive(timer) { _ in count += 1 }
  }
}

@Suite struct RememberingTargetTests {
  private let stage: Stage
  private let target: RememberingTarget

  init() {
    stage = Stage(size: CGSize(width: 50, height: 50)) { Ticks() }
    target = RememberingTarget(StageTarget(stage, telling: WholeTelling()))
  }

  private func expectWholeState() {
    #expect(target.snapshot == WholeTelling().snapshot(of: stage))
    #expect(target.digest == WholeTelling().digest(of: stage))
  }

  @Test func theStateIsToldAnewAfterAnEvent() throws {
    expectWholeState()
    let middle = CGPoint(x: 25, y: 25)
    try target.send(.pointer(PointerEvent(.down, at: middle)), at: .zero)
    try target.send(.pointer(PointerEvent(.up, at: middle)), at: .zero)
    expectWholeState()
    #expect(target.snapshot["says.0"] == "10")
  }

  @Test func theStateIsToldAnewWhenTimeHasPassed() throws {
    expectWholeState()
    try target.advance(to: Instant(milliseconds: 1500))
    expectWholeState()
    #expect(target.snapshot["says.0"] == "1")
  }
}
