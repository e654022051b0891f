import RecallCharts
import RecallGame
import Statistics

/// Figures and charts on one page, to be drawn without a window.
package struct StatisticsSheet: View {
  private let statistics: GameStatistics
  private let palette: Palette

  /// How large it is, in points: what the charts say of themselves takes two lines each.
  package static let size = CGSize(width: 1000, height: 860)

  /// Shows what some games tell.
  package init(_ statistics: GameStatistics, scheme: ColorScheme = .light) {
    self.statistics = statistics
    palette = Palette(scheme)
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      FigureGrid(figures: statistics.overall, columns: 4)
      StatisticsCharts(statistics: statistics, isWide: true)
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(palette.tableTop)
    .environment(\.palette, palette)
    .environment(\.measures, Measures(CGSize(width: 800, height: 600)))
  }
}
