import Testing

@testable import Replay

@Suite struct ExpectationTests {
  private func failures(_ steps: String) throws -> [String] {
    try ReplayPlayer(Sample.script("0 tap card:1\n" + steps, version: 5)).play(on: Table())
      .failures.map { "\($0)".replacing("sample.replay:7:3: expected ", with: "") }
  }

  @Test(arguments: [
    "card:1.taps != 0", "card:1.taps > 0", "card:1.taps < 2", "card:1.taps exists", "text gone",
    "element card:1 exists", "element card:9 gone", "element card:1.isVisible = true",
    "element card:9.isVisible = false", "element card:1.frame = \"100,10 100x50\"",
    "element card:1.x > 99.9", "element card:1.height = 50", "element card:1.isEnabled = true",
  ])
  func whatIsSoHolds(expectation: String) throws {
    #expect(try failures("0 expect \(expectation)\n") == [])
  }

  @Test(arguments: [
    ("card:1.taps != 1", "card:1.taps != 1, found 1"),
    ("card:1.taps > 1", "card:1.taps > 1, found 1"),
    ("card:1.taps < 1", "card:1.taps < 1, found 1"),
    ("focus > 1", "focus > 1, found true"),
    ("card:1.taps gone", "card:1.taps gone, found 1"),
    ("element card:1 gone", "element card:1 gone, found one"),
    ("element card:1.label = a", "element card:1.label = a, found nothing of that name"),
    ("element card:1.width < 100", "element card:1.width < 100, found 100"),
    (
      "element card:9 exists",
      "element card:9 exists, found nothing of that name; there are card:0, card:1, card:2, card:3, card:4"
    ),
    (
      "picture a.txt",
      "the picture a.txt, found nothing that is drawn"
    ),
  ])
  func whatIsNotSoIsTold(expectation: String, message: String) throws {
    #expect(try failures("0 expect \(expectation)\n") == [message])
  }

  @Test(arguments: [
    ("3", true, false), ("3.999", true, false), ("4", false, false), ("4.001", false, true),
    ("many", false, false), ("", false, false), (nil, false, false),
  ])
  func onlyNumbersAreLessOrGreater(found: String?, isLess: Bool, isGreater: Bool) throws {
    let bound = try #require(DecimalNumber("4"))
    #expect(ReplayExpectation(.state("a"), .less(bound)).holds(for: found) == isLess)
    #expect(ReplayExpectation(.state("a"), .greater(bound)).holds(for: found) == isGreater)
  }

  /// Before a value, what stands behind a dot is a property.
  @Test(arguments: [("a.b", "\"a.b\""), ("ab", "ab")])
  func anElementWithADotStandsInQuotesBeforeAValue(name: String, text: String) throws {
    let expectation = ReplayExpectation(.element(name, nil), .different("1"))
    #expect("\(expectation)" == "element \(text) != 1")
    let read = try Sample.script("0 expect \(expectation)\n", version: 5)
    #expect(read.steps.first?.action == .expect(expectation))
  }

  @Test(arguments: [
    ("x", "x"), ("a.b", "a.b"), ("a.x", "\"a.x\""), (".x", "\".x\""), ("x.", "x."),
    ("a b", "\"a b\""), ("a.label.b", "a.label.b"),
  ])
  func anElementStandsInQuotesWhereItSeemsToHaveAProperty(name: String, text: String) {
    #expect("\(ReplayExpectation(.element(name, nil), .exists))" == "element \(text) exists")
  }
}
