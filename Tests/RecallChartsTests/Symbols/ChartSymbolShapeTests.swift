import RecallCharts
import RecallUI
import Testing

@Suite struct ChartSymbolShapeTests {
  @Test(arguments: [1, 2, 4.0])
  func aSymbolIsDrawnAsALineInAStyle(width: CGFloat) throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Chart {
        PointMark(x: .value("X", 1), y: .value("Y", 1))
          .symbol(Circle().strokeBorder(style: StrokeStyle(lineWidth: width)))
          .symbolSize(CGSize(width: 20, height: 20))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }
    let symbol = try #require(
      stage.displayList.items.compactMap { item -> Path? in
        guard case .fill(let path, _, _) = item.content, path.boundingRect.width < 30 else {
          return nil
        }
        return path
      }.first)
    // A line has a hole in its middle.
    let bounds = symbol.boundingRect
    #expect(!symbol.isEmpty)
    #expect(!symbol.contains(CGPoint(x: bounds.midX, y: bounds.midY)))
  }
}
