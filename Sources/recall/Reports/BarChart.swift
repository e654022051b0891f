import Simulation

/// A histogram for a terminal: a bar a line.
struct BarChart {
  /// The values of each line, and how often they came up.
  private let rows: [(values: ClosedRange<Int>, count: Int)]

  private static let width = 50
  private static let mostLines = 40

  init(_ histogram: Histogram) {
    let bins = histogram.bins
    guard let first = bins.first?.value, let last = bins.last?.value else {
      rows = []
      return
    }
    // As many values a line as it takes to stay within the lines that there are.
    let step = (last - first) / Self.mostLines + 1
    var counts = Array(repeating: 0, count: (last - first) / step + 1)
    for bin in bins {
      counts[(bin.value - first) / step] += bin.count
    }
    rows = counts.enumerated().map { line, count in
      let start = first + line * step
      return (start...(start + step - 1), count)
    }
  }

  var lines: [String] {
    let labels = rows.map { Self.label($0.values) }
    let longest = labels.map(\.count).max() ?? 0
    let digits = rows.map { "\($0.count)".count }.max() ?? 0
    let highest = rows.map(\.count).max() ?? 0
    return zip(labels, rows).map { label, row in
      let line = "\(label.padded(to: longest)) \("\(row.count)".padded(to: digits)) "
      return row.count > 0 ? line + Self.bar(row.count, of: highest) : String(line.dropLast())
    }
  }

  private static func label(_ values: ClosedRange<Int>) -> String {
    values.count == 1
      ? "\(values.lowerBound)" : "\(values.lowerBound)–\(values.upperBound)"
  }

  /// A bar in eighths of a character; what came up at all is seen.
  private static func bar(_ count: Int, of highest: Int) -> String {
    let eighths = max(1, Int(Double(count) / Double(max(highest, 1)) * Double(width * 8)))
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }
}
