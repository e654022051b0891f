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
    let point = CGPoint(x: x, y: 50)
    #expect(stage.notices(.pointer(PointerEvent(.move, at: point))) == isNoticed)
    #expect(stage.notices(.pointer(PointerEvent(.down, at: point))))
  }

  @Test func whereTheMouseWasOverAViewItsLeavingIsNoticed() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.onHover { _ in }
        Color.blue
      }
    }
    let (over, beside) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
    let leaving = InputEvent.pointer(PointerEvent(.move, at: beside))
    let cancel = InputEvent.pointer(PointerEvent(.cancel, at: beside))
    #expect(!stage.notices(leaving) && !stage.notices(cancel))
    stage.send(.pointer(PointerEvent(.move, at: over)))
    #expect(stage.notices(leaving) && stage.notices(cancel))
    stage.send(leaving)
    #expect(!stage.notices(leaving) && !stage.notices(cancel))
  }
}
