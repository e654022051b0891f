import RecallUI
import Testing

@Suite struct RunLoopTimerTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var timer: RecallUI.Timer?

    var body: some View {
      VStack {
        Text("\(count)")
        Button("start") {
          let timer = RecallUI.Timer(timeInterval: 1, repeats: true) { _ in count += 1 }
          RunLoop.main.add(timer, forMode: .common)
          RunLoop.current.add(timer, forMode: .default)
          self.timer = timer
        }
        Button("again") {
          if let timer {
            timer.invalidate()
            RunLoop.main.add(timer, forMode: .common)
          }
        }
      }
    }
  }

  @Test func aTimerRunsOnceItIsAdded() {
    let stage = smallStage { Counter() }
    stage.advance(by: .seconds(5))
    #expect(stage.texts.first == "0")
    stage.tap("start")
    stage.advance(by: .seconds(3))
    #expect(stage.texts.first == "3")
    stage.tap("again")
    stage.advance(by: .seconds(3))
    #expect(stage.texts.first == "3")
    #expect(stage.unownedTimers.isEmpty)
  }
}
