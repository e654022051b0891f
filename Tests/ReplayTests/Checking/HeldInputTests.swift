import Foundation
import Interaction
import Testing

@testable import Replay

@Suite struct HeldInputTests {
  private static func pointer(
    _ phase: PointerEvent.Phase, _ number: Int = 0, _ button: PointerEvent.Button = .primary
  ) -> InputEvent {
    .pointer(PointerEvent(phase, at: .zero, pointer: PointerID(number), button: button))
  }

  private static func key(_ phase: KeyEvent.Phase, _ key: String = "a") -> InputEvent {
    .key(KeyEvent(phase, key: key))
  }

  private static let cases: [([InputEvent], Bool)] = [
    ([], true),
    ([pointer(.down)], false),
    ([pointer(.move)], true),
    ([pointer(.down), pointer(.move)], false),
    ([pointer(.down), pointer(.up)], true),
    ([pointer(.down), pointer(.up, 0, .secondary)], false),
    ([pointer(.down), pointer(.up, 1)], false),
    ([pointer(.down), pointer(.down, 0, .secondary), pointer(.cancel)], true),
    ([pointer(.down), pointer(.cancel, 1)], false),
    ([key(.down)], false),
    ([key(.repeat)], false),
    ([key(.down), key(.up)], true),
    ([key(.down), key(.up, "b")], false),
    ([pointer(.down), key(.down), .focus(.lost)], true),
    ([key(.down), .focus(.lost)], true),
    ([pointer(.down), .focus(.lost)], true),
    ([pointer(.down), .focus(.gained)], false),
    ([key(.down), .text("a"), .resize(.zero)], false),
  ]

  @Test(arguments: cases)
  func whatIsDownIsHeldUntilItGoesUpOrIsLost(events: [InputEvent], isEmpty: Bool) {
    var held = HeldInput()
    for event in events { held.note(event) }
    #expect(held.isEmpty == isEmpty)
  }

  @Test func aHoldNeedsAllOfItsPointersOrItsKey() {
    var held = HeldInput()
    for event in [Self.pointer(.down), Self.pointer(.down, 3, .middle), Self.key(.down)] {
      held.note(event)
    }
    let (mouse, finger, other) = (PointerID.mouse, PointerID(3), PointerID(4))
    #expect(held.isDown(.pointers([mouse])))
    #expect(held.isDown(.pointers([mouse, finger])))
    #expect(!held.isDown(.pointers([mouse, other])))
    #expect(!held.isDown(.pointers([])))
    #expect(held.isDown(.key("a")))
    #expect(!held.isDown(.key("b")))
  }
}
