import RecallUI
import Testing

@testable import RecallCharts

@Suite struct MovingMarksTests {
  private struct Bars: View {
    @State var values = ["a": 2.0, "b": 8]
    let next: [String: Double]
    let isAnimated: Bool
    var dims = false

    var body: some View {
      VStack {
        Chart(values.keys.sorted(), id: \.self) { name in
          BarMark(x: .value("name", name), y: .value("value", values[name] ?? 0))
            .foregroundStyle(name == "b" ? Color.green : .red)
            .opacity(dims && next.count != values.count ? 0.5 : 1)
            .annotation { Text(name).accessibilityIdentifier("note \(name)") }
        }
        .chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        Text("change").accessibilityIdentifier("change").onTapGesture {
          if isAnimated {
            withAnimation(.linear(duration: 1)) { values = next }
          } else {
            values = next
          }
        }
      }
    }
  }

  private func stage(_ bars: Bars) -> Stage {
    Stage(size: CGSize(width: 400, height: 300)) { bars }
  }

  private func tap(_ name: String, _ stage: Stage) throws {
    let frame = try #require(stage.element(name)).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The bars of a color, where they are seen now.
  private func bars(_ stage: Stage, _ color: String) -> [CGRect] {
    stage.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let fill), _) = item.content, fill.description == color
      else { return nil }
      return path.boundingRect.applying(item.transform)
    }
  }

  @Test func barsMoveToTheirNewValuesInAnAnimation() throws {
    let stage = stage(Bars(next: ["a": 6, "b": 8], isAnimated: true))
    let before = try #require(bars(stage, "#FF3B30").first)
    let other = bars(stage, "#34C759")
    try tap("change", stage)
    stage.advance(by: .milliseconds(500))
    let middle = try #require(bars(stage, "#FF3B30").first)
    #expect(abs(middle.height - 2 * before.height) < 0.01)
    #expect((middle.minX, middle.maxY) == (before.minX, before.maxY))
    stage.advance(by: .seconds(1))
    let after = try #require(bars(stage, "#FF3B30").first)
    #expect(abs(after.height - 3 * before.height) < 0.01)
    #expect(bars(stage, "#34C759") == other)
  }

  @Test func barsChangeAtOnceWithoutAnAnimation() throws {
    let stage = stage(Bars(next: ["a": 6, "b": 8], isAnimated: false))
    let before = try #require(bars(stage, "#FF3B30").first)
    try tap("change", stage)
    let after = try #require(bars(stage, "#FF3B30").first)
    #expect(abs(after.height - 3 * before.height) < 0.01)
  }

  /// A new bar moves the others aside.
  @Test func whatIsThereAlreadyMovesAsideForWhatComes() throws {
    let stage = stage(Bars(next: ["a": 2, "aa": 5, "b": 8], isAnimated: true))
    let before = try #require(bars(stage, "#34C759").first)
    try tap("change", stage)
    stage.advance(by: .milliseconds(500))
    let middle = try #require(bars(stage, "#34C759").first)
    // From three quarters of the way to five sixths.
    #expect(abs(before.midX - 300) < 0.01 && abs(middle.midX - 400 * (0.75 + 5 / 6.0) / 2) < 0.01)
    #expect(middle.height == before.height && bars(stage, "#FF3B30").count == 2)
  }

  @Test func annotationsMoveWithTheirMarks() throws {
    let stage = stage(Bars(next: ["a": 6, "b": 8], isAnimated: true))
    func place() throws -> CGFloat {
      try #require(
        stage.displayList.items.lazy.compactMap { item -> CGFloat? in
          guard case .text(let text, let frame) = item.content, text.string == "a" else {
            return nil
          }
          return frame.applying(item.transform).maxY
        }.first)
    }
    let distance = try place() - (try #require(bars(stage, "#FF3B30").first)).minY
    try tap("change", stage)
    stage.advance(by: .milliseconds(500))
    let bar = try #require(bars(stage, "#FF3B30").first)
    #expect(abs(try place() - bar.minY - distance) < 0.01)
  }

  @Test func opacitiesChangeByAndBy() throws {
    let stage = stage(Bars(next: ["a": 2, "b": 8, "c": 1], isAnimated: true, dims: true))
    func opacity() -> Double? {
      stage.displayList.items.first {
        guard case .fill(_, .color(let fill), _) = $0.content else { return false }
        return fill.description == "#34C759"
      }?.opacity
    }
    #expect(opacity() == 0.5)
    try tap("change", stage)
    stage.advance(by: .milliseconds(500))
    #expect(opacity().map { abs($0 - 0.75) < 0.001 } == true)
    stage.advance(by: .seconds(1))
    #expect(opacity() == 1)
  }

  @Test func sectorsTurn() throws {
    struct Pie: View {
      @State var share = 1.0

      var body: some View {
        Chart {
          SectorMark(angle: .value("share", share)).foregroundStyle(.red)
          SectorMark(angle: .value("rest", 3)).foregroundStyle(.green)
        }
        .chartLegend(.hidden)
        .onTapGesture { withAnimation(.linear(duration: 1)) { share = 3 } }
        .accessibilityIdentifier("pie")
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Pie() }
    #expect(bars(stage, "#FF3B30").first?.height.rounded() == 150)
    try tap("pie", stage)
    stage.advance(by: .milliseconds(500))
    // From a quarter of the turn to half of it.
    let height = try #require(bars(stage, "#FF3B30").first?.height)
    #expect(abs(height - 150 * (1 - cos(3 / 4.0 * .pi))) < 0.01)
  }

  @Test func aMarkMovesWhereTheAxisChangesToo() throws {
    struct Points: View {
      @State var values = [1.0, 2]

      var body: some View {
        Chart(values.indices, id: \.self) { index in
          PointMark(x: .value("x", index), y: .value("y", values[index])).foregroundStyle(.red)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .onTapGesture { withAnimation(.linear(duration: 1)) { values = [1, 2, 100] } }
        .accessibilityIdentifier("points")
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Points() }
    let before = bars(stage, "#FF3B30").map(\.midY)
    try tap("points", stage)
    stage.advance(by: .milliseconds(500))
    let middle = bars(stage, "#FF3B30").map(\.midY)
    stage.advance(by: .seconds(1))
    let after = bars(stage, "#FF3B30").map(\.midY)
    try #require(before.count == 2 && middle.count == 3 && after.count == 3)
    for index in 0..<2 {
      #expect(abs(middle[index] - (before[index] + after[index]) / 2) < 0.01)
    }
    #expect(middle[2] == after[2])
  }
}
