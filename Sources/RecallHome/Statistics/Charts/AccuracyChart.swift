import RecallCharts
import RecallGame
import Statistics

/// Accuracy over the weeks: a point for each, and the mean of the last four as a line.
struct AccuracyChart: View {
  let weeks: [WeekFigures]
  @Environment(\.palette) private var palette
  @Environment(\.stringCatalog) private var catalog

  private var words: ChartWords { ChartWords(catalog: catalog) }

  var body: some View {
    ChartPanel(
      "Accuracy",
      note: isLine
        ? "A point for each week; the line is the mean of four weeks. 100 is a perfect memory."
        : "A point for each week. 100 is a perfect memory.",
      name: "accuracy chart",
      missing: measured.isEmpty ? "Appears after the first game that you win on your own." : nil
    ) {
      Chart {
        ForEach(measured, id: \.monday) { week in
          PointMark(
            x: .value(words("Week"), week.monday.midweek),
            y: .value(words("Accuracy"), week.accuracy.mean ?? 0)
          )
          .foregroundStyle(palette.link)
          .accessibilityLabel(
            words(LocalizedStringKey("Week of {day}", ["day": .text("\(week.monday)")])))
        }
        if isLine {
          ForEach(measured, id: \.monday) { week in
            LineMark(
              x: .value(words("Week"), week.monday.midweek),
              y: .value(words("Mean of four weeks"), week.movingAccuracy ?? 0)
            )
            .lineStyle(StrokeStyle(lineWidth: 2))
            .foregroundStyle(palette.panelText)
          }
        }
      }
      .chartXScale(domain: measured.days)
      .chartYScale(domain: lowest...100)
      .panelAxes(
        palette, in: catalog, days: measured.namedMondays, number: PlanText.percent)
    }
  }

  private var measured: [WeekFigures] { weeks.filter { $0.accuracy.mean != nil } }

  private var isLine: Bool { measured.count >= ChartRules.fewestForLine }

  /// Where the axis begins: what is between is what differs.
  private var lowest: Double {
    let least = measured.compactMap(\.accuracy.mean).min() ?? 0
    return min(max((least / 10).rounded(.down) * 10 - 10, 0), 80)
  }
}
