import RecallUI
import Testing

@testable import SDLWindow

@Suite struct FingerNumbersTests {
  @Test func fingersAreNumberedAsTheyComeDown() {
    var fingers = FingerNumbers()
    #expect(fingers.pointer(device: 1, finger: 70, phase: .down) == PointerID(1))
    #expect(fingers.pointer(device: 1, finger: 30, phase: .down) == PointerID(2))
    #expect(fingers.pointer(device: 2, finger: 70, phase: .down) == PointerID(3))
    #expect(fingers.pointer(device: 1, finger: 30, phase: .move) == PointerID(2))
  }

  @Test func aNumberIsFreeWhenItsFingerHasGoneUp() {
    var fingers = FingerNumbers()
    _ = fingers.pointer(device: 1, finger: 1, phase: .down)
    _ = fingers.pointer(device: 1, finger: 2, phase: .down)
    #expect(fingers.pointer(device: 1, finger: 1, phase: .up) == PointerID(1))
    #expect(fingers.pointer(device: 1, finger: 3, phase: .down) == PointerID(1))
    #expect(fingers.pointer(device: 1, finger: 4, phase: .down) == PointerID(3))
  }

  @Test(arguments: [PointerEvent.Phase.move, .up, .cancel])
  func aFingerThatNeverCameDownIsNobody(phase: PointerEvent.Phase) {
    var fingers = FingerNumbers()
    #expect(fingers.pointer(device: 1, finger: 1, phase: phase) == nil)
  }
}
