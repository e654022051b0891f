import RecallCharts
import RecallGame
import RecallUI
import Simulation

/// What the table was worth over a game, with the costly choices; a touch goes to the step under it.
struct ReviewChart: View {
  let game: ReviewedGame
  @Binding var step: Int
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette
  @Environment(\.stringCatalog) private var catalog

  private var words: ChartWords { ChartWords(catalog: catalog) }

  var body: some View {
    let worths = game.worths
    VStack(alignment: .leading, spacing: measures.spacing / 2) {
      Text(title)
        .font(measures.caption)
        .foregroundColor(palette.panelQuiet)
      chart(worths)
        .chartLegend(.hidden)
        .chartXSelection(value: touched)
        .chartXScale(domain: 0...max(game.steps, 1))
        .chartXAxis { AxisMarks { _ in axisMark } }
        .chartYAxis { AxisMarks(position: .leading) { _ in axisMark } }
        .accessibilityIdentifier("worth")
      if !game.isForTwo { ReviewChartKey() }
      ChoiceMarkKey()
    }
  }

  private var title: LocalizedStringKey {
    guard game.isForTwo else { return "Moves" }
    let name = game.name(of: 0)
    return name == PlayerName.you
      ? "Your expected lead, in pairs"
      : LocalizedStringKey(
        "Expected lead of {name}, in pairs", ["name": .key(PlayerName.key(name))])
  }

  private func chart(_ worths: [WorthPoint]) -> some View {
    Chart {
      if !game.isForTwo {
        ForEach(worths) { point in
          LineMark(
            x: .value(words("Card"), point.step), y: .value(words("Moves in the end"), point.end),
            series: .value(words("Line"), words.string("in the end"))
          )
          .foregroundStyle(palette.panelQuiet)
          .lineStyle(ReviewChartKey.dashes)
        }
      }
      ForEach(worths) { point in
        LineMark(
          x: .value(words("Card"), point.step), y: .value(words("Still expected"), point.worth),
          series: .value(words("Line"), words.string("still expected"))
        )
        .foregroundStyle(palette.panelText)
        .lineStyle(ReviewChartKey.line)
      }
      RuleMark(x: .value(words("Card"), step))
        .foregroundStyle(palette.panelText.opacity(0.75))
        .lineStyle(StrokeStyle(lineWidth: 1.5))
      ForEach(costly(worths)) { point in
        PointMark(
          x: .value(words("Card"), point.id), y: .value(words("Still expected"), point.worth)
        )
        .symbol {
          ChoiceMarkBadge(
            mark: point.mark, size: markSize * (point.id == step ? 1.6 : 1), hasGlyph: false)
        }
        .accessibilityIdentifier("mark \(point.id)")
      }
      ForEach(worths.filter { $0.step == step && game.choice(at: step)?.mark == nil }) { point in
        PointMark(
          x: .value(words("Card"), point.step), y: .value(words("Still expected"), point.worth)
        )
        .foregroundStyle(palette.panelText)
        .symbolSize(markSize * markSize * 0.6)
      }
    }
  }

  @AxisMarkBuilder private var axisMark: some AxisMark {
    AxisGridLine().foregroundStyle(palette.panelText.opacity(0.15))
    AxisValueLabel().font(measures.caption).foregroundStyle(palette.panelQuiet)
  }

  private func costly(_ worths: [WorthPoint]) -> [MarkedPoint] {
    worths.compactMap { point in
      game.choice(at: point.step)?.mark.map {
        MarkedPoint(id: point.step, worth: point.worth, mark: $0)
      }
    }
  }

  private var markSize: CGFloat { max(10 * measures.scale, 8) }

  /// Where a pointer is down; that it goes up changes nothing.
  private var touched: Binding<Double?> {
    Binding(
      get: { nil },
      set: { place in
        guard let place, place.isFinite else { return }
        step = min(max(Int(place.rounded()), 0), game.steps)
      })
  }
}

/// A costly choice in the chart.
private struct MarkedPoint: Identifiable {
  /// Its step.
  let id: Int
  let worth: Double
  let mark: ChoiceMark
}
