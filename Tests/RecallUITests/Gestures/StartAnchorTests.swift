import RecallUI
import Testing

@Suite struct StartAnchorTests {
  private final class Log {
    var lines: [String] = []
  }

  private func spread(on stage: Stage) {
    let (first, second) = (PointerID(1), PointerID(2))
    stage.send(.pointer(.init(.down, at: CGPoint(x: 60, y: 100), pointer: first)))
    stage.send(.pointer(.init(.down, at: CGPoint(x: 80, y: 100), pointer: second)))
    stage.send(.pointer(.init(.move, at: CGPoint(x: 100, y: 130), pointer: second)))
    stage.send(.pointer(.init(.move, at: CGPoint(x: 120, y: 160), pointer: second)))
  }

  /// The view is 100 by 80 points, at 50, 60; the touches begin in its middle at 20, 40.
  @Test func aMagnificationTellsWhereInTheViewItBegan() {
    let log = Log()
    let stage = smallStage {
      Color.red.frame(width: 100, height: 80)
        .gesture(
          MagnifyGesture().onChanged { log.lines.append("\($0.startAnchor.x) \($0.startAnchor.y)") }
        )
    }
    spread(on: stage)
    #expect(log.lines.last == "0.2 0.5")
  }

  @Test func aRotationTellsWhereInTheViewItBegan() {
    let log = Log()
    let stage = smallStage {
      Color.red.frame(width: 100, height: 80)
        .gesture(
          RotateGesture().onChanged { log.lines.append("\($0.startAnchor.x) \($0.startAnchor.y)") })
    }
    spread(on: stage)
    #expect(log.lines.last == "0.2 0.5")
  }
}
