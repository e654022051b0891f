import RecallCharts
import Testing

@Suite struct DataPlotTests {
  private struct Sale: Identifiable {
    let id: Int
    let count: Double
    let city: String
    var low: Double { count - 1 }
    var high: Double { count + 1 }
    var color: Color { id == 0 ? .red : .green }
  }

  private let sales = [
    Sale(id: 0, count: 3, city: "Here"), Sale(id: 1, count: 5, city: "There"),
    Sale(id: 2, count: 2, city: "Here"), Sale(id: 3, count: 4, city: "There"),
  ]

  private func drawn<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [String] {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { Chart { content() } }
    let items = stage.displayList.items.map(\.description)
    #expect(stage.issues.isEmpty)
    return items
  }

  @Test func aPlotIsAMarkForEachElement() {
    #expect(
      drawn { LinePlot(sales, x: .value("N", \.id), y: .value("C", \.count)) }
        == drawn {
          ForEach(sales) { LineMark(x: .value("N", $0.id), y: .value("C", $0.count)) }
        })
    #expect(
      drawn { AreaPlot(sales, x: .value("N", \.id), y: .value("C", \.count)) }
        == drawn {
          ForEach(sales) { AreaMark(x: .value("N", $0.id), y: .value("C", $0.count)) }
        })
    #expect(
      drawn { PointPlot(sales, x: .value("N", \.id), y: .value("C", \.count)) }
        == drawn {
          ForEach(sales) { PointMark(x: .value("N", $0.id), y: .value("C", $0.count)) }
        })
    #expect(
      drawn { BarPlot(sales, x: .value("N", \.id), y: .value("C", \.count), width: .fixed(9)) }
        == drawn {
          ForEach(sales) {
            BarMark(x: .value("N", $0.id), y: .value("C", $0.count), width: .fixed(9))
          }
        })
  }

  @Test func plotsBetweenTwoValues() {
    #expect(
      drawn {
        RectanglePlot(
          sales, x: .value("N", \.id), yStart: .value("L", \.low), yEnd: .value("H", \.high))
        RulePlot(
          sales, x: .value("N", \.id), yStart: .value("L", \.low), yEnd: .value("H", \.high))
        RulePlot(sales, y: .value("L", \.low))
      }
        == drawn {
          ForEach(sales) {
            RectangleMark(
              x: .value("N", $0.id), yStart: .value("L", $0.low), yEnd: .value("H", $0.high))
          }
          ForEach(sales) {
            RuleMark(
              x: .value("N", $0.id), yStart: .value("L", $0.low), yEnd: .value("H", $0.high))
          }
          ForEach(sales) { RuleMark(y: .value("L", $0.low)) }
        })
  }

  @Test func whatIsSaidOfMarksGoesByTheElement() {
    #expect(
      drawn {
        LinePlot(sales, x: .value("N", \.id), y: .value("C", \.count))
          .foregroundStyle(by: .value("City", \.city)).symbol(by: .value("City", \.city))
          .lineStyle(StrokeStyle(lineWidth: 3))
      }
        == drawn {
          ForEach(sales) {
            LineMark(x: .value("N", $0.id), y: .value("C", $0.count))
              .foregroundStyle(by: .value("City", $0.city)).symbol(by: .value("City", $0.city))
              .lineStyle(StrokeStyle(lineWidth: 3))
          }
        })
    #expect(
      drawn {
        BarPlot(sales, x: .value("N", \.id), y: .value("C", \.count)).foregroundStyle(\.color)
          .opacity(\.low)
      }
        == drawn {
          ForEach(sales) {
            BarMark(x: .value("N", $0.id), y: .value("C", $0.count)).foregroundStyle($0.color)
              .opacity($0.low)
          }
        })
  }

  @Test func nothingIsPlottedOfNothing() {
    #expect(
      drawn { LinePlot([Sale](), x: .value("N", \.id), y: .value("C", \.count)) }
        == drawn { ForEach([Sale]()) { PointMark(x: .value("N", $0.id)) } })
  }

  @Test func marksThatArePutTogetherSayTheSame() {
    #expect(
      drawn {
        Plot {
          BarMark(x: .value("N", 1), y: .value("C", 2))
          BarMark(x: .value("N", 2), y: .value("C", 3))
        }
        .foregroundStyle(.red)
      }
        == drawn {
          BarMark(x: .value("N", 1), y: .value("C", 2)).foregroundStyle(.red)
          BarMark(x: .value("N", 2), y: .value("C", 3)).foregroundStyle(.red)
        })
  }
}
