import RecallUI
import Testing

@Suite struct InvalidatedTimerTests {
  private final class Count {
    var fired = 0
  }

  private struct Screen: View {
    let count: Count
    let invalidates: Bool

    var body: some View {
      Text("timer")
        .onAppear {
          let timer = Timer(timeInterval: 1, repeats: true) { [count] _ in count.fired += 1 }
          if invalidates { timer.invalidate() }
          RunLoop.main.add(timer, forMode: .common)
        }
    }
  }

  @Test(arguments: [(false, 3), (true, 0)])
  func aTimerThatWasInvalidatedBeforeItsRunLoopHasItNeverFires(invalidates: Bool, fired: Int) {
    let count = Count()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Screen(count: count, invalidates: invalidates)
    }
    stage.advance(by: .milliseconds(3500))
    #expect(count.fired == fired)
  }

  @Test func aTimerOfNothingIsInvalidAndStaysSo() {
    let timer = RecallUI.Timer()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Text("").onAppear { RunLoop.main.add(timer, forMode: .common) }
    }
    stage.advance(by: .seconds(1))
    #expect(!timer.isValid)
    timer.fire()
    timer.invalidate()
    #expect(stage.nextDeadline == nil)
  }
}
