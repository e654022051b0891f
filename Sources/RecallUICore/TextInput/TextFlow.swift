/// A text that is edited, in lines: where its characters stand, and which one is at a point.
///
/// A text of ten thousand characters must not be measured again for each key: after a change only the
/// lines from before it are broken again, until they are broken where they were, and where the
/// characters of a line stand is found out when somebody asks. Places in the text are told in bytes of
/// UTF-8, which are quick to go to; points count from the text's top left.
final class TextFlow {
  private(set) var text = ""
  private(set) var lines: [LineBreaks.Line] = []
  /// Where a text on one line is cut into pieces, the left end of each.
  private(set) var pieceOrigins: [CGFloat] = []
  private(set) var run = ResolvedText.Run(
    string: "", font: ResolvedFont(size: 17), color: .init(red: 0, green: 0, blue: 0))
  private(set) var alignment = TextAlignment.leading
  /// In points; nil for a text on one line.
  private(set) var width: CGFloat?
  private let measurer: any TextMeasurer
  private var advances: GlyphAdvances
  private(set) var lineHeight: CGFloat = 0
  private(set) var baseline: CGFloat = 0
  /// Where the characters stand of lines that somebody asked for.
  private var stops: [StopsKey: CaretStops] = [:]
  /// Whether some of the text is written from right to left.
  private var hasLettersToTheLeft = false

  private struct StopsKey: Hashable {
    let string: String
    let direction: TextDirection?
  }
  /// How wide the text's room is, for lines that don't begin at the left.
  var room: CGFloat = 0

  init(measurer: any TextMeasurer) {
    self.measurer = measurer
    advances = GlyphAdvances(of: run, by: measurer)
    lines = [LineBreaks.Line(start: 0, end: 0, next: 0, width: 0, isHard: false)]
    pieceOrigins = [0]
    measureLine()
  }

  /// Brings the lines in line with a text, its looks, and its width.
  ///
  /// - Complexity: O(*change*), and O(n) to find the change in a text of n bytes; O(n) for other looks
  ///   or another width.
  func update(
    _ new: String, _ newRun: ResolvedText.Run, _ alignment: TextAlignment, width newWidth: CGFloat?
  ) {
    var new = new
    new.makeContiguousUTF8()
    self.alignment = alignment
    let isSameFont = advances.areOf(newRun)
    run = newRun
    if !isSameFont {
      advances = GlyphAdvances(of: newRun, by: measurer)
      stops = [:]
      measureLine()
    }
    guard isSameFont, newWidth == width, !lines.isEmpty else {
      (text, width) = (new, newWidth)
      stops = [:]
      hasLettersToTheLeft = TextDirection.hasLettersToTheLeft(new)
      breakLines(from: 0, keeping: nil)
      return
    }
    guard let change = TextChange(from: text, to: new) else { return }
    text = new
    // What was looked at before isn't looked at again for each key.
    hasLettersToTheLeft = TextDirection.hasLettersToTheLeft(
      hasLettersToTheLeft ? new : new.bytes(change.start..<change.newEnd))
    breakLines(from: max(0, line(at: change.start) - 1), keeping: change)
  }

  private func measureLine() {
    var sample = run
    sample.string = "Ag"
    let metrics = measurer.measure(ResolvedText(runs: [sample]), width: nil)
    lineHeight = max(metrics.size.height, 1)
    baseline = metrics.firstBaseline
  }

  /// Breaks the text from a line on, until the rest is as it was before a change.
  private func breakLines(from first: Int, keeping change: TextChange?) {
    let old = lines
    var lines = Array(old.prefix(change == nil ? 0 : first))
    var next = change == nil || old.isEmpty ? 0 : old[min(first, old.count - 1)].start
    let count = text.utf8.count
    let breaks = LineBreaks(text: text, advances: advances, width: width)
    var oldIndex = first
    // How many lines were broken anew, if not all.
    var broken: Int?
    let stop = width == nil ? change.map { pieceEnd(behind: $0, in: old) } : nil
    while true {
      if let change, next >= change.newEnd {
        // Where a line began before, it begins again, with the same behind it.
        let former = next - change.growth
        while oldIndex < old.count, old[oldIndex].start < former { oldIndex += 1 }
        if oldIndex < old.count, oldIndex > 0, old[oldIndex].start == former {
          broken = lines.count
          lines += old[oldIndex...].map { $0.moved(by: change.growth) }
          break
        }
      }
      let line = width == nil ? piece(from: next, to: stop ?? count) : breaks.line(from: next)
      lines.append(line)
      if line.next >= count {
        if line.isHard {
          lines.append(
            LineBreaks.Line(start: count, end: count, next: count, width: 0, isHard: false))
        }
        break
      }
      next = line.next
    }
    self.lines = lines
    placePieces(from: change == nil ? 0 : first, to: broken ?? lines.count)
  }

  private static let mostStops = 200

  // MARK: Text on one line

