import RecallCharts
import Testing

@Suite struct AxisTitleTests {
  private struct Titled: View {
    let position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?

    var body: some View {
      Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 1))
      }
      .chartXAxisLabel("Days")
      .chartYAxisLabel("Pieces", position: position, alignment: alignment, spacing: spacing)
    }
  }

  private func frame(
    _ position: AnnotationPosition, _ alignment: Alignment? = nil, _ spacing: CGFloat? = nil
  ) -> CGRect? {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      Titled(position: position, alignment: alignment, spacing: spacing)
    }
    #expect(stage.issues.isEmpty)
    return stage.element("Pieces")?.frame
  }

  @Test func aTitleStandsOnTheEdgeThatIsTold() throws {
    let usual = try #require(frame(.automatic))
    #expect(usual.maxX == 300 && usual.minY == 0 && usual.width > usual.height)
    #expect(try #require(frame(.top)) == usual)
    #expect(try #require(frame(.bottom)).midY > 150)
    let leading = try #require(frame(.leading))
    #expect(leading.midX < 20 && leading.height > leading.width)
    let trailing = try #require(frame(.trailing))
    #expect(trailing.midX > 280 && abs(trailing.height - leading.height) < 0.001)
  }

  @Test func aTitleBesideAChartIsAlignedAlongIt() throws {
    #expect(try #require(frame(.leading, .top)).minY == 0)
    let middle = try #require(frame(.leading))
    #expect(middle.minY > 20 && middle.maxY < 180)
  }

  @Test func aTitleKeepsTheDistanceThatIsTold() {
    func plot(_ spacing: CGFloat?) -> CGFloat? {
      let stage = Stage(size: CGSize(width: 300, height: 200)) {
        Titled(position: .leading, spacing: spacing)
      }
      return stage.displayList.items.compactMap { item -> CGFloat? in
        guard case .fill(let path, _, _) = item.content, path.boundingRect.height > 8.5 else {
          return nil
        }
        return path.boundingRect.width
      }.max()
    }
    guard let near = plot(nil), let far = plot(28) else {
      Issue.record("expected bars")
      return
    }
    #expect(near > far)
    #expect(plot(8) == near)
  }

  @Test func marksSayWhatAKeySays() {
    let share = 0.25
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 1))
          .accessibilityLabel("\(share, format: .percent) of all")
          .accessibilityValue("Sum: \(share, format: .percent)")
      }
    }
    let bar = stage.elements.first { $0.label?.hasSuffix("of all") == true }
    #expect(bar?.label == "25% of all")
    #expect(bar?.value == "Sum: 25%")
  }
}
