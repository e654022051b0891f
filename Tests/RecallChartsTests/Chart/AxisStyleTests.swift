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
}