  /// A piece of a text on one line: so much as is measured at once.
  private func piece(from start: Int, to stop: Int) -> LineBreaks.Line {
    let utf8 = text.utf8
    var index = utf8.index(utf8.startIndex, offsetBy: start)
    let stop = utf8.index(utf8.startIndex, offsetBy: stop > start ? stop : utf8.count)
    var (x, count) = (CGFloat(0), 0)
    while index < stop, count < TextFlow.longestPiece {
      let (glyph, next) = advances.character(at: index, in: text)
      x += glyph.advance
      index = next
      count += 1
      if count >= TextFlow.usualPiece, glyph.isSpace { break }
    }
    let end = utf8.distance(from: utf8.startIndex, to: index)
    return LineBreaks.Line(start: start, end: end, next: end, width: x, isHard: false)
  }

  /// In characters: most of what is written in a line is one piece.
  private static let usualPiece = 200
  private static let longestPiece = 256
  /// In bytes: of more, the pieces are as wide as their letters are alone.
  private static let mostMeasured = 20_000

  /// Where the piece ends that a change ends in: there the pieces go on as before, however the text
  /// has grown.
  private func pieceEnd(behind change: TextChange, in old: [LineBreaks.Line]) -> Int {
    let last = old.lastIndex { $0.start <= change.oldEnd } ?? 0
    return last + 1 < old.count ? old[last].next + change.growth : text.utf8.count
  }

  /// - Parameter end: Up to where pieces are new.
  private func placePieces(from first: Int, to end: Int) {
    guard width == nil else { return }
    pieceOrigins.removeLast(max(0, pieceOrigins.count - first))
    let measures = text.utf8.count <= TextFlow.mostMeasured
    for index in pieceOrigins.count..<max(lines.count, pieceOrigins.count) {
      if measures, index < end { lines[index].width = stops(of: lines[index]).width }
      let before = index == 0 ? 0 : pieceOrigins[index - 1] + lines[index - 1].width
      pieceOrigins.append(before)
    }
  }

  /// How much room the text takes.
  var size: CGSize {
    guard width == nil else {
      return CGSize(
        width: lines.lazy.map(\.width).max() ?? 0, height: CGFloat(lines.count) * lineHeight)
    }
    return CGSize(
      width: (pieceOrigins.last ?? 0) + (lines.last?.width ?? 0), height: lineHeight)
  }

  // MARK: Places

  /// The line that a place in the text is on.
  ///
  /// - Complexity: O(log n) for n lines.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Where a line's left end and top are.
  func origin(ofLine index: Int) -> CGPoint {
    guard lines.indices.contains(index) else { return .zero }
    guard width == nil else {
      let free = max(0, room - lines[index].width)
      return CGPoint(x: free * alignment.share, y: CGFloat(index) * lineHeight)
    }
    let (whole, before) = (size.width, pieceOrigins[index])
    let place = beginsAtTheRight ? whole - before - lines[index].width : before
    return CGPoint(x: place + max(0, room - whole) * alignment.share, y: 0)
  }

  /// Of a text on one line, the piece that is at a place, or the nearest one.
  func piece(at x: CGFloat) -> Int {
    guard beginsAtTheRight else { return lines.indices.last { origin(ofLine: $0).x <= x } ?? 0 }
    return lines.indices.first { origin(ofLine: $0).x <= x } ?? max(lines.count - 1, 0)
  }

  // MARK: Directions of writing

  /// Whether a text on one line begins at its right.
  var beginsAtTheRight: Bool { width == nil && direction(ofLine: 0) == .rightToLeft }

  /// Where the paragraph of a line begins; nil for a text without letters that are written to the left.
  private func direction(ofLine index: Int) -> TextDirection? {
    guard hasLettersToTheLeft else { return nil }
    var first = width == nil ? 0 : index
    while first > 0, !lines[first - 1].isHard { first -= 1 }
    guard lines.indices.contains(first) else { return nil }
    return TextDirection(of: text.utf8Suffix(from: lines[first].start))
  }

  /// The place that stands beside another one, as it looks; the place itself where nothing is beside it. Nil for a text
  /// that is all written to the right, whose order is the one of its letters.
  func place(beside offset: Int, toTheLeft: Bool) -> Int? {
    let index = line(at: offset)
    guard hasLettersToTheLeft, lines.indices.contains(index) else { return nil }
    let (line, stops) = (lines[index], stops(of: lines[index]))
    if let beside = stops.offset(
      beside: offset - line.start, toTheLeft: toTheLeft, upTo: lastStop(onLine: index) - line.start)
    {
      return line.start + beside
    }
    if toTheLeft == stops.beginsAtTheRight {
      return index + 1 < lines.count ? lines[index + 1].start : offset
    }
    return index > 0 ? lastStop(onLine: index - 1) : offset
  }

  /// The last place that is on a line, and on no other.
  private func lastStop(onLine index: Int) -> Int {
    guard width == nil, index + 1 < lines.count else { return lastPlace(onLine: index) }
    return lines[index].start + stops(of: lines[index]).beforeLastCharacter
  }

