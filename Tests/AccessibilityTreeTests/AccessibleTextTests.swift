import AccessibilityTree
import Testing

@Suite struct AccessibleTextTests {
  @Test(arguments: [
    (0, 1, "a"), (1, 2, "🚗"), (0, -1, "a🚗b"), (2, 9, "b"), (3, 4, ""), (9, 1, ""), (-5, 1, "a"),
  ])
  func aPartIsCountedInScalarsAndAsMuchAsThereIs(start: Int, end: Int, part: String) {
    let text = AccessibleText("a🚗b", caret: 0, selection: 0..<0)
    #expect(text.part(from: start, to: end) == part)
  }

  @Test func placesThatATextDoesNotHaveAreItsEnds() {
    let text = AccessibleText("ab", caret: 7, selection: 1..<9)
    #expect(text.caret == 2)
    #expect(text.selection == 1..<2)
  }
}
