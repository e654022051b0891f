import RecallCharts
import RecallGame
import Statistics

/// How many games were played in each week.
struct VolumeChart: View {
  let weeks: [WeekFigures]
  @Environment(\.palette) private var palette
  @Environment(\.stringCatalog) private var catalog

  private var words: ChartWords { ChartWords(catalog: catalog) }

  var body: some View {
    ChartPanel(
      "Games a week", note: "Finished games for each week, which begins on Monday.",
      name: "volume chart", missing: weeks.isEmpty ? "Appears after the first game." : nil
    ) {
      Chart {
        ForEach(weeks, id: \.monday) { week in
          RectangleMark(
            xStart: .value(words("From"), week.monday.date),
            xEnd: .value(words("To"), week.monday.advanced(by: 6).date),
            yStart: .value(words("None"), 0), yEnd: .value(words("Games"), week.games)
          )
          .foregroundStyle(palette.link)
          .accessibilityLabel(
            words(LocalizedStringKey("Week of {day}", ["day": .text("\(week.monday)")]))
          )
          .accessibilityValue(words(FigureText.games(week.games)))
        }
      }
      .chartXScale(domain: weeks.days)
      .chartYScale(domain: 0...Swift.max(weeks.map(\.games).max() ?? 0, 4))
      .panelAxes(palette, in: catalog, days: weeks.namedMondays)
    }
  }
}