  /// Whether the line that a place is on begins at its right.
  func beginsAtTheRight(lineAt offset: Int) -> Bool {
    direction(ofLine: line(at: offset)) == .rightToLeft
  }

  /// Where a caret stands.
  func caret(at offset: Int) -> CGRect {
    let index = line(at: offset)
    guard lines.indices.contains(index) else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
    let origin = origin(ofLine: index)
    let x = stops(of: lines[index]).position(of: offset - lines[index].start)
    return CGRect(x: origin.x + x, y: origin.y, width: 0, height: lineHeight)
  }

  /// The place in the text that is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite else { return 0 }
    let index: Int
    if width == nil {
      index = piece(at: point.x)
    } else {
      let row = (point.y / lineHeight).rounded(.down)
      index = Int(min(max(row, 0), CGFloat(max(lines.count - 1, 0))))
    }
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    let found = stops(of: line).offset(nearestTo: point.x - origin(ofLine: index).x)
    return min(line.start + found, lastPlace(onLine: index))
  }

  /// The last place in the text that shows at the end of a line: where a word goes on in the next one,
  /// that is before the white space between them.
  func lastPlace(onLine index: Int) -> Int {
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    guard width != nil, !line.isHard, index + 1 < lines.count, line.end > line.start else {
      return line.end
    }
    return line.start + stops(of: line).beforeLastCharacter
  }

  /// The pieces of a stretch of text among the lines that are asked for: a rectangle for each line, or several where
  /// the direction of writing changes.
  func rects(of range: Range<Int>, lines shown: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let (first, last) = (line(at: range.lowerBound), line(at: range.upperBound))
    return shown.clamped(to: first..<(last + 1)).flatMap { index in
      let line = lines[index]
      let origin = origin(ofLine: index)
      let start = min(max(range.lowerBound, line.start), line.end)
      let end = max(start, min(range.upperBound, line.end))
      var spans = spans(of: (start - line.start)..<(end - line.start), in: line)
      // A line end that is part of it shows as a little more.
      if line.isHard, range.upperBound >= line.next, let span = spans.last {
        spans[spans.count - 1] = span.lowerBound...(span.upperBound + lineHeight / 4)
      }
      return spans.compactMap { span -> CGRect? in
        let left = max(span.lowerBound, 0)
        guard span.upperBound > left else { return nil }
        return CGRect(
          x: origin.x + left, y: origin.y, width: span.upperBound - left, height: lineHeight)
      }
    }
  }

  /// What a stretch of a line covers, from left to right.
  private func spans(of range: Range<Int>, in line: LineBreaks.Line) -> [ClosedRange<CGFloat>] {
    let stops = stops(of: line)
    guard stops.turns, !range.isEmpty else { return [stops.span(of: range)] }
    let all = measurer.characterSpans(in: resolved(line))
    return all[stops.characters(in: range).clamped(to: all.indices)].merged()
  }

  /// How much higher a line's text is to be drawn than its place says, so that all lines have their
  /// letters on one baseline: those with emoji have a lower one of their own.
  func rise(of text: ResolvedText) -> CGFloat {
    measurer.measure(text, width: nil).firstBaseline - baseline
  }

  /// The text of a line, with its looks.
  func resolved(line index: Int) -> ResolvedText {
    resolved(lines[index])
  }

  private func resolved(_ line: LineBreaks.Line) -> ResolvedText {
    var run = run
    run.string = text.bytes(line.start..<line.end)
    let direction = hasLettersToTheLeft ? direction(ofLine: self.line(at: line.start)) : nil
    return ResolvedText(runs: [run], direction: direction)
  }

  private func stops(of line: LineBreaks.Line) -> CaretStops {
    let text = resolved(line)
    let key = StopsKey(string: text.string, direction: text.direction)
    // Two spellings of é are equal, but have other bytes.
    if let known = stops[key], TextChange(from: known.text, to: text.string) == nil {
      return known
    }
    let found = CaretStops(text.string, at: measurer.caretPositions(in: text))
    if stops.count > TextFlow.mostStops { stops = [:] }
    stops[key] = found
    return found
  }
}

extension LineBreaks.Line {
  fileprivate func moved(by bytes: Int) -> Self {
    var line = self
    line.start += bytes
    line.end += bytes
    line.next += bytes
    return line
  }
}

extension TextAlignment {
  /// Which part of what is free in a line comes before it.
  fileprivate var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension String {
  /// The text from a place on, told in bytes of UTF-8.
  fileprivate func utf8Suffix(from place: Int) -> Substring {
    self[utf8.index(utf8.startIndex, offsetBy: min(max(place, 0), utf8.count))...]
  }

  /// The text between two places, told in bytes of UTF-8.
  package func bytes(_ range: Range<Int>) -> String {
    let (count, utf8) = (utf8.count, utf8)
    let range = range.clamped(to: 0..<count)
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    return String(self[start..<end])
  }
}
