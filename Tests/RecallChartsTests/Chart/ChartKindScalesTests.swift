import RecallUI
import Testing

@testable import RecallCharts

@Suite struct ChartKindScalesTests {
  private let kinds = ["a", "b", "c"]

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 400, height: 300)) { content() }
  }

  private var points: some View {
    Chart(Array(kinds.enumerated()), id: \.offset) { index, kind in
      PointMark(x: .value("X", index), y: .value("Y", index))
        .foregroundStyle(by: .value("Kind", kind))
        .symbol(by: .value("Kind", kind))
    }
    .chartLegend(.hidden)
  }

  /// The outlines of the symbols, and their colors.
  private func symbols(_ stage: Stage) -> [(path: Path, color: String)] {
    stage.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item.content,
        path.boundingRect.width < 60, path.boundingRect.width > 2, color.opacity > 0
      else { return nil }
      return (path, color.description)
    }
  }

  @Test func symbolsAreThoseOfTheScale() {
    let squares = symbols(
      stage { points.chartSymbolScale(["b": .square, "a": .circle, "c": .square]) })
    #expect(squares.count == 3)
    #expect(squares.map(\.path).map { isRect($0) } == [false, true, true])
    let mapped = symbols(
      stage {
        points.chartSymbolScale(mapping: { (kind: String) in kind == "c" ? .square : .circle })
      })
    #expect(mapped.map(\.path).map { isRect($0) } == [false, false, true])
    let listed = symbols(stage { points.chartSymbolScale(domain: ["c"], range: [.square]) })
    #expect(listed.map(\.path).map { isRect($0) } == [true, true, true])
  }

  private func isRect(_ path: Path) -> Bool {
    let bounds = path.boundingRect
    return path.contains(CGPoint(x: bounds.minX + 0.1, y: bounds.minY + 0.1))
  }

  @Test func aClosureTellsStyles() {
    let stage = stage {
      points.chartForegroundStyleScale(mapping: { (kind: String) in kind == "b" ? Color.red : .black
      })
    }
    #expect(symbols(stage).map(\.color) == ["#000000", "#FF3B30", "#000000"])
  }

  @Test func numbersAreShownByAGradient() {
    let heat = Chart([0.0, 5, 10], id: \.self) { number in
      RectangleMark(x: .value("X", "\(number)"), y: .value("Y", "row"), height: 40)
        .foregroundStyle(by: .value("Heat", number))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
    let stage = stage { heat }
    let colors = stage.displayList.items.compactMap { item -> String? in
      guard case .fill(let path, .color(let color), _) = item.content,
        abs(path.boundingRect.height - 40) < 0.01, color.opacity > 0
      else { return nil }
      return color.description
    }
    #expect(colors == ["#000000", "#808080", "#FFFFFF"])
    // The legend says the numbers at both ends.
    #expect(stage.elements.compactMap(\.label).suffix(2) == ["0", "10"])
  }

  @Test func areasGoFromTheSmallestNumberToTheLargest() {
    func widths<Content: View>(@ViewBuilder _ chart: (AnyView) -> Content) -> [CGFloat] {
      let bubbles = Chart([1.0, 2, 3], id: \.self) { number in
        PointMark(x: .value("X", number), y: .value("Y", 1))
          .symbolSize(by: .value("Size", number))
      }
      return symbols(stage { chart(AnyView(bubbles)) }).map { $0.path.boundingRect.width }
    }
    func areas(_ widths: [CGFloat]) -> [CGFloat] { widths.map { ($0 * $0 * .pi / 4).rounded() } }
    #expect(areas(widths { $0 }) == [25, 138, 250])
    #expect(areas(widths { $0.chartSymbolSizeScale(range: 100...300) }) == [100, 200, 300])
    #expect(
      areas(widths { $0.chartSymbolSizeScale(domain: 0.0...4, range: 0...400) }) == [100, 200, 300])
    #expect(areas(widths { $0.chartSymbolSizeScale(range: -5...(.infinity)) }).count == 0)
  }

  @Test func linesAreThoseOfTheScale() {
    let stage = stage {
      Chart(Array(kinds.enumerated()), id: \.offset) { index, kind in
        ForEach([0, 1], id: \.self) { x in
          LineMark(x: .value("X", x), y: .value("Y", index))
            .lineStyle(by: .value("Kind", kind))
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartLineStyleScale(["a": StrokeStyle(lineWidth: 7), "b": StrokeStyle(lineWidth: 9)])
    }
    let strokes = stage.displayList.items.compactMap { item -> CGFloat? in
      guard case .stroke(_, _, let style) = item.content else { return nil }
      return style.lineWidth
    }
    #expect(strokes == [7, 9, 7])
  }

  @Test func anAxisHasTheSameAtEachValue() {
    let stage = stage {
      Chart { BarMark(x: .value("X", "a"), y: .value("Y", 10)) }
        .chartYAxis { AxisMarks(values: [0, 4]) { AxisValueLabel("here") } }
        .chartXAxis { AxisMarks { AxisValueLabel("there") } }
    }
    let words = stage.elements.filter { $0.value == nil }.compactMap(\.label)
    #expect(words.filter { $0 == "here" }.count == 2)
    #expect(words.filter { $0 == "there" }.count == 1)
  }

  @Test func edgesOfARuleAreMoved() throws {
    func rule(_ change: (RuleMark) -> some ChartContent) throws -> CGRect {
      let stage = stage {
        Chart { change(RuleMark(x: .value("X", 1))) }
          .chartXScale(domain: 0...2).chartXAxis(.hidden).chartYAxis(.hidden)
      }
      return try #require(
        stage.displayList.items.compactMap { item -> CGRect? in
          guard case .stroke(let path, _, _) = item.content else { return nil }
          return path.boundingRect
        }.first)
    }
    let (usual, moved) = (
      try rule { $0 }, try rule { $0.offset(yStart: 20, yEnd: -30).offset(x: 5) }
    )
    #expect(abs(moved.minY - usual.minY - 20) < 0.01)
    #expect(abs(moved.maxY - usual.maxY + 30) < 0.01)
    #expect(abs(moved.minX - usual.minX - 5) < 0.01)
  }

  @Test func aBarHasTheOutlineOfAShape() {
    func clips(_ stage: Stage) -> Int { stage.displayList.items.map(\.clips.count).max() ?? 0 }
    func bar(_ change: (BarMark) -> some ChartContent) -> Int {
      clips(stage { Chart { change(BarMark(x: .value("X", "a"), y: .value("Y", 3))) } })
    }
    #expect(bar { $0.clipShape(Capsule()) } == bar { $0 } + 1)
  }

  @Test func whatStandsBesideAMarkStaysInside() throws {
    func note(_ overflow: AnnotationOverflowResolution) throws -> CGRect {
      let stage = stage {
        Chart {
          PointMark(x: .value("X", 0), y: .value("Y", 0))
          PointMark(x: .value("X", 10), y: .value("Y", 10))
            .annotation(position: .trailing, overflowResolution: overflow) {
              Text("what is beside").accessibilityIdentifier("note")
            }
        }
        .chartXScale(domain: 0...10).chartYAxis(.hidden)
      }
      return try #require(stage.element("note")?.frame)
    }
    #expect(try note(.automatic).maxX > 400)
    #expect(abs(try note(.init(x: .fit(to: .chart), y: .disabled)).maxX - 400) < 0.01)
    #expect(abs(try note(.init(x: .fit(to: .plot))).maxX - 400) < 0.01)
  }

  /// A shape of a program's own.
  private struct Tile: ChartSymbolShape, InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    func inset(by amount: CGFloat) -> Tile { Tile(inset: inset + amount) }
  }

  @Test func symbolsOfAProgramsOwnAreOfTheScale() {
    func holes(_ stage: Stage) -> [Bool] {
      symbols(stage).map { symbol in
        let bounds = symbol.path.boundingRect
        return !symbol.path.contains(CGPoint(x: bounds.midX, y: bounds.midY))
      }
    }
    let lines = stage {
      points.chartSymbolScale([
        "a": Circle().strokeBorder(lineWidth: 2), "b": Tile().strokeBorder(lineWidth: 2),
        "c": Tile(),
      ])
    }
    #expect(holes(lines) == [true, true, false])
    #expect(symbols(lines).map(\.path).map { isRect($0) } == [false, true, true])
    let listed = stage {
      points.chartSymbolScale(
        domain: kinds, range: [Tile(), Circle().strokeBorder(lineWidth: 2), Tile()])
    }
    #expect(holes(listed) == [false, true, false])
    let told = stage {
      points.chartSymbolScale(mapping: { (kind: String) -> any ChartSymbolShape in
        if kind == "b" { Tile().strokeBorder(lineWidth: 2) } else { Tile() }
      })
    }
    #expect(holes(told) == [false, true, false])
  }
}
