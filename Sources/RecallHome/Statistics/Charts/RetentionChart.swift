import RecallCharts
import RecallGame
import Statistics

/// How many cards are remembered, by how many moves ago they were seen, with intervals.
struct RetentionChart: View {
  let points: [RetentionPoint]
  @Environment(\.palette) private var palette
  @Environment(\.stringCatalog) private var catalog

  private var words: ChartWords { ChartWords(catalog: catalog) }

  var body: some View {
    ChartPanel(
      "What you remember",
      note:
        "Cards remembered, by how many moves ago they were seen, without lucky guesses; with intervals at 95 %.",
      name: "retention chart",
      missing: points.isEmpty
        ? "Appears after the first card that you could have remembered." : nil
    ) {
      Chart {
        ForEach(points, id: \.label) { point in
          RuleMark(
            x: .value(words("Moves ago"), point.label),
            yStart: .value(words("From"), Self.shown(point.interval.lowerBound)),
            yEnd: .value(words("To"), Self.shown(point.interval.upperBound))
          )
          .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round))
          .foregroundStyle(palette.panelQuiet)
          .accessibilityHidden(true)
        }
        if certain.count >= ChartRules.fewestForLine {
          ForEach(certain, id: \.label) { point in
            LineMark(
              x: .value(words("Moves ago"), point.label),
              y: .value(words("Remembered"), Self.shown(point.rate))
            )
            .foregroundStyle(palette.link)
          }
        }
        ForEach(points, id: \.label) { point in
          PointMark(
            x: .value(words("Moves ago"), point.label),
            y: .value(words("Remembered"), Self.shown(point.rate))
          )
          .foregroundStyle(palette.link)
          .accessibilityLabel(
            words(LocalizedStringKey("{moves} moves ago", ["moves": .text(point.label)]))
          )
          .accessibilityValue(
            words(
              LocalizedStringKey(
                "{step} of {steps}",
                ["step": .number(point.hits), "steps": .number(point.trials)])))
        }
      }
      .chartYScale(domain: 0...1)
      .panelAxes(palette, in: catalog, number: { PlanText.percent($0 * 100) })
    }
  }

  private var certain: [RetentionPoint] {
    points.filter { $0.trials >= ChartRules.fewestTrials }
  }

  /// Who does worse than chance remembers nothing.
  private static func shown(_ share: Double) -> Double { min(max(share, 0), 1) }
}
