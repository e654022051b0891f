import Foundation
import RecallUI
import Testing

@testable import RecallCharts

@Suite struct ChartScrollingTests {
  final class Kept: ObservableObject {
    @Published var first = 10
    @Published var day: String = "d0"
    @Published var selected: Double?
    @Published var angle: Double?
  }

  private struct Numbers: View {
    @ObservedObject var kept: Kept
    let isKept: Bool

    var body: some View {
      let chart = Chart(0..<40, id: \.self) { number in
        BarMark(x: .value("n", number), y: .value("count", 5))
          .annotation { Text("note \(number)") }
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 10)
      .chartXSelection(value: $kept.selected)
      .chartScrollTargetBehavior(.valueAligned(unit: 5))
      .chartXAxis { AxisMarks(values: .stride(by: 5)) }
      if isKept {
        chart.chartScrollPosition(x: $kept.first)
      } else {
        chart.chartScrollPosition(initialX: 20)
      }
    }
  }

  private let kept = Kept()

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 400, height: 300), content: content)
  }

  private func notes(_ stage: Stage) -> [Int] {
    stage.elements.compactMap(\.label).filter { $0.hasPrefix("note ") }
      .compactMap { Int($0.dropFirst(5)) }.sorted()
  }

  @Test func aPartOfTheAxisIsShown() {
    let shown = notes(stage { Numbers(kept: kept, isKept: false) })
    #expect(shown.first == 20 || shown.first == 19)
    #expect(shown.count <= 12 && shown.count >= 10)
  }

  @Test func aDragShowsWhatIsBesideIt() {
    let stage = stage { Numbers(kept: kept, isKept: true) }
    #expect(notes(stage).contains(12) && !notes(stage).contains(30))
    // Half of the plot to the left, and slowly.
    stage.drag(
      from: CGPoint(x: 300, y: 150), to: CGPoint(x: 110, y: 150), over: .seconds(1))
    #expect(kept.first == 15)
    #expect(notes(stage).contains(24))
    #expect(kept.selected == nil, "a drag selects nothing where it scrolls")
    stage.drag(from: CGPoint(x: 20, y: 150), to: CGPoint(x: 380, y: 150), over: .seconds(1))
    stage.drag(from: CGPoint(x: 20, y: 150), to: CGPoint(x: 380, y: 150), over: .seconds(1))
    #expect(kept.first == 0, "the axis's beginning is the end of the way")
    #expect(stage.issues.isEmpty)
  }

  @Test func whoHoldsSelects() {
    let stage = stage { Numbers(kept: kept, isKept: true) }
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 200, y: 150))))
    stage.advance(by: .milliseconds(400))
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 201, y: 150))))
    #expect(kept.selected.map { (12...18).contains($0) } == true)
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: 201, y: 150))))
    #expect(kept.selected == nil)
  }

  @Test func categoriesScrollOneByOne() {
    let stage = stage {
      Chart(0..<20, id: \.self) { number in
        BarMark(x: .value("day", "d\(number)"), y: .value("count", 1))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 5)
      .chartScrollPosition(
        x: Binding {
          kept.day
        } set: {
          kept.day = $0
        })
    }
    #expect(stage.elements.contains { $0.label == "d4" })
    #expect(!stage.elements.contains { $0.label == "d9" })
    stage.drag(from: CGPoint(x: 380, y: 150), to: CGPoint(x: 20, y: 150), over: .seconds(1))
    #expect(kept.day != "d0")
  }

  @Test func aLengthThatIsNoneShowsAllOfTheAxis() {
    for length in [0, -1, Double.nan, .infinity, 1e300] {
      let stage = stage {
        Chart(0..<4, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartScrollableAxes([.horizontal, .vertical])
          .chartXVisibleDomain(length: length)
          .chartYVisibleDomain(length: length)
      }
      stage.drag(from: CGPoint(x: 380, y: 150), to: CGPoint(x: 20, y: 20), over: .seconds(1))
      #expect(stage.elements.contains { $0.label == "0" })
      #expect(stage.issues.isEmpty)
    }
  }

  @Test func anAngleSelectsAmongSectors() throws {
    let stage = stage {
      Chart([10.0, 30.0], id: \.self) { SectorMark(angle: .value("share", $0)) }
        .chartLegend(.hidden)
        .chartAngleSelection(
          value: Binding {
            kept.angle
          } set: {
            kept.angle = $0
          })
    }
    func select(_ x: CGFloat, _ y: CGFloat) -> Double? {
      stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: x, y: y))))
      defer { stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: x, y: y)))) }
      return kept.angle
    }
    // A quarter of the turn is ten of forty; the middle of the plot is that of the stage.
    #expect(try abs(#require(select(300, 150)) - 10) < 0.01)
    #expect(try abs(#require(select(200, 250)) - 20) < 0.01)
    #expect(try abs(#require(select(100, 150)) - 30) < 0.01)
    #expect(kept.angle == nil)
  }
}
