import AccessibilityTree
import Testing

/// What is told of two trees, in the order in which it has to be heard.
@Suite struct AccessibleTreeChangesTests {
  private func window(_ children: AccessibleElement...) -> AccessibleElement {
    AccessibleElement(id: 1, role: .window, children: children)
  }

  private func button(_ id: Int, _ name: String = "", _ states: AccessibleStates = [])
    -> AccessibleElement
  {
    AccessibleElement(id: id, role: .button, name: name, states: states)
  }

  private func changes(
    from old: AccessibleElement, to new: AccessibleElement
  ) -> [AccessibleChange] {
    AccessibleTree(new).changes(since: AccessibleTree(old))
  }

  @Test func theSameTreeHasNoChanges() {
    #expect(changes(from: window(button(2)), to: window(button(2))) == [])
  }

  @Test func whatLeftIsToldFromTheLastAndWhatCameFromTheFirst() {
    #expect(
      changes(from: window(button(2), button(3), button(4)), to: window(button(3), button(5)))
        == [.removed(4, from: 1, at: 2), .removed(2, from: 1, at: 0), .added(5, in: 1, at: 1)])
  }

  @Test func whatStandsInAnotherOrderLeavesAndComes() {
    #expect(
      changes(from: window(button(2), button(3)), to: window(button(3), button(2)))
        == [.removed(2, from: 1, at: 0), .added(2, in: 1, at: 1)]
        || changes(from: window(button(2), button(3)), to: window(button(3), button(2)))
          == [.removed(3, from: 1, at: 1), .added(3, in: 1, at: 0)]
    )
  }

  @Test func aNewNameAndNewStatesAreTold() {
    #expect(
      changes(
        from: window(button(2, "card", [.enabled])), to: window(button(2, "bus", [.selected])))
        == [.name(2, "bus"), .state(2, .enabled, false), .state(2, .selected, true)])
  }

  @Test func theFocusIsToldLast() {
    let (old, new) = (button(2, "a", .focused), button(2, "a"))
    #expect(
      changes(from: window(old, button(3)), to: window(new, button(3, "b", .focused))) == [
        .state(2, .focused, false), .name(3, "b"), .state(3, .focused, true), .focus(3),
      ])
  }

  private func field(_ text: String, caret: Int, _ selection: Range<Int>? = nil)
    -> AccessibleElement
  {
    AccessibleElement(
      id: 2, role: .entry,
      text: AccessibleText(text, caret: caret, selection: selection ?? caret..<caret))
  }

  @Test(
    arguments: [
      ("", "a", [.textInserted(2, at: 0, "a"), .caret(2, 1)]),
      ("a🚗c", "ac", [.textRemoved(2, at: 1, "🚗")]),
      ("abc", "axc", [.textRemoved(2, at: 1, "b"), .textInserted(2, at: 1, "x")]),
      ("aa", "aaa", [.textInserted(2, at: 2, "a")]),
    ] as [(String, String, [AccessibleChange])])
  func onlyWhatDiffersOfATextIsTold(old: String, new: String, expected: [AccessibleChange]) {
    let caret = min(1, old.unicodeScalars.count)
    let found = changes(
      from: window(field(old, caret: caret)), to: window(field(new, caret: 1, caret..<caret)))
    #expect(found.filter { if case .textSelection = $0 { false } else { true } } == expected)
  }

  @Test func aValueOfARangeIsTold() {
    var (old, new) = (button(2), button(2))
    old.range = AccessibleRange(minimum: 0, maximum: 10, current: 1, step: 1)
    new.range = AccessibleRange(minimum: 0, maximum: 10, current: 2, step: 1)
    #expect(changes(from: window(old), to: window(new)) == [.value(2, 2)])
  }
}
