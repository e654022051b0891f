import RecallUI
import Testing

@testable import ReplayViewer

@Suite struct SessionTicksTests {
  @Test func whatHappenedIsToldApart() {
    let ticks = countedSession([100, 1000], isFailing: true).ticks
    let session = countedSession([100, 1000])
    #expect(session.ticks.changing.map(\.millisecondsRoundedUp) == [100, 1000])
    #expect(session.ticks.quiet.map(\.millisecondsRoundedUp) == [2000])
    #expect(session.ticks.timers.map(\.millisecondsRoundedUp) == [600, 1500])
    #expect(session.ticks.failures.isEmpty)
    #expect(ticks.failures.map(\.millisecondsRoundedUp) == [1000])
  }

  @Test func marksSideBySideAreOne() {
    func marks(_ instants: [Int64]) -> [String] {
      let moments = instants.map {
        WatchedMoment(.event, at: Instant(milliseconds: $0), title: "")
      }
      let span = Instant.zero...Instant(milliseconds: 1000)
      let ticks = SessionTicks(moments, [])
      let stage = Stage(size: CGSize(width: 1020, height: 26)) {
        WatchMarks(ticks: ticks, parting: nil, span: span, dragged: nil)
      }
      return stage.displayList.items.dropFirst().map { "\($0.bounds)" }
    }
    #expect(
      marks([0, 1, 2]) == ["\(CGRect(x: 10, y: 6, width: 3.5, height: 7))"])
    #expect(marks([0]) == ["\(CGRect(x: 10, y: 6, width: 1.5, height: 7))"])
    #expect(marks([500, 5000]) == ["\(CGRect(x: 510, y: 6, width: 1.5, height: 7))"])
    #expect(marks([]).isEmpty)
  }
}
