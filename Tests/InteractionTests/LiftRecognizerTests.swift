import Foundation
import Testing
import VirtualTime

@testable import Interaction

@Suite struct LiftRecognizerTests {
  private let scheduler = Scheduler()
  private let recognizer = LiftRecognizer()
  private let router: PointerRouter
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  init() {
    router = PointerRouter(scheduler: scheduler)
    recognizer.onChanged = { [log] in log.lines.append("at \(Int($0.location.x))") }
    recognizer.onEnded = { [log] in log.lines.append("end \(Int($0.location.x))") }
    recognizer.onCancelled = { [log] in log.lines.append("cancel") }
  }

  private func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ pointer: PointerID) {
    router.send(PointerEvent(phase, at: CGPoint(x: x, y: 0), pointer: pointer)) {
      [GestureAttachment(recognizer)]
    }
  }

  private func wait(_ duration: Duration) throws {
    try scheduler.advance(by: duration)
  }

  @Test func aMouseLiftsWhenItMovesBeyondTheDistance() {
    send(.down, 0, .mouse)
    send(.move, GestureDefaults.liftDistance, .mouse)
    #expect(log.lines == [])
    send(.move, GestureDefaults.liftDistance + 1, .mouse)
    send(.up, 30, .mouse)
    #expect(log.lines == ["at 5", "at 30", "end 30"])
  }

  @Test func aFingerLiftsAfterAWhile() throws {
    send(.down, 0, PointerID(1))
    try wait(GestureDefaults.liftDuration - .nanoseconds(1))
    #expect(log.lines == [])
    try wait(.nanoseconds(1))
    #expect(log.lines == ["at 0"])
    send(.move, 40, PointerID(1))
    send(.cancel, 40, PointerID(1))
    #expect(log.lines == ["at 0", "at 40", "cancel"])
  }

  @Test func aFingerThatStraysBeforeDoesNot() throws {
    for (way, expected) in [
      (GestureDefaults.longPressDistance, 1), (GestureDefaults.longPressDistance + 1, 0),
    ] {
      log.lines = []
      send(.down, 0, PointerID(1))
      send(.move, way, PointerID(1))
      try wait(.seconds(1))
      #expect(log.lines.count == expected)
      send(.up, way, PointerID(1))
      #expect(scheduler.liveTimers.isEmpty)
    }
  }

  @Test func whatWasLiftedIsCarriedAnywhere() throws {
    send(.down, 0, PointerID(1))
    try wait(GestureDefaults.liftDuration)
    send(.move, 40, PointerID(1))
    send(.up, 90, PointerID(1))
    #expect(log.lines == ["at 0", "at 40", "at 90", "end 90"])
  }

  @Test(arguments: [PointerID.mouse, PointerID(1)])
  func aFingerThatStrayedLeavesTheNextOneAlone(next: PointerID) throws {
    send(.down, 0, PointerID(1))
    send(.move, 40, PointerID(1))
    send(.up, 40, PointerID(1))
    #expect(log.lines == [])
    send(.down, 0, next)
    try wait(GestureDefaults.liftDuration)
    send(.move, 30, next)
    send(.up, 30, next)
    #expect(log.lines.suffix(2) == ["at 30", "end 30"])
  }

  @Test func itsWayCountsFromTheDown() {
    var ways: [CGFloat] = []
    recognizer.onChanged = { ways.append($0.translation.width) }
    for start in [100, 500] as [CGFloat] {
      send(.down, start, .mouse)
      send(.move, start + 7, .mouse)
      send(.up, start + 7, .mouse)
    }
    #expect(ways == [7, 7])
  }

  @Test(arguments: [(349, false), (350, true)])
  func aFingerLiftsOnceItHasHeldLongEnough(milliseconds: Int, lifts: Bool) throws {
    send(.down, 0, PointerID(1))
    try wait(.milliseconds(milliseconds))
    send(.up, 0, PointerID(1))

    #expect(log.lines.isEmpty != lifts)
    #expect(scheduler.liveTimers.isEmpty)
  }

  @Test func aFingerThatLiftedHoldsAnewTheNextTime() throws {
    send(.down, 0, PointerID(1))
    try wait(.milliseconds(350))
    send(.up, 0, PointerID(1))
    let before = log.lines
    send(.down, 0, PointerID(2))
    try wait(.milliseconds(349))
    send(.move, 5, PointerID(2))
    send(.up, 5, PointerID(2))

    #expect(!before.isEmpty)
    #expect(log.lines == before)
    #expect(scheduler.liveTimers.isEmpty)
  }
}
