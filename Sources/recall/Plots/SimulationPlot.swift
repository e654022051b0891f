import RecallCharts
import Simulation

/// How often each number of moves came up in a simulation, and each gain where two played.
struct SimulationPlot: View {
  private let title: String
  private let moves: Histogram
  private let gains: Histogram?

  init(_ simulation: Simulation, _ tally: Tally) {
    let players =
      simulation.opponent.map { "\(simulation.bot) against \($0)" } ?? "\(simulation.bot)"
    let pairs = simulation.pairs == 1 ? "1 pair" : "\(simulation.pairs) pairs"
    let games = tally.games == 1 ? "1 game" : "\(tally.games) games"
    title = "\(players): \(games) of \(pairs)"
    moves = tally.moves
    gains = simulation.opponent.map { _ in tally.gains }
  }

  /// In points.
  var size: CGSize { CGSize(width: 800, height: gains == nil ? 460 : 880) }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title).font(.title2.bold())
      HistogramChart(title: "Moves", histogram: moves)
      if let gains {
        HistogramChart(title: "Pairs of the first, less those of the second", histogram: gains)
      }
    }
    .foregroundStyle(Color(white: 0.1))
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.white)
  }
}

/// A bar for each number, or for some beside each other, and a line at the mean.
private struct HistogramChart: View {
  let title: String
  let histogram: Histogram
  private static let mostBars = 80

  private struct Bar: Identifiable {
    /// Its first and its last number.
    var values: ClosedRange<Int>
    var count: Int
    var id: Int { values.lowerBound }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("\(title), the mean at \(histogram.mean, specifier: "%.2f")")
        .font(.headline)
      Chart {
        ForEach(bars) { bar in
          RectangleMark(
            xStart: .value("From", Double(bar.values.lowerBound) - 0.45),
            xEnd: .value("To", Double(bar.values.upperBound) + 0.45),
            yStart: .value("None", 0), yEnd: .value("Games", bar.count)
          )
          .foregroundStyle(Color(red: 0.16, green: 0.42, blue: 0.62))
        }
        RuleMark(x: .value("Mean", histogram.mean))
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 4]))
          .foregroundStyle(Color(red: 0.72, green: 0.2, blue: 0.2))
      }
      .chartXScale(domain: domain)
      .chartXAxis {
        AxisMarks(values: wholeNumbers) { value in
          AxisTick().foregroundStyle(.gray)
          AxisValueLabel("\(Int(value.as(Double.self) ?? 0))").foregroundStyle(Color(white: 0.2))
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading) { _ in
          AxisGridLine().foregroundStyle(Color(white: 0.85))
          AxisValueLabel().foregroundStyle(Color(white: 0.2))
        }
      }
    }
  }

  /// There are no halves of what is counted; a dozen of numbers can be read.
  private var wholeNumbers: [Double] {
    let bars = bars
    guard let first = bars.first?.values.lowerBound, let last = bars.last?.values.upperBound else {
      return []
    }
    return stride(from: first, through: last, by: (last - first) / 12 + 1).map(Double.init)
  }

  private var domain: ClosedRange<Double> {
    let bars = bars
    let first = Double(bars.first?.values.lowerBound ?? 0)
    return (first - 1)...(Double(bars.last?.values.upperBound ?? 0) + 1)
  }

  private var bars: [Bar] {
    let bins = histogram.bins
    guard let first = bins.first?.value, let last = bins.last?.value else { return [] }
    let step = (last - first) / Self.mostBars + 1
    var bars: [Bar] = []
    for bin in bins {
      let start = first + (bin.value - first) / step * step
      if bars.last?.values.lowerBound == start {
        bars[bars.count - 1].count += bin.count
      } else {
        bars.append(Bar(values: start...(start + step - 1), count: bin.count))
      }
    }
    return bars
  }
}
