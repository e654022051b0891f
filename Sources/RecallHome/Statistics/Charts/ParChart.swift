import RecallCharts
import RecallGame
import Statistics

/// Moves over what a perfect memory expects, by the number of pairs, with intervals.
struct ParChart: View {
  let sizes: [GameGroup]
  @Environment(\.palette) private var palette
  @Environment(\.stringCatalog) private var catalog

  private var words: ChartWords { ChartWords(catalog: catalog) }

  var body: some View {
    ChartPanel(
      "Moves over par",
      note: "The mean for each size, from three games on with its interval at 95 %; 0 is par.",
      name: "par chart",
      missing: measured.isEmpty ? "Appears after the first game that you win on your own." : nil
    ) {
      Chart {
        RuleMark(y: .value(words("Par"), 0))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
          .foregroundStyle(palette.panelQuiet)
          .accessibilityHidden(true)
        ForEach(measured, id: \.name) { size in
          if let interval = size.figures.movesOverPar.interval {
            RuleMark(
              x: .value(words("Pairs"), size.name),
              yStart: .value(words("From"), interval.lowerBound),
              yEnd: .value(words("To"), interval.upperBound)
            )
            .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round))
            .foregroundStyle(palette.panelQuiet)
            .accessibilityHidden(true)
          }
          PointMark(
            x: .value(words("Pairs"), size.name),
            y: .value(words("Over par"), size.figures.movesOverPar.mean ?? 0)
          )
          .foregroundStyle(palette.link)
          .accessibilityLabel(words(GroupTable.size(size)))
        }
      }
      .panelAxes(palette, in: catalog)
    }
  }

  /// The sizes by how large they are.
  private var measured: [GameGroup] {
    sizes.filter { $0.figures.movesOverPar.mean != nil }
      .sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
  }
}
