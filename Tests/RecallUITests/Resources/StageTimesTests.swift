import RecallUI
import Testing

@Suite struct StageTimesTests {
  @Test func codeMeasuresTheStagesTime() {
    var times: [Double] = []
    let stage = Stage(size: CGSize(width: 20, height: 20)) {
      Color.red.onTapGesture { times.append(CACurrentMediaTime()) }
    }
    stage.advance(by: .milliseconds(2_500))
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(times == [2.5])
    #expect(CACurrentMediaTime() == 0)
  }
}
