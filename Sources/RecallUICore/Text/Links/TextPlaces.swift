/// Where the runs of a text stand in the lines that it was broken into.
struct TextPlaces {
  /// The text, as it is laid out.
  let text: ResolvedText
  let metrics: TextMetrics
  let characters: [Character]
  /// The characters of each run, by their numbers in the text.
  private let runs: [Range<Int>]
  let lines: [LaidOutLine]
  private let width: CGFloat

  /// - Parameter width: That of the view, in points.
  /// - Complexity: O(n) for n characters.
  init(
    of text: ResolvedText, _ metrics: TextMetrics, in width: CGFloat, _ measurer: any TextMeasurer
  ) {
    (self.text, self.metrics, self.width) = (text, metrics, width)
    var characters: [Character] = []
    runs = text.runs.map { run in
      let first = characters.count
      characters += run.string
      return first..<characters.count
    }
    self.characters = characters
    lines = measurer.lines(of: text, width: width.isFinite ? max(width, 0) : nil)
  }

  /// What a run covers, from the top to the bottom of each line that it stands in: several rectangles where the
  /// direction of writing parts it, and none of what was cut off.
  ///
  /// - Complexity: O(log n + k log k) for n lines of the text and k characters of the run.
  func rectangles(ofRun run: Int) -> [CGRect] {
    guard runs.indices.contains(run), !runs[run].isEmpty else { return [] }
    var rectangles: [CGRect] = []
    var index = line(of: runs[run].lowerBound)
    while index < lines.count, lines[index].characters.lowerBound < runs[run].upperBound {
      let line = lines[index]
      let left = start(ofLineOf: line.width)
      for span in line.covered(by: characters(shownInLine: index).clamped(to: runs[run])) {
        rectangles.append(
          CGRect(
            x: left + span.lowerBound, y: line.top, width: span.upperBound - span.lowerBound,
            height: line.height))
      }
      index += 1
    }
    return rectangles
  }

  /// The line that a character is in.
  private func line(of character: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      let isBehind = lines[middle].characters.upperBound > character
      if isBehind { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The run that a character is of.
  func run(of character: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound <= character { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The characters of a line without white space at its end, which nothing is drawn for between lines.
  func characters(shownInLine index: Int) -> Range<Int> {
    let line = lines[index]
    guard metrics.lineCount > 1, line.ellipsis == nil else { return line.characters }
    let last = characters[line.characters].lastIndex { !$0.isWhitespace }
    return line.characters.lowerBound..<(last.map { $0 + 1 } ?? line.characters.lowerBound)
  }

  /// How far from the left a line of a width begins.
  func start(ofLineOf length: CGFloat) -> CGFloat {
    switch text.alignment {
    case .leading: 0
    case .center: (width - length) / 2
    case .trailing: width - length
    }
  }
}

extension LaidOutLine {
  /// What characters cover together, from left to right.
  fileprivate func covered(by characters: Range<Int>) -> [ClosedRange<CGFloat>] {
    characters.compactMap(span(of:)).filter { $0.lowerBound < $0.upperBound }.merged()
  }
}
