import RecallUI
import Testing

@Suite struct SpatialEventGestureTests {
  private final class Log {
    var lines: [String] = []

    func note(_ events: SpatialEventCollection) -> String {
      events.map { "\($0.kind) \($0.location.x),\($0.location.y) \($0.phase)" }
        .joined(separator: "; ")
    }
  }

  private func stage(_ log: Log) -> Stage {
    smallStage {
      Color.red.frame(width: 100, height: 80)
        .gesture(
          SpatialEventGesture()
            .onChanged { log.lines.append(log.note($0)) }
            .onEnded { log.lines.append("end: " + log.note($0)) })
    }
  }

  private func send(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ pointer: PointerID, to stage: Stage
  ) {
    stage.send(.pointer(.init(phase, at: CGPoint(x: x, y: y), pointer: pointer)))
  }

  /// The view is at 50, 60.
  @Test func eachFingerIsToldByItself() {
    let log = Log()
    let stage = stage(log)
    let (one, two) = (PointerID(1), PointerID(2))
    send(.down, 60, 70, one, to: stage)
    send(.down, 100, 70, two, to: stage)
    send(.move, 61, 70, one, to: stage)
    send(.up, 61, 70, one, to: stage)
    send(.up, 100, 72, two, to: stage)
    #expect(
      log.lines == [
        "touch 10.0,10.0 active",
        "touch 10.0,10.0 active; touch 50.0,10.0 active",
        "touch 11.0,10.0 active; touch 50.0,10.0 active",
        "touch 11.0,10.0 ended; touch 50.0,10.0 active",
        "end: touch 50.0,12.0 ended",
      ])
  }

  @Test func aPointerThatIsLostIsTold() {
    let log = Log()
    let stage = stage(log)
    send(.down, 60, 70, .mouse, to: stage)
    send(.cancel, 60, 70, .mouse, to: stage)
    #expect(log.lines == ["pointer 10.0,10.0 active", "pointer 10.0,10.0 cancelled"])
  }

  @Test func eventsAreFoundByTheirIdentifiers() {
    var found: [Bool] = []
    let stage = smallStage {
      Color.red.gesture(
        SpatialEventGesture(coordinateSpace: .global).onChanged { events in
          found.append(events.allSatisfy { events[$0.id] == $0 } && !events.isEmpty)
        })
    }
    send(.down, 60, 70, .mouse, to: stage)
    #expect(found == [true])
  }
}
