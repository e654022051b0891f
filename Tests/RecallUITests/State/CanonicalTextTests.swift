import Testing

@testable import RecallUICore

/// The text of values of state.
@Suite struct CanonicalTextTests {
  /// The same list as a type that is looked at element by element.
  private func slowly<Element>(_ list: [Element]) -> String? {
    CanonicalText.of(ContiguousArray(list))
  }

  @Test func aListSaysItsElementsInOrder() {
    #expect(CanonicalText.of([true, false]) == "[true, false]")
    #expect(CanonicalText.of([3, -1, 2]) == "[3, -1, 2]")
    #expect(CanonicalText.of([0.5, 2, 1e300]) == "[0.5, 2, 1e+300]")
    #expect(CanonicalText.of(["a, b", "say \"no\"\n", "\\"]) == #"["a, b", "say \"no\"\n", "\\"]"#)
  }

  @Test func anEmptyListIsBrackets() {
    #expect(CanonicalText.of([Bool]()) == "[]" && CanonicalText.of([Int]()) == "[]")
    #expect(CanonicalText.of([Double]()) == "[]" && CanonicalText.of([String]()) == "[]")
  }

  @Test func aListOfWhatListsMostlyHaveReadsAsAnyOtherList() {
    let doubles = [0.1, -0.0, .infinity, .nan, 12_345_678.9, .leastNonzeroMagnitude]
    #expect(CanonicalText.of(doubles) == slowly(doubles))
    let texts = ["", "ü", "👨‍👩‍👧", "tab\t", "\"", "a\nb"]
    #expect(CanonicalText.of(texts) == slowly(texts))
    #expect(CanonicalText.of([Int.min, 0, Int.max]) == slowly([Int.min, 0, Int.max]))
    #expect(CanonicalText.of([[1], []]) == "[[1], []]")
    #expect(CanonicalText.of([1, nil] as [Int?]) == "[1, nil]")
  }

  @Test func aListWithAClosureHasNoText() {
    let list: [() -> Void] = [{}]
    #expect(CanonicalText.of(list) == nil)
  }
}
