import RecallUI
import Testing

@Suite struct StageHoverTests {
  @Test(arguments: [(0, true), (99, true), (100, false), (199, false), (-1, false)])
  func onlyWhatListensNoticesTheMouse(x: Int, isNoticed: Bool) {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.onHover { _ in }
        Color.blue.onTapGesture {}
      }
    }
    #expect(stage.noticesHover(at: CGPoint(x: x, y: 50)) == isNoticed)
  }
}
