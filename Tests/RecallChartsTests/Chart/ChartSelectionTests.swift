import RecallUI
import Testing

@testable import RecallCharts

@Suite struct ChartSelectionTests {
  final class Kept: ObservableObject {
    @Published var x: Double?
    @Published var y: Double?
    @Published var xs: ClosedRange<Double>?
    @Published var ys: ClosedRange<Double>?
    @Published var names: ClosedRange<String>?
    @Published var pair: (Double, Double)?
  }

  private let kept = Kept()

  /// A chart of a plot that fills the stage: x and y go from 0 to 100.
  private struct Plot: View {
    var body: some View {
      Chart([0.0, 50, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 200, height: 100), content: content)
  }

  private func isNear(_ range: ClosedRange<Double>?, _ other: ClosedRange<Double>) -> Bool {
    guard let range else { return false }
    return abs(range.lowerBound - other.lowerBound) < 1
      && abs(range.upperBound - other.upperBound) < 1
  }

  @Test func aDragSelectsARangeThatStays() {
    let stage = stage { [kept] in
      Plot().chartXSelection(range: Binding(get: { kept.xs }, set: { kept.xs = $0 }))
    }
    stage.drag(from: CGPoint(x: 140, y: 50), to: CGPoint(x: 40, y: 50), over: .milliseconds(300))
    #expect(isNear(kept.xs, 20...70))
    stage.tap(at: CGPoint(x: 100, y: 50))
    #expect(kept.xs == nil)
  }

  @Test func aRangeEndsAtThePlotsEdges() {
    let stage = stage { [kept] in
      Plot().chartYSelection(range: Binding(get: { kept.ys }, set: { kept.ys = $0 }))
        .padding(20)
    }
    stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: -300), over: .milliseconds(300))
    #expect(isNear(kept.ys, 50...100))
  }

  @Test func whereNoValueIsNothingIsSelected() {
    let stage = stage { [kept] in
      Plot().chartXSelection(range: Binding(get: { kept.names }, set: { kept.names = $0 }))
    }
    kept.names = "a"..."b"
    stage.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 90, y: 50), over: .milliseconds(300))
    #expect(kept.names == nil)
    #expect(stage.issues.isEmpty)
  }

  @Test func twoSelectionsTakeOnePointer() {
    let stage = stage { [kept] in
      Plot().chartXSelection(value: Binding(get: { kept.x }, set: { kept.x = $0 }))
        .chartYSelection(value: Binding(get: { kept.y }, set: { kept.y = $0 }))
    }
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 50, y: 25))))
    #expect(kept.x.map { abs($0 - 25) < 1 } == true)
    #expect(kept.y.map { abs($0 - 75) < 1 } == true)
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: 50, y: 25))))
    #expect(kept.x == nil && kept.y == nil)
  }

  @Test func aGestureOfOnesOwnSelectsInPlaceOfTheChartsOwn() {
    let stage = stage { [kept] in
      Plot().chartXSelection(range: Binding(get: { kept.xs }, set: { kept.xs = $0 }))
        .chartYSelection(value: Binding(get: { kept.y }, set: { kept.y = $0 }))
        .chartGesture { proxy in
          SpatialTapGesture().onEnded { tap in
            proxy.selectXRange(from: tap.location.x - 20, to: tap.location.x + 20)
            proxy.selectYValue(at: tap.location.y)
            kept.pair = proxy.value(at: tap.location, as: (Double, Double).self)
          }
        }
    }
    stage.tap(at: CGPoint(x: 100, y: 40))
    #expect(isNear(kept.xs, 40...60))
    #expect(kept.y.map { abs($0 - 60) < 1 } == true)
    #expect(kept.pair.map { abs($0.0 - 50) < 1 && abs($0.1 - 60) < 1 } == true)
    stage.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 190, y: 50), over: .milliseconds(300))
    #expect(isNear(kept.xs, 40...60))
  }

  // MARK: Symbols

  private struct Leaf: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private func path(_ content: some ChartContent) throws -> Path {
    var list = _MarkList()
    content._addMarks(to: &list)
    let shape = try #require(list.marks.first?.symbol)
    return shape.path(in: CGRect(x: 10, y: 10, width: 8, height: 8))
  }

  private func symbol(_ content: some ChartContent) throws -> CGRect {
    try path(content).boundingRect
  }

  @Test func aSymbolIsAsLargeAsItLooks() throws {
    let mark = PointMark(x: .value("x", 1), y: .value("y", 1))
    #expect(try symbol(mark.symbol(Leaf())) == CGRect(x: 6, y: 6, width: 16, height: 16))
    #expect(try symbol(mark.symbol(.square)).width < 8)
    #expect(try symbol(mark.symbol(Circle())) == CGRect(x: 10, y: 10, width: 8, height: 8))
  }

  @Test(arguments: [2, 0, -1, 1000, .nan, .infinity] as [CGFloat])
  func aLineAlongASymbolsEdgeStaysInside(width: CGFloat) throws {
    let mark = PointMark(x: .value("x", 1), y: .value("y", 1))
    let path = try path(mark.symbol(Circle().strokeBorder(lineWidth: width)))
    for angle in stride(from: 0, to: 2 * CGFloat.pi, by: 0.1) {
      #expect(!path.contains(CGPoint(x: 14 + 4.1 * cos(angle), y: 14 + 4.1 * sin(angle))))
    }
    #expect(path.contains(CGPoint(x: 10.5, y: 14)) == (width == 2 || width == 1000))
  }

  /// A chart's symbols are no reason that views are ambiguous.
  @Test func aCircleCanStillBeAView() {
    let stage = stage { Circle().strokeBorder(lineWidth: 2).frame(width: 20, height: 20) }
    #expect(stage.issues.isEmpty)
  }
}
