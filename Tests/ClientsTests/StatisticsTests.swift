import RecallUI
import Testing

@testable import StatisticsClient

@Suite struct StatisticsTests {
  private let stage = Stage(size: CGSize(width: 420, height: 520)) { StatisticsView() }

  /// What is said of a series.
  private func value(of label: String) -> String? {
    stage.elements.first { $0.label == label && $0.value != nil }?.value
  }

  @Test func theSeriesOfTheBarsAreTold() {
    #expect(
      value(of: "Run") == """
        Jan 1, 2001: 30, Jan 2, 2001: 0, Jan 3, 2001: 45, Jan 4, 2001: 20, Jan 5, 2001: 0, \
        Jan 6, 2001: 60, Jan 7, 2001: 25
        """)
    #expect(stage.shows("Mon"))
    #expect(stage.shows("Sun"))
    #expect(stage.issues.isEmpty)
  }

  @Test func anotherWalkIsAnotherDay() throws {
    try stage.tap("walk")
    #expect(value(of: "Walk")?.hasSuffix("Jan 8, 2001: 30") == true)
  }

  @Test func aPointerOnTheChartSelectsADay() throws {
    let frame = try #require(stage.element("chart")?.frame)
    let point = CGPoint(x: frame.minX + 30, y: frame.minY + 60)
    stage.send(.pointer(PointerEvent(.down, at: point)))
    stage.advance(by: .milliseconds(16))
    #expect(stage.element("selection") != nil)
    #expect(stage.shows("Selected 2001-01-01"))
    stage.send(.pointer(PointerEvent(.up, at: point)))
    #expect(stage.element("selection") == nil)
  }

  @Test func theHandsFollowTheFrames() {
    let before = stage.displayList
    stage.advance(by: .seconds(15))
    #expect(stage.displayList != before)
    #expect(stage.isAnimating)
  }

  @Test func linesAndSectorsShowTheSame() throws {
    let style = try #require(stage.element("style")?.frame)
    stage.tap(at: CGPoint(x: style.midX, y: style.midY))
    #expect(stage.shows("Goal"))
    #expect(stage.shows("75 min"))
    stage.tap(at: CGPoint(x: style.maxX - 20, y: style.midY))
    #expect(value(of: "Bike") == "215")
    #expect(stage.shows("215"))
    #expect(stage.issues.isEmpty)
  }
}
