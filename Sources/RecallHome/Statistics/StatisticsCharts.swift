import RecallCharts
import RecallGame
import Statistics

/// All charts, one below the other, or two beside each other where there is room.
struct StatisticsCharts: View {
  let statistics: GameStatistics
  let isWide: Bool
  @Environment(\.measures) private var measures

  var body: some View {
    if isWide {
      HStack(alignment: .top, spacing: measures.spacing) {
        VStack(spacing: measures.spacing) {
          AccuracyChart(weeks: statistics.weeks)
          VolumeChart(weeks: statistics.weeks)
        }
        VStack(spacing: measures.spacing) {
          RetentionChart(points: statistics.retention)
          ParChart(sizes: statistics.bySize)
        }
      }
    } else {
      VStack(spacing: measures.spacing) {
        AccuracyChart(weeks: statistics.weeks)
        RetentionChart(points: statistics.retention)
        ParChart(sizes: statistics.bySize)
        VolumeChart(weeks: statistics.weeks)
      }
    }
  }
}
