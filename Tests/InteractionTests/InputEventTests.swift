import Interaction
import Testing

@Suite struct InputEventTests {
  @Test func theMouseComesBeforeAllFingers() {
    let pointers = [PointerID(2), .mouse, PointerID(10), PointerID(1)]
    #expect(pointers.sorted().map(\.number) == [0, 1, 2, 10])
    #expect(!(PointerID(1) < PointerID(1)))
  }

  @Test func eachModifierHasABitThatRecordingsRelyOn() {
    let modifiers: [KeyEvent.Modifiers] = [.shift, .control, .option, .command]
    #expect(modifiers.map(\.rawValue) == [1, 2, 4, 8])
  }
}
