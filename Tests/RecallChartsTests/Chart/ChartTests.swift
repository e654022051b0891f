import RecallUI
import Testing

@testable import RecallCharts

@Suite struct ChartTests {
  private struct Sale: Identifiable {
    let id: Int
    let shop: String
    let day: String
    let count: Double
  }

  private let sales = [
    Sale(id: 0, shop: "A", day: "Mon", count: 3), Sale(id: 1, shop: "B", day: "Mon", count: 2),
    Sale(id: 2, shop: "A", day: "Tue", count: 4), Sale(id: 3, shop: "B", day: "Tue", count: 6),
  ]

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 400, height: 300)) { content() }
  }

  private func drawn(_ stage: Stage) -> [String] { stage.displayList.items.map(\.description) }

  /// What is said of series, by their names.
  private func said(_ stage: Stage) -> [String: String] {
    Dictionary(
      stage.elements.compactMap { element in
        guard let label = element.label, let value = element.value else { return nil }
        return (label, value)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The words on the stage.
  private func words(_ stage: Stage) -> [String] {
    stage.elements.filter { $0.value == nil }.compactMap(\.label)
  }

  private func bars(_ stage: Stage, color: String) -> [CGRect] {
    stage.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let fill), _) = item.content, fill.description == color,
        path.boundingRect.height > 8.5 || path.boundingRect.width > 8.5
      else { return nil }
      return path.boundingRect.applying(item.transform)
    }
  }

  @Test func barsOfOnePlaceStandOnEachOther() throws {
    let stage = stage {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
          .foregroundStyle(by: .value("Shop", sale.shop))
      }
    }
    let (blue, green) = (bars(stage, color: "#007AFF"), bars(stage, color: "#34C759"))
    try #require(blue.count == 2 && green.count == 2)
    #expect(abs(blue[0].minY - green[0].maxY) < 0.01)
    #expect(blue[0].midX == green[0].midX && blue[0].midX < blue[1].midX)
    #expect(abs(green[1].height / green[0].height - 3) < 0.01)
    #expect(said(stage) == ["A": "Mon: 3, Tue: 4", "B": "Mon: 2, Tue: 6"])
    #expect(words(stage).contains("10") && words(stage).contains("Tue"))
    #expect(words(stage).suffix(2) == ["A", "B"])
    #expect(stage.issues.isEmpty)
  }

  @Test func barsStandBesideEachOther() throws {
    let stage = stage {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
          .foregroundStyle(by: .value("Shop", sale.shop))
          .position(by: .value("Shop", sale.shop))
      }
    }
    let (blue, green) = (bars(stage, color: "#007AFF"), bars(stage, color: "#34C759"))
    try #require(blue.count == 2 && green.count == 2)
    #expect(blue[0].maxX < green[0].minX && green[0].maxX < blue[1].minX)
    #expect(abs(blue[0].maxY - green[0].maxY) < 0.01)
  }

  @Test func stacksCanBePartsOfAWhole() throws {
    let stage = stage {
      Chart(sales) { sale in
        BarMark(
          x: .value("Day", sale.day), y: .value("Count", sale.count), stacking: .normalized
        )
        .foregroundStyle(by: .value("Shop", sale.shop))
      }
    }
    let (blue, green) = (bars(stage, color: "#007AFF"), bars(stage, color: "#34C759"))
    try #require(blue.count == 2 && green.count == 2)
    #expect(abs(blue[0].height + green[0].height - blue[1].height - green[1].height) < 0.01)
    #expect(abs(blue[0].height / (blue[0].height + green[0].height) - 0.6) < 0.001)
  }

  @Test func barsLieWhereNumbersAreOnX() throws {
    let stage = stage {
      Chart(sales.prefix(2)) { sale in
        BarMark(x: .value("Count", sale.count), y: .value("Shop", sale.shop))
      }
    }
    let bars = bars(stage, color: "#007AFF")
    try #require(bars.count == 2)
    #expect(bars[0].minX == bars[1].minX && bars[0].width > bars[1].width)
    // The first one is on top.
    #expect(bars[0].maxY < bars[1].minY)
  }

  @Test func whatIsNoNumberIsLeftOutAndReported() {
    let stage = stage {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Count", Double.nan))
        BarMark(x: .value("Day", "Tue"), y: .value("Count", Double.infinity))
        BarMark(x: .value("Day", "Wed"), y: .value("Count", 5))
        BarMark(x: .value("Day", 7), y: .value("Count", 5))
      }
    }
    #expect(said(stage) == ["Count": "Wed: 5"])
    #expect(
      stage.issues.map(\.description).joined().contains(
        "3 marks that can't stand on the axes; expected finite numbers"))
  }

  @Test func aBandLiesBetweenBothOfItsEdges() throws {
    let stage = stage {
      Chart(0..<3, id: \.self) { x in
        AreaMark(
          x: .value("X", x), yStart: .value("Low", 1), yEnd: .value("High", 2 + x % 2))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: 0...4)
      .frame(width: 200, height: 100)
    }
    let area = try #require(
      stage.displayList.items.map(\.description).first {
        $0.hasPrefix("fill") && $0.contains(" m ")
      })
    // Above from 2 to 3 and 2 again, and back below at 1.
    let numbers = area.split(separator: " ").compactMap { Double($0) }
    let heights = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    #expect(heights == [150, 125, 150, 175, 175, 175], "\(area)")
  }

  @Test func functionsAreLinesOverTheAxis() throws {
    let stage = stage {
      Chart {
        LinePlot(x: "x", y: "up") { x in x }
        LinePlot(x: "x", y: "gap", domain: -1...1) { x in x < 0 ? .nan : -x }
          .foregroundStyle(.red)
        LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { t in (x: t, y: 1) }
        AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { x in
          (yStart: -2, yEnd: -1)
        }
        .foregroundStyle(.green)
      }
      .chartXScale(domain: -2...2)
      .chartYScale(domain: -2...2)
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .frame(width: 200, height: 200)
    }
    let items = stage.displayList.items.map(\.description)
    let lines = items.filter { $0.hasPrefix("stroke") }
    #expect(lines.count == 3)
    // From the lower left to the upper right, and one from the middle on.
    #expect(lines.first?.components(separatedBy: " l ").count == 201)
    #expect(lines.first { $0.contains("#FF3B30") }?.components(separatedBy: " l ").count == 101)
    #expect(items.contains { $0.hasPrefix("fill") && $0.contains("#34C759") })
    #expect(stage.issues.isEmpty)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 3, height: 2), CGSize(width: 320, height: 240)])
  func nothingAndLittleIsFine(size: CGSize) {
    for count in [0, 1, 2] {
      let stage = Stage(size: size) {
        VStack {
          Chart(sales.prefix(count)) { sale in
            LineMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
            AreaMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
            PointMark(x: .value("Number", sale.day), y: .value("Count", sale.count))
            RuleMark(y: .value("Count", sale.count))
          }
          Chart(sales.prefix(count)) { sale in
            SectorMark(angle: .value("Count", sale.count))
          }
        }
      }
      _ = stage.displayList
      #expect(stage.issues.isEmpty)
    }
  }

  @Test(arguments: [-1e308, -1e-300, 0, 1e-300, 5e15, 1e308])
  func extremesAreFine(number: Double) {
    let stage = stage {
      VStack {
        Chart {
          BarMark(x: .value("X", number), y: .value("Y", -number))
          PointMark(x: .value("X", -number), y: .value("Y", number))
        }
        Chart {
          SectorMark(angle: .value("Y", number))
          SectorMark(angle: .value("Y", abs(number)))
        }
        Chart {
          LineMark(
            x: .value("T", Date(timeIntervalSinceReferenceDate: number)), y: .value("Y", number))
          LineMark(x: .value("T", Date(timeIntervalSinceReferenceDate: 0)), y: .value("Y", 1))
        }
        .chartYScale(type: .log)
      }
    }
    _ = stage.displayList
    #expect(stage.elements.count > 1)
  }

  @Test func barsReachDownToTheLowerEndOfALogarithmicScale() throws {
    func heights(_ domain: ClosedRange<Int>?) -> [CGFloat] {
      let stage = stage {
        let chart = Chart([10, 100, 1000], id: \.self) { number in
          BarMark(x: .value("X", "\(number)"), y: .value("Y", number))
        }
        if let domain {
          chart.chartYScale(domain: domain, type: .log)
        } else {
          chart.chartYScale(type: .log)
        }
      }
      return bars(stage, color: "#007AFF").map(\.height)
    }
    for domain in [nil, 1...1000] as [ClosedRange<Int>?] {
      let heights = heights(domain)
      try #require(heights.count == 3)
      #expect(abs(heights[1] - 2 * heights[0]) < 0.1)
      #expect(abs(heights[2] - 3 * heights[0]) < 0.1)
    }
  }

  @Test func thousandsOfPointsAreOneElement() {
    let stage = stage {
      Chart(0..<5_000, id: \.self) { index in
        LineMark(x: .value("X", index), y: .value("Y", sin(Double(index) / 100)))
      }
    }
    #expect(said(stage)["Y"]?.hasPrefix("5000 values, from 0: 0 to 4,999: ") == true)
    #expect(stage.displayList.items.count < 60)
  }

  @Test func noTwoLabelsOverlap() {
    for width in stride(from: 140.0, through: 700, by: 40) {
      let stage = Stage(size: CGSize(width: width, height: 260)) {
        Chart(0..<40, id: \.self) { index in
          PointMark(
            x: .value("T", Date(timeIntervalSinceReferenceDate: Double(index) * 86_400 * 9)),
            y: .value("Y", Double(index) * 12_345))
        }
      }
      let labels = stage.elements.filter { $0.value == nil && $0.label != nil }.map(\.frame)
      #expect(labels.count > 2)
      for (index, frame) in labels.enumerated() {
        for other in labels.dropFirst(index + 1) {
          let common = frame.intersection(other)
          #expect(common.isNull || common.width < 1 || common.height < 1)
        }
      }
    }
  }

  @Test func axesShowWhatTheyAreTold() {
    let stage = stage {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
      }
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 5, 10]) { value in
          AxisGridLine()
          if value.index > 0 {
            AxisValueLabel("\(value.as(Int.self) ?? -1) pieces")
          }
        }
      }
      .chartYAxisLabel("Pieces")
    }
    #expect(words(stage) == ["Pieces", "5 pieces", "10 pieces"])
    let lines = drawn(stage).filter { $0.hasPrefix("stroke") }
    #expect(lines.count == 3)
  }

  @Test func scalesCoverWhatTheyAreTold() throws {
    let stage = stage {
      Chart(sales) { sale in
        PointMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
      }
      .chartYScale(domain: 0...100)
      .chartXScale(domain: ["Tue", "Mon"])
    }
    #expect(words(stage).contains("100"))
    let tuesday = try #require(stage.elements.first { $0.label == "Tue" }?.frame)
    let monday = try #require(stage.elements.first { $0.label == "Mon" }?.frame)
    #expect(tuesday.maxX < monday.minX)
  }

  @Test func legendsAndColorsFollowTheScale() {
    let stage = stage {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
          .foregroundStyle(by: .value("Shop", sale.shop))
      }
      .chartForegroundStyleScale(["B": Color.red, "A": .purple])
    }
    #expect(words(stage).suffix(2) == ["B", "A"])
    #expect(bars(stage, color: "#FF3B30").count == 2)
    #expect(bars(stage, color: "#AF52DE").count == 2)
    let without = self.stage {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
          .foregroundStyle(by: .value("Shop", sale.shop))
      }
      .chartLegend(.hidden)
    }
    #expect(!words(without).contains("A"))
  }

  @Test func annotationsStandBesideTheirMarks() throws {
    let stage = stage {
      Chart(sales.prefix(1)) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
          .annotation(position: .top) { Text("most") }
      }
    }
    let bar = try #require(bars(stage, color: "#007AFF").first)
    let note = try #require(stage.elements.first { $0.label == "most" }?.frame)
    #expect(abs(note.midX - bar.midX) < 0.01)
    #expect(abs(note.maxY - (bar.minY - 4)) < 0.01)
  }

  @Test func aProxyTellsWhereValuesStand() throws {
    var found: [String] = []
    let stage = stage {
      Chart {
        PointMark(x: .value("X", 0), y: .value("Y", 0))
        PointMark(x: .value("X", 10), y: .value("Y", 10))
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let frame = geometry[proxy.plotAreaFrame]
          let _ = {
            found = [
              "\(proxy.position(forX: 5) == proxy.plotSize.width / 2)",
              "\(proxy.position(forY: 10) ?? -1)", "\(proxy.position(forY: "a") == nil)",
              "\(proxy.value(atX: proxy.plotSize.width, as: Int.self) ?? -1)",
              "\(frame.size == proxy.plotSize)",
            ]
          }()
          Color.clear
        }
      }
    }
    _ = stage.displayList
    #expect(found == ["true", "0.0", "true", "10", "true"])
  }

  @Test func sectorsShareTheTurn() {
    let stage = stage {
      Chart(sales) { sale in
        SectorMark(angle: .value("Count", sale.count), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Sale", "\(sale.id)"))
      }
    }
    #expect(said(stage) == ["0": "3", "1": "2", "2": "4", "3": "6"])
    let shares = stage.displayList.items.compactMap { item -> CGFloat? in
      guard case .fill(let path, .color(let fill), _) = item.content, fill.opacity > 0,
        path.boundingRect.width > 20
      else { return nil }
      return path.boundingRect.width
    }
    #expect(shares.count == 4)
  }

  @Test func contentCanHaveABody() {
    struct Target: ChartContent {
      let value: Double

      var body: some ChartContent {
        RuleMark(y: .value("Target", value)).accessibilityLabel("Goal")
        if value > 5 { PointMark(x: .value("X", 1), y: .value("Y", value)) }
      }
    }
    let stage = stage { Chart { Target(value: 7) }.accessibilityIdentifier("chart") }
    #expect(said(stage) == ["Goal": "7", "Y": "1: 7"])
    #expect(stage.element("chart") != nil)
  }
}
