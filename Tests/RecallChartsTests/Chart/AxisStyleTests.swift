import RecallCharts
import Testing

@Suite struct AxisStyleTests {
  private struct Styled: View {
    let position: AxisMarkPosition

    var body: some View {
      Chart {
        BarMark(x: .value("X", "apples"), y: .value("Y", 1))
        BarMark(x: .value("X", "pears"), y: .value("Y", 2))
      }
      .chartYAxis { AxisMarks(position: position) }
      .chartXAxisStyle { $0.background { Color.red.accessibilityIdentifier("x") } }
      .chartYAxisStyle { $0.background { Color.blue.accessibilityIdentifier("y") } }
    }
  }

  private func stage(_ position: AxisMarkPosition) -> Stage {
    Stage(size: CGSize(width: 300, height: 200)) { Styled(position: position) }
  }

  @Test func anAxisStandsInAStripBesideThePlot() throws {
    let stage = stage(.trailing)
    let x = try #require(stage.element("x")?.frame)
    let y = try #require(stage.element("y")?.frame)
    #expect(x.minX == 0 && isSame(x.maxY, 200) && x.height > 10 && x.height < 40)
    #expect(isSame(y.maxX, 300) && y.width > 5 && y.width < 40)
    #expect(isSame(x.maxX, y.minX) && isSame(y.maxY, x.minY))
    #expect(stage.issues.isEmpty)
    let leading = try #require(self.stage(.leading).element("y")?.frame)
    #expect(leading.minX == 0 && isSame(leading.width, y.width))
  }

  @Test func itsLabelsStandWhereTheyWould() throws {
    struct Plain: View {
      var body: some View {
        Chart {
          BarMark(x: .value("X", "apples"), y: .value("Y", 1))
          BarMark(x: .value("X", "pears"), y: .value("Y", 2))
        }
      }
    }
    let plain = Stage(size: CGSize(width: 300, height: 200)) { Plain() }
    let styled = Stage(size: CGSize(width: 300, height: 200)) {
      Plain().chartXAxisStyle { $0 }.chartYAxisStyle { $0 }
    }
    #expect(texts(on: plain).count == 7)
    #expect(texts(on: styled) == texts(on: plain))
  }

  private func texts(on stage: Stage) -> [Substring] {
    "\(stage.displayList)".split(separator: "\n").filter { $0.hasPrefix("text") }
  }

  private func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.001 }

  private struct Sized: View {
    let rows: AxisMarkPosition
    let columns: AxisMarkPosition
    @State private var isSized = true

    init(rows: AxisMarkPosition, columns: AxisMarkPosition) {
      self.rows = rows
      self.columns = columns
    }

    var body: some View {
      VStack(spacing: 0) {
        Chart {
          BarMark(x: .value("X", "apples"), y: .value("Y", 1))
          BarMark(x: .value("X", "pears"), y: .value("Y", 2))
        }
        .chartXAxis { AxisMarks(position: rows) }
        .chartYAxis { AxisMarks(position: columns) }
        .chartXAxisStyle {
          $0.frame(height: isSized ? 50 : nil).background {
            Color.red.accessibilityIdentifier("x")
          }
        }
        .chartYAxisStyle {
          $0.frame(width: isSized ? 60 : nil).background {
            Color.blue.accessibilityIdentifier("y")
          }
        }
        Button("size") { isSized.toggle() }.frame(height: 40)
      }
    }
  }

  @Test(arguments: [AxisMarkPosition.bottom, .top], [AxisMarkPosition.trailing, .leading])
  func theSizeOfAStripMakesRoom(rows: AxisMarkPosition, columns: AxisMarkPosition) throws {
    let stage = Stage(size: CGSize(width: 300, height: 240)) {
      Sized(rows: rows, columns: columns)
    }
    func expectNoOverlap() throws -> (x: CGRect, y: CGRect) {
      let x = try #require(stage.element("x")?.frame)
      let y = try #require(stage.element("y")?.frame)
      #expect(isSame(rows == .bottom ? x.maxY : x.minY, rows == .bottom ? 200 : 0))
      #expect(isSame(columns == .trailing ? y.maxX : y.minX, columns == .trailing ? 300 : 0))
      #expect(isSame(x.width + y.width, 300))
      return (x, y)
    }
    let sized = try expectNoOverlap()
    #expect(isSame(sized.x.height, 50) && isSame(sized.y.width, 60))
    #expect(
      isSame(rows == .bottom ? sized.y.maxY : sized.y.minY, rows == .bottom ? 150 : 50))
    let size = try #require(stage.element("size")?.frame)
    stage.tap(at: CGPoint(x: size.midX, y: size.midY))
    stage.advance(by: .seconds(1))
    let usual = try expectNoOverlap()
    #expect(usual.x.height < 40 && usual.y.width < 40)
    #expect(stage.issues.isEmpty)
  }

  @Test func spaceAroundAStripIsAddedToIt() throws {
    func height(_ padding: CGFloat) -> CGFloat? {
      Stage(size: CGSize(width: 300, height: 200)) {
        Chart { BarMark(x: .value("X", "apples"), y: .value("Y", 1)) }
          .chartXAxisStyle {
            $0.padding(.top, padding).background { Color.red.accessibilityIdentifier("x") }
          }
      }
      .element("x")?.frame.height
    }
    let (plain, padded) = (try #require(height(0)), try #require(height(10)))
    #expect(isSame(padded, plain + 10))
  }

  @Test func anAxisThatIsHiddenHasNoStrip() {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      Chart { BarMark(x: .value("X", "apples"), y: .value("Y", 1)) }
        .chartXAxis(.hidden)
        .chartXAxisStyle {
          $0.frame(height: 50).background { Color.red.accessibilityIdentifier("x") }
        }
    }
    #expect(stage.element("x") == nil)
  }
}
