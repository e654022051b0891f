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
    if metrics.lineCount > 1 {
      lines = TextPlaces.lines(of: text, characters, width, measurer)
    } else if metrics.isTruncated {
      lines = [TextPlaces.shown(of: text, characters, width, measurer)]
    } else {
      lines = [characters.indices]
    }
  }

  private static func lines(
    of text: ResolvedText, _ characters: [(character: Character, run: Int)], _ width: CGFloat,
    _ measurer: any TextMeasurer
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    func measure(_ range: Range<Int>, width: CGFloat?) -> TextMetrics {
      measurer.measure(part(range, of: text, characters), width: width)
    }
    for word in words(in: characters) {
      // One that is wider than its place is broken anywhere.
      let isBroken = measure(word, width: nil).size.width > width
      for part in isBroken ? word.map({ $0..<($0 + 1) }) : [word] {
        let up = measure(0..<part.upperBound, width: width)
        // What was cut off stands nowhere.
        guard !up.isTruncated else { return lines }
        add(part, toLine: up.lineCount - 1, of: &lines)
      }
    }
    return lines
  }

  /// What is shown of one line that is cut off: nothing, where it isn't its end that is missing.
  private static func shown(
    of text: ResolvedText, _ characters: [(character: Character, run: Int)], _ width: CGFloat,
    _ measurer: any TextMeasurer
  ) -> Range<Int> {
    guard text.truncationMode == .tail else { return 0..<0 }
    var (shown, cut) = (0, characters.count)
    while shown + 1 < cut {
      let middle = (shown + cut) / 2
      var part = part(0..<middle, of: text, characters)
      if !part.runs.isEmpty { part.runs[part.runs.count - 1].string += "…" }
      if measurer.measure(part, width: nil).size.width <= width {
        shown = middle
      } else {
        cut = middle
      }
    }
    return 0..<shown
  }

  /// What isn't broken as long as it has room in a line: what stands between spaces, up to a hyphen, and each
  /// ideograph.
  private static func words(in characters: [(character: Character, run: Int)]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var begin = 0
    func end(before index: Int) {
      if index > begin { words.append(begin..<index) }
      begin = index
    }
    for (index, (character, _)) in characters.enumerated() {
      if character.isWhitespace {
        end(before: index)
        begin = index + 1
      } else if character.isHyphen {
        end(before: index + 1)
      } else if character.isIdeograph {
        end(before: index)
        end(before: index + 1)
      }
    }
    end(before: characters.count)
    return words
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

extension Character {
  /// Whether a line may end behind it, within a word.
  fileprivate var isHyphen: Bool {
    self == "-" || self == "\u{2010}" || self == "\u{2013}" || self == "\u{2014}"
  }

  /// Whether it is of a script that is written without spaces, so that a line may end before and behind it.
  fileprivate var isIdeograph: Bool {
    unicodeScalars.first?.properties.isIdeographic == true
      || unicodeScalars.first.map { 0x3040...0x30FF ~= $0.value } == true
  }
}
