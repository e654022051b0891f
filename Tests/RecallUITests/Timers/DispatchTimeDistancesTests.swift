import RecallUI
import Testing

@Suite struct DispatchTimeDistancesTests {
  private func time(_ nanoseconds: UInt64) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: nanoseconds)
  }

  @Test func workIsPutOffToAnInstantThatWasAdvanced() {
    var isDone = false
    let stage = Stage(size: CGSize(width: 10, height: 10)) {
      Text("").onAppear {
        StageQueues().main.asyncAfter(deadline: DispatchTime.now().advanced(by: .seconds(2))) {
          isDone = true
        }
      }
    }
    stage.advance(by: .milliseconds(1_999))
    #expect(!isDone)
    stage.advance(by: .milliseconds(1))
    #expect(isDone)
  }

  @Test func aClockShowsNanosecondsSinceTheSessionBegan() {
    var shown: [UInt64] = []
    let stage = Stage(size: CGSize(width: 10, height: 10)) {
      Color.red.onTapGesture { shown.append(DispatchTime.now().uptimeNanoseconds) }
    }
    stage.advance(by: .milliseconds(3))
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(shown == [3_000_000])
    #expect(time(3_000_000).uptimeNanoseconds == 3_000_000)
  }

  @Test func theLastInstantIsShownAsTheLastThatCanBeCounted() {
    #expect(DispatchTime.distantFuture.uptimeNanoseconds == .max)
    #expect(DispatchTime(uptimeNanoseconds: .max) == .distantFuture)
    #expect(DispatchTime.distantFuture.advanced(by: .seconds(1)) == .distantFuture)
    #expect(time(0).advanced(by: .never) == .distantFuture)
  }

  @Test func aDistanceIsWholeNanosecondsInEitherDirection() {
    #expect(time(5).distance(to: time(12)) == .nanoseconds(7))
    #expect(time(12).distance(to: time(5)) == .nanoseconds(-7))
    #expect(time(0).distance(to: .distantFuture) == .nanoseconds(Int(Int64.max)))
  }

  @Test func whatIsTakenAwayIsEarlier() {
    #expect(time(3_000_000_000) - 1 == time(2_000_000_000))
    #expect(time(3_000) - .microseconds(2) == time(1_000))
    #expect(time(3) - .never < time(0))
  }
}
