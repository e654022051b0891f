import RecallApp
import Testing

@Suite struct AbsoluteTimeTests {
  @Test func secondsAreCountedToTheDateOfTheStage() {
    var times: [Double] = []
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let stage = Stage(size: CGSize(width: 20, height: 20), date: start) {
      Color.red.onTapGesture { times.append(CFAbsoluteTimeGetCurrent()) }
    }
    stage.advance(by: .milliseconds(2_500))
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(times == [1_002.5])
  }
}
