import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct TraceEventTests {
  @Test(
    arguments: [
      (0, "0 focus a -> b"), (1_240_000_000, "1240 focus a -> b"),
      (1_240_500_000, "1240.5 focus a -> b"), (999_999, "0.999999 focus a -> b"),
    ] as [(Int64, String)])
  func anEventIsALineThatBeginsWithItsMilliseconds(nanoseconds: Int64, line: String) {
    let event = TraceEvent(
      instant: Instant(nanoseconds: nanoseconds), kind: .focus, text: "a -> b")
    #expect(event.description == line)
  }

  @Test func eachKindHasAWordOfItsOwn() {
    let words = TraceEvent.Kind.allCases.map {
      "\(TraceEvent(instant: .zero, kind: $0, text: ""))"
    }
    #expect(
      words == [
        "0 gesture ", "0 evaluation ", "0 layout ", "0 timer ", "0 focus ", "0 effect ",
      ])
  }
}
