import RecallUICore
import Testing

@testable import RecallUI

@Suite struct EditCommandTests {
  @Test(
    arguments: [
      ("left", [], .move(.characterLeft, selecting: false)),
      ("right", .shift, .move(.characterRight, selecting: true)),
      ("left", .control, .move(.wordLeft, selecting: false)),
      ("right", [.control, .shift], .move(.wordRight, selecting: true)),
      ("right", .command, .move(.lineRight, selecting: false)),
      ("up", [], .move(.lineAbove, selecting: false)),
      ("home", [], .move(.lineStart, selecting: false)),
      ("end", .control, .move(.textEnd, selecting: false)),
      ("pagedown", .shift, .move(.pageBelow, selecting: true)),
      ("backspace", [], .delete(.characterBefore)), ("backspace", .control, .delete(.wordBefore)),
      ("delete", [], .delete(.characterAfter)), ("delete", .control, .delete(.wordAfter)),
      ("a", .control, .selectAll), ("c", .control, .copy), ("x", .command, .cut),
      ("v", .control, .paste), ("z", .control, .undo), ("z", [.control, .shift], .redo),
      ("y", .control, .redo), ("space", [], .type), ("a", [], .type), ("a", .shift, .type),
      ("7", [], .type), ("return", [], .submit), ("keypad enter", [], .submit),
      ("tab", [], nil), ("escape", [], nil), ("s", .control, nil), ("return", .command, nil),
      ("clear", [], nil),
    ] as [(String, EventModifiers, EditCommand?)])
  func keysMeanWhatTheyDoEverywhere(
    key: String, modifiers: EventModifiers, command: EditCommand?
  ) throws {
    let equivalents: [String: KeyEquivalent] = [
      "left": .leftArrow, "right": .rightArrow, "up": .upArrow, "home": .home, "end": .end,
      "pagedown": .pageDown, "backspace": .delete, "delete": .deleteForward, "space": .space,
      "return": .return, "keypad enter": .return, "tab": .tab, "escape": .escape, "clear": .clear,
    ]
    let character = key.count == 1 ? key.first.map { KeyEquivalent($0) } : nil
    let equivalent = try #require(equivalents[key] ?? character)
    #expect(EditCommand(equivalent, modifiers, breaksLines: false) == command)
  }

  @Test func returnBreaksALineWhereThereAreLines() {
    #expect(EditCommand(.return, [], breaksLines: true) == .newLine)
    #expect(EditCommand(.return, .shift, breaksLines: true) == .newLine)
  }
}
