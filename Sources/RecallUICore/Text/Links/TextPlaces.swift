/// Where stretches of a text stand that was broken into lines.
///
/// A measurer tells how large text is, and no more: a word stands in the last line of the text up to its end, as
/// far from where that line begins as what stands between is wide.
///
/// - Complexity: O(n) measurements for n words.
struct TextPlaces {
  /// The text, as it is laid out.
  let text: ResolvedText
  let metrics: TextMetrics
  private let width: CGFloat
  private let measurer: any TextMeasurer
  let characters: [(character: Character, run: Int)]
  /// The characters of each line, by their numbers in the text.
  let lines: [Range<Int>]

  /// - Parameter width: That of the view, in points.
  init(
    of text: ResolvedText, _ metrics: TextMetrics, in width: CGFloat, _ measurer: any TextMeasurer
  ) {
    (self.text, self.metrics, self.width, self.measurer) = (text, metrics, width, measurer)
    characters = text.runs.indices.flatMap { run in
      text.runs[run].string.map { ($0, run) }
    }
    var lines: [Range<Int>] = []
    if metrics.lineCount > 1 {
      var begin = 0
      while begin < characters.count {
        let space = characters[begin...].firstIndex { $0.character.isWhitespace }
        let end = space ?? characters.count
        let up = measurer.measure(TextPlaces.part(0..<end, of: text, characters), width: width)
        // What was cut off stands nowhere.
        if up.isTruncated, end > begin { break }
        if end > begin { TextPlaces.add(begin..<end, toLine: up.lineCount - 1, of: &lines) }
        begin = end + 1
      }
    } else {
      lines = [characters.indices]
    }
    self.lines = lines
  }

  private static func add(_ word: Range<Int>, toLine line: Int, of lines: inout [Range<Int>]) {
    while lines.count <= line { lines.append(word.lowerBound..<word.lowerBound) }
    let begin = lines[line].isEmpty ? word.lowerBound : lines[line].lowerBound
    lines[line] = begin..<word.upperBound
  }

  /// What a run covers, from the top to the bottom of each line that it stands in.
  func rectangles(ofRun run: Int) -> [CGRect] {
    let pitch = metrics.pitch(spacing: text.lineSpacing)
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard let first = line.first(where: { characters[$0].run == run }),
        let last = line.last(where: { characters[$0].run == run })
      else { return nil }
      let (before, end) = (
        length(of: line.lowerBound..<first), length(of: line.lowerBound..<(last + 1))
      )
      let whole = length(of: line)
      let isToTheLeft = (text.direction ?? TextDirection(of: text.string)) == .rightToLeft
      let begin = start(ofLineOf: whole) + (isToTheLeft ? whole - end : before)
      return CGRect(
        x: begin, y: CGFloat(index) * pitch, width: end - before,
        height: pitch - text.lineSpacing)
    }
  }

  /// How far from the left a line of a width begins.
  func start(ofLineOf length: CGFloat) -> CGFloat {
    switch text.alignment {
    case .leading: 0
    case .center: (width - length) / 2
    case .trailing: width - length
    }
  }

  /// How wide characters are side by side.
  func length(of range: Range<Int>) -> CGFloat {
    guard !range.isEmpty else { return 0 }
    return measurer.measure(part(range), width: nil).size.width
  }

  /// What each of some characters of one run covers, from the left end of the first.
  func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    measurer.characterSpans(in: part(range))
  }

  /// Characters as a text of their own.
  func part(_ range: Range<Int>) -> ResolvedText { TextPlaces.part(range, of: text, characters) }

  private static func part(
    _ range: Range<Int>, of text: ResolvedText, _ characters: [(character: Character, run: Int)]
  ) -> ResolvedText {
    var part = text
    for run in part.runs.indices { part.runs[run].string = "" }
    for (character, run) in characters[range] { part.runs[run].string.append(character) }
    part.runs.removeAll { $0.string.isEmpty }
    return part
  }
}
