/// How the boxes of a lazy container share its lines: as many on a line as there are columns, but what
/// stands over a section and below it, which has lines of its own.
struct LazyLines {
  private struct Run {
    let firstLine: Int
    let positions: Range<Int>
    let perLine: Int
    let isWhole: Bool

    var lineCount: Int { (positions.count + perLine - 1) / perLine }
  }

  private var runs: [Run] = []
  /// How many lines there are.
  private(set) var count = 0

  init() {}

  init(of content: LazyContent, columns: Int) {
    guard columns > 0 else { return }
    guard columns > 1, content.spans.contains(where: { !$0.header.isEmpty || !$0.footer.isEmpty })
    else {
      add(0..<content.count, perLine: columns, isWhole: false)
      return
    }
    for span in content.spans {
      add(span.header, perLine: 1, isWhole: true)
      add(span.content, perLine: columns, isWhole: false)
      add(span.footer, perLine: 1, isWhole: true)
    }
  }

  private mutating func add(_ positions: Range<Int>, perLine: Int, isWhole: Bool) {
    guard !positions.isEmpty else { return }
    let run = Run(firstLine: count, positions: positions, perLine: perLine, isWhole: isWhole)
    runs.append(run)
    count += run.lineCount
  }

  /// The positions of the boxes on a line.
  func positions(inLine line: Int) -> Range<Int> {
    guard let run = run(where: { $0.firstLine <= line }) else { return 0..<0 }
    let first = run.positions.lowerBound + (line - run.firstLine) * run.perLine
    return min(first, run.positions.upperBound)..<min(first + run.perLine, run.positions.upperBound)
  }

  /// The positions of the boxes on some lines.
  func positions(inLines lines: Range<Int>) -> Range<Int> {
    guard !lines.isEmpty else { return 0..<0 }
    return positions(inLine: lines.lowerBound)
      .lowerBound..<positions(inLine: lines.upperBound - 1).upperBound
  }

  /// The line and the column of the box at a position.
  func place(of position: Int) -> (line: Int, column: Int) {
    guard let run = run(where: { $0.positions.lowerBound <= position }) else { return (0, 0) }
    let offset = position - run.positions.lowerBound
    return (run.firstLine + offset / run.perLine, offset % run.perLine)
  }

  /// Whether a line belongs to one box.
  func isWhole(_ line: Int) -> Bool {
    run { $0.firstLine <= line }?.isWhole ?? false
  }

  /// The last run that a test, which later ones don't pass, is passed by.
  private func run(where passes: (Run) -> Bool) -> Run? {
    if runs.count == 1 { return passes(runs[0]) ? runs[0] : nil }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}
