import RecallUI
import Testing

@testable import RecallCharts

@Suite struct MarkEffectTests {
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 400, height: 300)) { content() }
  }

  /// What is filled with a color, where it is.
  private func filled(_ stage: Stage, _ color: String) -> [CGRect] {
    stage.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let fill), _) = item.content, fill.description == color
      else { return nil }
      return path.boundingRect.applying(item.transform)
    }
  }

  @ChartContentBuilder private var line: some ChartContent {
    LineMark(x: .value("x", 0), y: .value("y", 0))
    LineMark(x: .value("x", 10), y: .value("y", 10))
  }

  @Test func aRectangleThatSaysNothingOfAnAxisCoversAllOfIt() throws {
    let stage = stage {
      Chart {
        line
        RectangleMark(xStart: .value("x", 2), xEnd: .value("x", 4)).foregroundStyle(.red)
        RectangleMark(yStart: .value("y", 2), yEnd: .value("y", 4)).foregroundStyle(.green)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    let column = try #require(filled(stage, "#FF3B30").first)
    let row = try #require(filled(stage, "#34C759").first)
    #expect(column.height == 300 && column.width < 100)
    #expect(row.width == 400 && row.height < 100)
  }

  @Test func ofAMaskedMarkOnlyWhatLiesUnderTheMaskIsSeen() throws {
    func picture(_ top: Double) -> String {
      stage {
        Chart {
          line
          RectangleMark(xStart: .value("x", 2), xEnd: .value("x", 4))
            .foregroundStyle(.red)
            .mask { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", top)) }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }
      .displayList.items.map(\.description).joined(separator: "\n")
    }
    #expect(picture(5).contains("mask"))
    #expect(picture(5) != picture(8))
  }

  @Test func marksAreBlurredAndThrowShadows() {
    func picture(_ content: some ChartContent) -> String {
      stage { Chart { content } }.displayList.items.map(\.description).joined(separator: "\n")
    }
    let bar = BarMark(x: .value("x", "a"), y: .value("y", 3))
    #expect(!picture(bar).contains("blur") && !picture(bar).contains("shadow"))
    #expect(picture(bar.blur(radius: 3)).contains("blur"))
    #expect(picture(bar.shadow(radius: 3)).contains("shadow"))
  }

  @Test func aMaskSaysNothingOfTheAxes() {
    func words(_ top: Double) -> [String] {
      stage {
        Chart {
          line
          RuleMark(y: .value("y", 5)).mask {
            RectangleMark(yStart: .value("y", 0), yEnd: .value("y", top))
          }
        }
      }
      .elements.filter { $0.value == nil }.compactMap(\.label)
    }
    #expect(words(5) == words(500))
  }

  @Test(arguments: [(nil, 2.0), (1.0, 2.0), (5.0, 5.0)] as [(Double?, Double)])
  func valuesOfAnAxisAreAtLeastSoFarApart(least: Double?, expected: Double) throws {
    let values = least.map { AxisMarkValues.automatic(minimumStride: $0, desiredCount: 5) }
    var scale = PositionScale()
    scale.domain = 0...10
    let ticks = AxisTicks(values ?? .automatic(desiredCount: 5), on: scale, count: 4)
    try #require(ticks.numbers.count > 1)
    #expect(ticks.numbers[1] - ticks.numbers[0] == expected)
  }
}
