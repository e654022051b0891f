import RecallCharts
import RecallUI
import Testing

@Suite struct ScaleRangeTests {
  /// Where two points of a chart 400 points wide stand along x, from the edge of the plot.
  private func places<Content: View>(
    axis: Visibility = .hidden, _ change: (AnyView) -> Content
  ) -> [CGFloat] {
    let chart = Chart {
      PointMark(x: .value("X", 0), y: .value("Y", 1))
        .annotation(position: .overlay) { Color.red.accessibilityIdentifier("0") }
      PointMark(x: .value("X", 10), y: .value("Y", 1))
        .annotation(position: .overlay) { Color.red.accessibilityIdentifier("10") }
    }
    let stage = Stage(size: CGSize(width: 400, height: 200)) {
      change(AnyView(chart.chartXAxis(axis).chartYAxis(.hidden)))
    }
    return ["0", "10"].compactMap { stage.element($0)?.frame.midX }
  }

  @Test func anAxisHasAllOfThePlot() {
    #expect(places { $0.chartXScale(domain: 0...10) } == [0, 400])
    #expect(places { $0.chartXScale(domain: 0...10, range: .plotDimension) } == [0, 400])
  }

  @Test func eachEndMayBeLeftFree() {
    #expect(
      places { $0.chartXScale(domain: 0...10, range: .plotDimension(padding: 30)) } == [30, 370])
    #expect(
      places { $0.chartXScale(domain: 0...10, range: .plotDimension(startPadding: 60)) }
        == [60, 400])
    #expect(
      places { $0.chartXScale(domain: 0...20, range: .plotDimension(endPadding: -8)) }
        == [0, 204])
    #expect(
      places {
        $0.chartXScale(domain: 0...10, range: .plotDimension(startPadding: .nan, endPadding: 1e300))
      } == [0, 200])
  }

  @Test func endsAreToldInPoints() {
    #expect(places { $0.chartXScale(domain: 0...10, range: 20...120) } == [20, 120])
  }

  @Test func aRangeAloneLeavesWhatIsCovered() {
    #expect(places { $0.chartXScale(range: .plotDimension(padding: 10)) } == [10, 390])
  }

  @Test func anAxisCoversTheValuesWhoseMarksAreTold() {
    #expect(
      places(axis: .automatic) { $0.chartXAxis { AxisMarks(values: [0, 20]) { _ in } } }
        == [0, 200])
    // Where nothing of it is shown, or a program says what is covered, it doesn't.
    #expect(
      places(axis: .hidden) { $0.chartXAxis { AxisMarks(values: [0, 20]) { _ in } } }
        == [0, 400])
    #expect(
      places(axis: .automatic) {
        $0.chartXAxis { AxisMarks(values: [0, 20]) { _ in } }.chartXScale(domain: 0...10)
      } == [0, 400])
  }

  @Test func aProgramMayChangeWhatIsCovered() {
    #expect(
      places {
        $0.chartXScale(
          domain: .automatic(dataType: Double.self) { domain in domain.append(40) })
      } == [0, 100])
  }

  @Test func aProgramMayPutCategoriesInOrder() throws {
    let stage = Stage(size: CGSize(width: 400, height: 200)) {
      Chart(["pears", "apples"], id: \.self) { name in
        BarMark(x: .value("X", name), y: .value("Y", 1))
      }
      .chartYAxis(.hidden)
      .chartXScale(
        domain: .automatic(dataType: String.self) { domain in
          domain.sort()
          domain.append("plums")
        })
    }
    func place(_ name: String) throws -> CGFloat {
      try #require(stage.elements.first { $0.label == name }).frame.midX
    }
    #expect(try place("apples") < place("pears") && place("pears") < place("plums"))
  }

  /// Where numbers stand on a y axis 100 points high, from its lower end.
  private func heights(of numbers: [Double], _ type: ScaleType) -> [CGFloat] {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Chart {
        ForEach(numbers.indices, id: \.self) { index in
          PointMark(x: .value("X", index), y: .value("Y", numbers[index]))
            .annotation(position: .overlay) { Color.red.accessibilityIdentifier("\(index)") }
        }
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: -10.0..<10.0, type: type)
    }
    return numbers.indices.map { 100 - (stage.element("\($0)")?.frame.midY ?? .nan) }
  }

  @Test func numbersMayStandByLogarithmsToBothSidesOfZero() {
    let heights = heights(of: [-10, -1, 0, 1, 10], .symmetricLog)
    #expect(abs(heights[0]) < 0.01 && abs(heights[2] - 50) < 0.01 && abs(heights[4] - 100) < 0.01)
    // Of ten, one is further than a tenth from zero.
    #expect(abs(heights[3] - 50 - 50 * log1p(1) / log1p(10)) < 0.01)
    #expect(abs(heights[1] + heights[3] - 100) < 0.01)
    let steep = self.heights(of: [1], .symmetricLog(slopeAtZero: 100))
    #expect(steep[0] > heights[3])
    #expect(self.heights(of: [1], .symmetricLog(slopeAtZero: -.infinity)) == [heights[3]])
  }

  @Test func numbersMayStandByTheirPowers() {
    let heights = heights(of: [-5, 0, 5], .power(exponent: 2))
    #expect(abs(heights[0] - 37.5) < 0.01 && heights[1] == 50 && abs(heights[2] - 62.5) < 0.01)
    #expect(self.heights(of: [5], .power(exponent: .nan)) == [75])
  }

  @Test func aProxyTellsOfBands() throws {
    struct Bands: View {
      var body: some View {
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)
          .chartOverlay { proxy in
            let band = proxy.positionRange(forX: "b")
            let place = proxy.positionRange(forY: 1.0)
            Text(
              "\(Int(band?.lowerBound ?? -1)) \(Int(band?.upperBound ?? -1)) "
                + "\(place?.lowerBound == place?.upperBound) "
                + "\(proxy.positionRange(forX: "c") == nil)")
          }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Bands() }
    #expect(stage.elements.contains { $0.label == "100 200 true true" })
  }
}
