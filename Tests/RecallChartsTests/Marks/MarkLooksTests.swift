import RecallCharts
import RecallUI
import Testing

@Suite struct MarkLooksTests {
  private func stage<Content: ChartContent>(
    @ChartContentBuilder _ content: () -> Content
  ) -> Stage {
    Stage(size: CGSize(width: 400, height: 200)) {
      Chart { content() }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartXScale(domain: 0...10)
        .chartYScale(domain: 0...10)
    }
  }

  /// What is filled on the stage's own ground, but for what can't be seen.
  private func fills(_ stage: Stage) -> [CGRect] {
    stage.displayList.items.dropFirst().compactMap { item -> CGRect? in
      guard case .fill(let path, let paint, _) = item.content else { return nil }
      if case .color(let color) = paint, color.opacity == 0 { return nil }
      return path.boundingRect.applying(item.transform)
    }
  }

  @Test(arguments: [(Alignment.leading, 0.0), (.center, 150), (.trailing, 300)])
  func aViewAboveAMarkIsAlignedWithIt(alignment: Alignment, place: CGFloat) throws {
    let stage = stage {
      RuleMark(y: .value("Mean", 5))
        .annotation(position: .top, alignment: alignment) {
          Color.red.frame(width: 100, height: 20).accessibilityIdentifier("note")
        }
    }
    #expect(try #require(stage.element("note")).frame.minX == place)
    #expect(try #require(stage.element("note")).frame.maxY == 96)
  }

  @Test(arguments: [(Alignment.top, 0.0), (.center, 90), (.bottom, 180)])
  func aViewBesideAMarkIsAlignedWithIt(alignment: Alignment, place: CGFloat) throws {
    let stage = stage {
      RuleMark(x: .value("Now", 5))
        .annotation(position: .trailing, alignment: alignment) {
          Color.red.frame(width: 100, height: 20).accessibilityIdentifier("note")
        }
    }
    #expect(try #require(stage.element("note")).frame.minY == place)
    #expect(try #require(stage.element("note")).frame.minX == 204)
  }

  @Test func aRectangleMayBeAsHighOrAsWideAsTheChart() {
    #expect(
      fills(stage { RectangleMark(x: .value("X", 5), width: 20) })
        == [CGRect(x: 190, y: 0, width: 20, height: 200)])
    #expect(
      fills(stage { RectangleMark(y: .value("Y", 5), height: 20) })
        == [CGRect(x: 0, y: 90, width: 400, height: 20)])
  }

  @Test func aStyleMayBeOneOfTheWholePlot() {
    func drawn(_ aligns: Bool) -> [CGRect] {
      fills(
        stage {
          RectangleMark(
            xStart: .value("X", 2), xEnd: .value("X", 4), yStart: .value("Y", 0),
            yEnd: .value("Y", 5)
          )
          .foregroundStyle(
            .linearGradient(colors: [.green, .red], startPoint: .bottom, endPoint: .top)
          )
          .alignsMarkStylesWithPlotArea(aligns)
        })
    }
    #expect(drawn(false) == [CGRect(x: 80, y: 100, width: 80, height: 100)])
    // All of the plot is filled, where the rectangle lets it be seen.
    #expect(drawn(true) == [CGRect(x: 0, y: 0, width: 400, height: 200)])
  }

  @Test func anAreaIsMovedWithItsLine() throws {
    func top(_ offset: CGFloat) -> CGFloat? {
      fills(
        stage {
          ForEach([0, 10], id: \.self) { x in
            AreaMark(x: .value("X", x), y: .value("Y", 5)).offset(y: offset)
          }
        }
      ).first?.minY
    }
    #expect(top(0) == 100)
    #expect(top(-35) == 65)
  }

  @Test func aBarWhoseEndsAreTheSameIsNone() {
    let stage = stage {
      BarMark(
        x: .value("X", 5), yStart: .value("Open", 7), yEnd: .value("Close", 7), width: 4)
    }
    #expect(fills(stage).allSatisfy { $0.height == 0 })
  }

  @Test func aGradientIsSharedOutAmongKinds() {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      Chart(["a", "b", "c"], id: \.self) { name in
        BarMark(x: .value("X", name), y: .value("Y", 1))
          .foregroundStyle(by: .value("Kind", name))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
    }
    let colors = stage.displayList.items.dropFirst().compactMap { item -> String? in
      guard case .fill(let path, .color(let color), _) = item.content, color.opacity > 0,
        path.boundingRect.height > 50
      else { return nil }
      return color.description
    }
    #expect(colors.count == 3 && Set(colors).count == 3)
    #expect(colors.first == "#000000" && colors.last == "#FFFFFF")
  }

  @Test func anAxisWithoutMarksHasNoLabels() {
    func words(_ explicit: Bool) -> [String] {
      let stage = Stage(size: CGSize(width: 300, height: 100)) {
        let chart = Chart { BarMark(x: .value("Size", 8)) }.chartXAxis(.hidden)
        if explicit {
          chart.chartYAxis { AxisMarks(values: [0, 1]) }
        } else {
          chart
        }
      }
      return stage.elements.filter { $0.value == nil }.compactMap(\.label)
    }
    #expect(words(false).isEmpty)
    #expect(words(true) == ["0", "1"])
  }

  @Test func aViewBesideAMarkKnowsHowLargeThatIs() {
    let stage = stage {
      RectangleMark(
        xStart: .value("X", 2), xEnd: .value("X", 4), yStart: .value("Y", 0),
        yEnd: .value("Y", 5)
      )
      .annotation(position: .overlay) { context in
        Text("\(Int(context.targetSize.width)) × \(Int(context.targetSize.height))")
      }
    }
    #expect(stage.elements.contains { $0.label == "80 × 100" })
  }

  @Test func aDateMayBeToldWithItsCalendar() {
    let day = Date(timeIntervalSinceReferenceDate: 86_400 * 5 + 40_000)
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      Chart {
        BarMark(
          x: .value("Day", day, unit: .day, calendar: Calendar(identifier: .gregorian)),
          y: .value("Y", 1))
      }
      .chartXAxis {
        AxisMarks(
          values: .stride(by: .day, count: 1, roundLowerBound: true, roundUpperBound: true))
      }
    }
    #expect(stage.issues.isEmpty)
    #expect(stage.elements.contains { $0.label?.contains("Jan 6") == true })
  }
}
