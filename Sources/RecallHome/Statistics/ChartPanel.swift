import RecallCharts
import RecallGame
import Statistics

/// A chart with what it shows above it, or what is missing until it shows something.
struct ChartPanel<Content: View>: View {
  private let title: LocalizedStringKey
  private let note: LocalizedStringKey
  private let name: String
  private let missing: LocalizedStringKey?
  private let content: Content
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  /// - Parameters:
  ///   - title: What the chart is about.
  ///   - note: How to read it.
  ///   - name: What tests and scripts call it.
  ///   - missing: What it takes for the chart to show something; nil when it does.
  ///   - content: The chart.
  init(
    _ title: LocalizedStringKey, note: LocalizedStringKey, name: String,
    missing: LocalizedStringKey? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.note = note
    self.name = name
    self.missing = missing
    self.content = content()
  }

  var body: some View {
    StatisticsPanel(title) {
      Text(missing ?? note)
        .font(measures.caption)
        .foregroundColor(palette.panelQuiet)
      if missing == nil {
        content
          .frame(height: max(190 * measures.scale, 120))
          .accessibilityIdentifier(name)
      }
    }
  }
}

/// Things that belong together, on a panel with a title.
struct StatisticsPanel<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: measures.spacing) {
      Text(title)
        .font(measures.button)
        .foregroundColor(palette.panelText)
        .accessibilityAddTraits(.isHeader)
      content
    }
    .padding(measures.margin * 0.8)
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .background(RoundedRectangle(cornerRadius: measures.margin * 0.7).fill(palette.panel))
  }
}

extension View {
  /// Draws the axes of charts so that they can be read on a panel.
  ///
  /// - Parameters:
  ///   - catalog: What months are called by; nil for English.
  ///   - days: The days that x names; none for those that charts choose.
  ///   - number: How a number of y is written.
  func panelAxes(
    _ palette: Palette, in catalog: StringCatalog?, days: [CalendarDay] = [],
    number: @escaping (Double) -> LocalizedStringKey = {
      LocalizedStringKey(decimal: FigureText.plain($0))
    }
  ) -> some View {
    chartXAxis {
      if days.isEmpty {
        AxisMarks { value in
          AxisTick().foregroundStyle(palette.panelQuiet)
          if let date = value.as(Date.self), catalog != nil {
            AxisValueLabel { Text(PlanText.shortDay(CalendarDay(containing: date))) }
              .foregroundStyle(palette.panelQuiet)
          } else {
            AxisValueLabel().foregroundStyle(palette.panelQuiet)
          }
        }
      } else {
        AxisMarks(values: days.map(\.date)) { value in
          AxisTick().foregroundStyle(palette.panelQuiet)
          AxisValueLabel {
            if let date = value.as(Date.self) {
              Text(PlanText.shortDay(CalendarDay(containing: date)))
            }
          }
          .foregroundStyle(palette.panelQuiet)
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
        AxisGridLine().foregroundStyle(palette.panelText.opacity(0.18))
        AxisValueLabel {
          if let y = value.as(Double.self) { Text(number(y)) }
        }
        .foregroundStyle(palette.panelQuiet)
      }
    }
  }
}
