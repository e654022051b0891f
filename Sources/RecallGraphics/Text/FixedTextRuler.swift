/// How wide the characters of one text are to a `FixedTextMeasurer`, and where its lines break.
///
/// Characters are told by their numbers in what is shown of the text.
struct FixedTextRuler {
  /// A line.
  struct Row {
    /// What has a place in it.
    var shown: Range<Int>
    /// Where the next line begins, behind white space that has no place.
    var next: Int
    /// Whether the text itself ends the line.
    var isParagraphEnd = false
  }

  private let size: CGFloat
  private let advance: CGFloat
  /// How much wider than by `advance` the text is before each character; nil where all have one width.
  private let extras: [CGFloat]?

  init(_ text: ResolvedText, _ shown: String) {
    let size = Self.size(of: text)
    func advance(_ run: ResolvedText.Run?) -> CGFloat { max(size * 0.6 + (run?.kerning ?? 0), 0) }
    let first = advance(text.runs.first)
    (self.size, self.advance) = (size, first)
    guard text.runs.contains(where: { advance($0) != first }) else {
      extras = nil
      return
    }
    var (extras, run, end) = ([CGFloat(0)], 0, 0)
    var ends = text.runs.map { run in
      end += Self.shown(run.string).utf8.count
      return end
    }
    ends.append(.max)
    var byte = 0
    for character in shown {
      while byte >= ends[run] { run += 1 }
      let own = text.runs.indices.contains(run) ? advance(text.runs[run]) : first
      extras.append(extras[extras.count - 1] + own - first)
      byte += character.utf8.count
    }
    self.extras = extras
  }

  static func size(of text: ResolvedText) -> CGFloat {
    text.runs.map(\.font.size).max() ?? Font.TextStyle.body.size
  }

  /// What has a width: signs that only tell the direction of what is between them have none.
  static func shown(_ string: String) -> String {
    func isSign(_ scalar: Unicode.Scalar) -> Bool { "\u{2066}"..."\u{2069}" ~= scalar }
    guard string.unicodeScalars.contains(where: isSign) else { return string }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: string.unicodeScalars.lazy.filter { !isSign($0) })
    return String(shown)
  }

  /// The characters of `shown` that each character of a text is: one, none for a sign without a width or the rest of a
  /// character that began in another run.
  static func places(of text: ResolvedText, in shown: String) -> [Range<Int>] {
    var starts: [Int] = []
    var byte = 0
    for character in shown {
      starts.append(byte)
      byte += character.utf8.count
    }
    var (places, next) = ([Range<Int>](), 0)
    byte = 0
    for run in text.runs {
      for character in run.string {
        let first = next
        byte += Self.shown(String(character)).utf8.count
        while next < starts.count, starts[next] < byte { next += 1 }
        places.append(first..<next)
      }
    }
    return places
  }

  /// How wide characters are side by side.
  func length(of range: Range<Int>) -> CGFloat {
    let length = CGFloat(range.count) * advance
    guard let extras else { return length }
    let last = extras.count - 1
    return length + extras[min(range.upperBound, last)] - extras[min(range.lowerBound, last)]
  }

  /// What characters cover in a line that shows some of them.
  func span(of characters: Range<Int>, in row: Range<Int>) -> ClosedRange<CGFloat> {
    let covered = characters.clamped(to: row)
    let left = length(of: row.lowerBound..<covered.lowerBound)
    return left...(left + max(length(of: covered), 0))
  }

  // MARK: Lines

  /// The lines of what is shown of the text.
  func rows(of shown: String, in width: CGFloat?) -> [Row] {
    // What is lost on the way of a number through a layout.
    let room = width.map { $0 + advance * 0.001 }
    var (rows, start) = ([Row](), 0)
    for paragraph in shown.split(separator: "\n", omittingEmptySubsequences: false) {
      wrap(paragraph, from: start, in: room, into: &rows)
      rows[rows.count - 1].isParagraphEnd = true
      rows[rows.count - 1].next += 1
      start = rows[rows.count - 1].next
    }
    return rows
  }

  private func wrap(
    _ paragraph: Substring, from start: Int, in room: CGFloat?, into rows: inout [Row]
  ) {
    guard let room else {
      let all = start..<(start + paragraph.count)
      return rows.append(Row(shown: all, next: all.upperBound))
    }
    var (line, place) = (start..<start, start)
    for piece in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let word = place..<(place + piece.count)
      place = word.upperBound + 1
      if !line.isEmpty {
        let joined = line.lowerBound..<word.upperBound
        if length(of: joined) <= room {
          line = joined
          continue
        }
        rows.append(Row(shown: line, next: word.lowerBound))
      }
      line = word
      while line.count > 1, length(of: line) > room {
        let head = line.lowerBound..<(line.lowerBound + max(fitting(line, in: room), 1))
        rows.append(Row(shown: head, next: head.upperBound))
        line = head.upperBound..<line.upperBound
      }
    }
    rows.append(Row(shown: line, next: line.upperBound))
  }

  /// How many characters fit, from the first of them on.
  private func fitting(_ range: Range<Int>, in room: CGFloat) -> Int {
    var count = 0
    while count < range.count,
      length(of: range.lowerBound..<(range.lowerBound + count + 1)) <= room
    {
      count += 1
    }
    return count
  }

  /// How many characters fit, from the last of them backwards.
  private func fittingLast(_ range: Range<Int>, in room: CGFloat) -> Int {
    var count = 0
    while count < range.count,
      length(of: (range.upperBound - count - 1)..<range.upperBound) <= room
    {
      count += 1
    }
    return count
  }

  // MARK: What is cut

  /// The last line that is allowed, with what is left of its paragraph and a sign for the rest.
  ///
  /// - Parameter rows: The line and those after it.
  func cutLine(
    _ characters: Range<Int>, at places: [Range<Int>], rows: ArraySlice<Row>, in width: CGFloat?,
    _ mode: ResolvedText.TruncationMode
  ) -> LaidOutLine {
    let row = rows.first ?? Row(shown: 0..<0, next: 0, isParagraphEnd: true)
    let end = rows.first { $0.isParagraphEnd } ?? row
    let paragraph = row.shown.lowerBound..<max(end.shown.upperBound, row.shown.lowerBound)
    let room = width.map { max($0 + advance * 0.001 - size, 0) } ?? .infinity
    // Where the line is whole, the sign stands for the lines after it.
    let mode = row.isParagraphEnd ? .tail : mode
    let head: Int =
      switch mode {
      case .tail: fitting(paragraph, in: room)
      case .middle: fitting(paragraph, in: room / 2)
      case .head: 0
      }
    let first = paragraph.lowerBound..<(paragraph.lowerBound + head)
    let before = length(of: first)
    let tail =
      mode == .tail
      ? 0 : fittingLast(first.upperBound..<paragraph.upperBound, in: room - before)
    let last = (paragraph.upperBound - tail)..<paragraph.upperBound
    let behind = before + size
    return LaidOutLine(
      characters: characters,
      spans: places[characters].map { place in
        if place.upperBound <= first.upperBound { return span(of: place, in: first) }
        guard !last.isEmpty, place.lowerBound >= last.lowerBound,
          place.upperBound <= last.upperBound
        else { return nil }
        let span = span(of: place, in: last)
        return (behind + span.lowerBound)...(behind + span.upperBound)
      }, ellipsis: before...behind, width: behind + length(of: last))
  }
}
