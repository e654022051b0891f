import RecallCharts

extension GalleryPage {
  public static var charts: GalleryPage {
    GalleryPage(
      "Charts",
      [
        chart("BarMark") {
          Chart(Sale.all) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }

        },
        chart("stacked, foregroundStyle(by:)") {
          Chart(Sale.all) { sale in
            BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
              .foregroundStyle(by: .value("Shop", sale.shop))
          }
        },
        chart("position(by:)") {
          Chart(Sale.all) { sale in
            BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
              .foregroundStyle(by: .value("Shop", sale.shop))
              .position(by: .value("Shop", sale.shop))
          }
          .chartLegend(.hidden)
        },
        chart("LineMark, symbol(by:)") {
          Chart(Sale.all) { sale in
            LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
              .interpolationMethod(.monotone)
              .foregroundStyle(by: .value("Shop", sale.shop))
              .symbol(by: .value("Shop", sale.shop))
          }
        },
        chart("AreaMark, RuleMark") {
          Chart {
            ForEach(0..<13, id: \.self) { hour in
              AreaMark(
                x: .value("Hour", Date(timeIntervalSinceReferenceDate: Double(hour) * 7_200)),
                y: .value("Degrees", 14 + 8 * sin(Double(hour) / 2 - 2))
              )
              .interpolationMethod(.catmullRom)
              .foregroundStyle(
                .linearGradient(
                  colors: [.orange, .orange.opacity(0.1)], startPoint: .top, endPoint: .bottom))
            }
            RuleMark(y: .value("Mean", 14)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
              .foregroundStyle(.secondary)
          }
        },
        chart("PointMark") {
          Chart(0..<40, id: \.self) { index in
            PointMark(
              x: .value("X", 3 * sin(Double(index) * 1.7) + Double(index) / 8),
              y: .value("Y", 20 * cos(Double(index) * 2.3) + Double(index))
            )
            .foregroundStyle(.teal.opacity(0.7))
          }
        },
        chart("SectorMark") {
          Chart(Sale.all.prefix(4)) { sale in
            SectorMark(
              angle: .value("Sales", sale.count), innerRadius: .ratio(0.55), angularInset: 1.5
            )
            .cornerRadius(4)
            .foregroundStyle(by: .value("Sale", "\(sale.day) \(sale.shop)"))
          }
          .chartLegend(.hidden)
        },
        chart("RectangleMark") {
          Chart(0..<35, id: \.self) { index in
            RectangleMark(
              x: .value("Week", "\(index / 7 + 1)"), y: .value("Day", "\(index % 7 + 1)")
            )
            .opacity(0.2 + 0.8 * abs(sin(Double(index) * 1.3)))
            .foregroundStyle(.green)
          }
        },
        chart("lying bars, annotation") {
          Chart(Sale.all.prefix(3)) { sale in
            BarMark(x: .value("Sales", sale.count), y: .value("Shop", "\(sale.shop) \(sale.day)"))
              .foregroundStyle(Color.indigo.gradient)
              .annotation(position: .trailing) {
                Text("\(Int(sale.count))").font(.caption2).foregroundColor(.secondary)
              }
          }
          .chartXAxis(.hidden)
        },
        chart("chartScrollableAxes") {
          Chart(0..<40, id: \.self) { number in
            BarMark(x: .value("Day", number), y: .value("Sales", 4 + number * 7 % 19))
          }
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 12)
          .chartScrollPosition(initialX: 10)
        },
        chart("chartSymbolScale") {
          Chart(Sale.all) { sale in
            PointMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
              .symbol(by: .value("Shop", sale.shop))
          }
          .chartSymbolScale(["A": .triangle, "B": .cross])
        },
        chart("numbers by a gradient") {
          Chart(Sale.all) { sale in
            BarMark(x: .value("Place", sale.id), y: .value("Sales", sale.count))
              .foregroundStyle(by: .value("Sales", sale.count))
          }
          .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
          .chartXAxis(.hidden)
        },
      ])
  }
}

/// A chart with room for its axes, shown smaller.
private func chart<Content: View>(
  _ name: String, @ViewBuilder _ content: () -> Content
) -> Exhibit {
  let view = content()
  return Exhibit(name) {
    view.padding(8).frame(width: Exhibit.size.width * 2.5, height: Exhibit.size.height * 2.5)
      .scaleEffect(0.4)
      .frame(width: Exhibit.size.width, height: Exhibit.size.height)
  }
}

private struct Sale: Identifiable {
  let shop: String
  let day: String
  let count: Double

  var id: String { shop + day }

  static let all = [
    Sale(shop: "A", day: "Mon", count: 12), Sale(shop: "A", day: "Tue", count: 18),
    Sale(shop: "A", day: "Wed", count: 9), Sale(shop: "A", day: "Thu", count: 22),
    Sale(shop: "B", day: "Mon", count: 8), Sale(shop: "B", day: "Tue", count: 5),
    Sale(shop: "B", day: "Wed", count: 14), Sale(shop: "B", day: "Thu", count: 10),
  ]
}
