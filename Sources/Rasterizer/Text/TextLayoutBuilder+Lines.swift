import CCairo
import RecallGraphics

extension TextLayoutBuilder {
  /// Where the characters of the text stand in its lines.
  ///
  /// - Complexity: O(n log n) for n characters.
  func lines() -> [LaidOutLine] {
    guard !string.isEmpty else { return [] }
    let starts = characterStarts()
    let (shown, _) = shownLines()
    let spacing = PangoUnits.rounding(text.lineSpacing)
    var (first, top) = (0, Int32.zero)
    let lines = shown.indices.map { index in
      // What ends a line, and what was cut off behind the last one, is of the line before.
      let end =
        index + 1 < shown.count
        ? starts.partition(before: shown[index + 1].bytes.lowerBound) : starts.count
      defer { first = max(end, first) }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(shown[index].line, nil, &logical)
      defer { top = top &+ logical.height &+ spacing }
      var line = line(of: first..<max(end, first), from: starts, as: shown[index], logical.width)
      line.top = PangoUnits.points(top)
      line.height = PangoUnits.points(logical.height)
      line.ascent = PangoUnits.points(0 &- logical.y)
      return line
    }
    withExtendedLifetime(shown) {}
    return lines
  }

  /// Where each character begins, in bytes of the string.
  private func characterStarts() -> [Int] {
    var (starts, byte) = ([Int](), 0)
    for run in text.runs {
      for character in run.string {
        starts.append(byte)
        byte += character.laidOutByteCount
      }
    }
    return starts
  }

  private func line(
    of characters: Range<Int>, from starts: [Int], as shown: ShownLine, _ wholeWidth: Int32
  ) -> LaidOutLine {
    var spans = CharacterSpans(of: characters, from: starts, shown.bytes)
    var next = shown.line.pointee.runs
    while let element = next {
      next = element.pointee.next
      guard let item = element.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else {
        continue
      }
      spans.add(item.pointee, offset: shown.offset)
    }
    let width = shown.isCut ? spans.position : wholeWidth
    let isToTheLeft = shown.line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
    spans.addMissing(at: isToTheLeft ? 0 : width, isCut: shown.isCut)
    let last = starts.partition(before: shown.bytes.upperBound) - 1
    if !isToTheLeft, characters.contains(last) {
      spans.widen(last, by: spacing(behindByte: starts[last]), atEndOf: width)
    }
    return LaidOutLine(
      characters: characters, spans: spans.points, ellipsis: spans.ellipsis?.points,
      width: PangoUnits.points(width))
  }
}

/// What the characters of a line cover, in pango's units, while its glyphs are walked from left to right.
private struct CharacterSpans {
  /// From a left edge to a right one.
  struct Span {
    var left: Int32
    var right: Int32

    var points: ClosedRange<CGFloat> {
      let (left, right) = (PangoUnits.points(left), PangoUnits.points(right))
      return min(left, right)...max(left, right)
    }

    func union(_ other: Span) -> Span {
      Span(left: min(left, other.left), right: max(right, other.right))
    }
  }

  private let characters: Range<Int>
  /// Where all characters of the text begin, in bytes.
  private let starts: [Int]
  /// The bytes that are shown, or stand behind an ellipsis.
  private let bytes: Range<Int>
  private var spans: [Span?]
  /// The bytes that an ellipsis stands for.
  private var hidden = 0..<0
  private(set) var ellipsis: Span?
  /// Where the next glyph stands.
  private(set) var position: Int32 = 0

  init(of characters: Range<Int>, from starts: [Int], _ bytes: Range<Int>) {
    (self.characters, self.starts, self.bytes) = (characters, starts, bytes)
    spans = Array(repeating: nil, count: characters.count)
  }

  var points: [ClosedRange<CGFloat>?] { spans.map { $0?.points } }

  /// Adds the glyphs of an item, whose bytes count from `offset`.
  mutating func add(_ item: PangoGlyphItem, offset: Int) {
    guard let glyphs = item.glyphs, let font = item.item.pointee.analysis.font,
      let hbFont = pango_font_get_hb_font(font)
    else { return }
    let start = offset + Int(item.item.pointee.offset)
    let length = Int(item.item.pointee.length)
    let isToTheLeft = item.item.pointee.analysis.level & 1 == 1
    let count = Int(glyphs.pointee.num_glyphs)
    func cluster(_ glyph: Int) -> Int { Int(glyphs.pointee.log_clusters[glyph]) }
    var glyph = 0
    while glyph < count {
      let first = glyph
      var span = Span(left: position, right: position)
      repeat {
        span.right = span.right &+ item.advance(of: glyphs.pointee.glyphs[glyph], in: hbFont)
        glyph += 1
      } while glyph < count && cluster(glyph) == cluster(first)
      position = span.right
      if item.isEllipsis {
        addEllipsis(span, for: start..<(start + length))
        continue
      }
      // Up to where the letters of the next glyph begin, which stands before this one in text to the left.
      let end =
        isToTheLeft
        ? (first > 0 ? cluster(first - 1) : length) : (glyph < count ? cluster(glyph) : length)
      let begin = cluster(first)
      cover((start + begin)..<(start + max(begin, end)), span, isToTheLeft: isToTheLeft)
    }
  }

  private mutating func addEllipsis(_ span: Span, for bytes: Range<Int>) {
    ellipsis = ellipsis.map { $0.union(span) } ?? span
    hidden = bytes
  }

  /// Has the characters of some bytes cover a span, each as much of it as the others.
  private mutating func cover(_ covered: Range<Int>, _ span: Span, isToTheLeft: Bool) {
    // One that was added for lines that are left out.
    guard covered.lowerBound < bytes.upperBound else {
      return addEllipsis(span, for: hidden)
    }
    let range =
      starts.partition(before: covered.lowerBound)..<starts.partition(before: covered.upperBound)
    guard !range.isEmpty else { return add(span, to: range.lowerBound - 1) }
    let width = Int(span.right) - Int(span.left)
    func edge(_ index: Int) -> Int32 {
      Int32(clamping: Int(span.left) + width * index / range.count)
    }
    for index in 0..<range.count {
      let character = isToTheLeft ? range.upperBound - 1 - index : range.lowerBound + index
      add(Span(left: edge(index), right: edge(index + 1)), to: character)
    }
  }

  private mutating func add(_ span: Span, to character: Int) {
    guard characters.contains(character) else { return }
    let index = character - characters.lowerBound
    spans[index] = spans[index].map { $0.union(span) } ?? span
  }

  /// Has what has no glyph, and wasn't cut off, stand at a place.
  mutating func addMissing(at place: Int32, isCut: Bool) {
    for (index, character) in characters.enumerated() where spans[index] == nil {
      let start = starts[character]
      guard !hidden.contains(start), !isCut || bytes.contains(start) else { continue }
      spans[index] = Span(left: place, right: place)
    }
  }

  /// Has a character cover the space behind it, too, where it stands at the end of the line: pango leaves that out.
  mutating func widen(_ character: Int, by spacing: Int32, atEndOf width: Int32) {
    let index = character - characters.lowerBound
    guard let span = spans[index], span.left < span.right, span.right == width else { return }
    spans[index]?.right = width &+ spacing
  }
}

extension [Int] {
  /// How many of these rising numbers are below another one.
  ///
  /// - Complexity: O(log n).
  fileprivate func partition(before number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
