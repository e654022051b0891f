import CCairo
import RecallGraphics

/// Lays one text out with pango. To be used behind `FontLock`.
struct TextLayoutBuilder {
  let context: OpaquePointer
  let glyphs: GlyphStore
  let text: ResolvedText
  /// The width to wrap at, in pango's units; nil to break only where the text says so.
  let width: Int32?

  /// The text, with what pango would stop at replaced.
  let string: String
  /// Where its lines begin; nil for what pango finds.
  private let direction: TextDirection?
  /// Where each run ends, in bytes of `string`.
  private let runEnds: [Int]

  init(context: OpaquePointer, glyphs: GlyphStore, text: ResolvedText, width: Int32?) {
    self.context = context
    self.glyphs = glyphs
    self.text = text
    self.width = width
    var string = ""
    var runEnds: [Int] = []
    for run in text.runs {
      string += run.string.withoutControls
      runEnds.append(string.utf8.count)
    }
    self.string = string
    self.runEnds = runEnds
    // Pango takes the first letter, also one of a value that stands between isolates.
    direction =
      text.direction ?? (Self.hasIsolates(string) ? TextDirection(of: string) : nil)
  }

  func build() -> TextLayout {
    guard !string.isEmpty else {
      return TextLayout(
        lines: [],
        metrics: TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0))
    }
    var lines = Lines(spacing: PangoUnits.rounding(text.lineSpacing))
    // Of all lines with the space behind their last letters.
    var widest: Int32 = 0
    let (shown, isTruncated) = shownLines()
    for line in shown {
      let end = append(line.line, offset: line.offset, to: &lines)
      if line.isCut { lines.endLine(at: end) }
      widest = max(widest, (lines.widths.last ?? 0) &+ line.spacing)
    }
    withExtendedLifetime(shown) {}
    let result = lines.layout(width: width, isTruncated: isTruncated)
    let wider = PangoUnits.points(width.map { min(widest, $0) } ?? widest)
    return wider > result.metrics.size.width ? result.widened(to: wider) : result
  }

  /// A line as it is shown.
  struct ShownLine {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    /// What the line is of, and lives as long as.
    let layout: GObjectReference
    /// Where the bytes that the line counts begin in the text.
    let offset: Int
    /// The bytes of the text that it may show: of a line that is cut, all that is left of its paragraph.
    let bytes: Range<Int>
    let isCut: Bool
    /// The space behind its last letter, as the text was broken into lines.
    let spacing: Int32
  }

  /// The lines that are shown of the text, and whether there would be more.
  func shownLines() -> (lines: [ShownLine], isTruncated: Bool) {
    let layout = makeLayout(of: string, skipping: 0, direction)
    let limit = text.lineLimit.map { max($0, 1) } ?? Int.max
    let count = Int(pango_layout_get_line_count(layout.pointer))
    let lines = (0..<min(limit, count)).compactMap { index -> ShownLine? in
      guard let line = pango_layout_get_line_readonly(layout.pointer, Int32(index)) else {
        return nil
      }
      if index == limit - 1 && count > limit { return cut(line) }
      let start = Int(line.pointee.start_index)
      return ShownLine(
        line: line, layout: layout, offset: 0, bytes: start..<(start + Int(line.pointee.length)),
        isCut: false, spacing: spacing(behind: line.pointee))
    }
    withExtendedLifetime(layout) {}
    return (lines, count > limit)
  }

  /// The space behind the last letter of a line: pango breaks lines with it, but doesn't count it as theirs. In lines
  /// to the left it has been put there.
  private func spacing(behind line: PangoLayoutLine) -> Int32 {
    guard line.direction == .leftToRight else { return 0 }
    let last = Int(line.start_index) + max(Int(line.length) - 1, 0)
    return spacing(behindByte: last)
  }

  /// The space behind the letter that a byte of the text is of.
  func spacing(behindByte byte: Int) -> Int32 {
    max(PangoUnits.spacing(text.runs[runIndex(of: byte)].kerning) ?? 0, 0)
  }

  /// Where a caret stands before each character of the text, which is one line, and behind the last.
  func caretPositions() -> [CGFloat] {
    let layout = makeLayout(of: string, skipping: 0, direction)
    guard !string.isEmpty, let line = pango_layout_get_line_readonly(layout.pointer, 0) else {
      return [0]
    }
    let levels = levels(of: line)
    var positions: [CGFloat] = []
    var (byte, last) = (0, 0)
    for character in string {
      // Behind letters that are written the other way, the caret stands where these end.
      let leaves = byte < levels.count && levels[byte] < levels[last]
      positions.append(leaves ? edge(of: last, .trailing, line) : edge(of: byte, .leading, line))
      last = byte
      byte += character.utf8.count
    }
    // Behind the last character, which is at its left where it is written to the left.
    positions.append(edge(of: last, .trailing, line))
    return positions
  }

  /// What each character of the text covers, which is one line.
  func characterSpans() -> [ClosedRange<CGFloat>] {
    let layout = makeLayout(of: string, skipping: 0, direction)
    guard !string.isEmpty, let line = pango_layout_get_line_readonly(layout.pointer, 0) else {
      return []
    }
    var byte = 0
    return string.map { character in
      let edges = (edge(of: byte, .leading, line), edge(of: byte, .trailing, line))
      byte += character.utf8.count
      return min(edges.0, edges.1)...max(edges.0, edges.1)
    }
  }

  /// Sides of a character, in its direction of writing.
  private enum CharacterEdge: Int32 {
    case leading = 0
    case trailing = 1
  }

  private func edge(
    of byte: Int, _ edge: CharacterEdge, _ line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> CGFloat {
    var x: Int32 = 0
    pango_layout_line_index_to_x(line, Int32(clamping: byte), edge.rawValue, &x)
    return PangoUnits.points(x)
  }

  /// How deep each byte lies in changes of the direction of writing, as Annex 9 of the Unicode Standard counts.
  private func levels(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [UInt8] {
    var levels = [UInt8](repeating: 0, count: string.utf8.count)
    var next = line.pointee.runs
    while let element = next {
      next = element.pointee.next
      guard let run = element.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item
      else { continue }
      let start = Int(item.pointee.offset)
      for byte in (start..<start + Int(item.pointee.length)).clamped(to: levels.indices) {
        levels[byte] = item.pointee.analysis.level
      }
    }
    return levels
  }

  private static func hasIsolates(_ string: String) -> Bool {
    // The first byte of all of them, and of some other signs.
    guard string.utf8.contains(0xE2) else { return false }
    return string.unicodeScalars.contains { "\u{2066}"..."\u{2068}" ~= $0 }
  }

  /// What ends a line wherever it stands, to pango.
  private static let lineEnds: [Unicode.Scalar] = ["\n", "\r", "\u{2028}", "\u{2029}"]

  /// The last line that is allowed: what is left of its paragraph, cut with an ellipsis.
  private func cut(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> ShownLine? {
    let start = Int(line.pointee.start_index)
    let lineEnd = start + Int(line.pointee.length)
    let rest = String(decoding: string.utf8.dropFirst(start), as: UTF8.self)
    var paragraph = String(rest.unicodeScalars.prefix { !Self.lineEnds.contains($0) })
    let end = start + paragraph.utf8.count
    var mode = text.truncationMode.pango
    if end <= lineEnd {
      mode = PANGO_ELLIPSIZE_END
      // The line is whole; what is left out are the lines after it.
      paragraph += "…"
    }
    // What is left may begin with other letters than its paragraph.
    let layout = makeLayout(
      of: paragraph, skipping: start, through: max(end, start + 1), line.pointee.direction, mode)
    guard let cut = pango_layout_get_line_readonly(layout.pointer, 0) else { return nil }
    return ShownLine(
      line: cut, layout: layout, offset: start, bytes: start..<end, isCut: true,
      spacing: spacing(behind: line.pointee))
  }

  /// Appends a line, whose bytes count from `offset`; answers where its last glyph ends.
  @discardableResult
  private func append(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, offset: Int, to lines: inout Lines
  ) -> Int32 {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    lines.begin(logical)
    var position: Int32 = 0
    var next = line.pointee.runs
    while let element = next {
      next = element.pointee.next
      guard let item = element.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else {
        continue
      }
      lines.append(item.pointee, at: &position, from: glyphs) { byte in
        runIndex(of: offset + byte)
      }
    }
    return position
  }

  private func runIndex(of byte: Int) -> Int {
    var (low, high) = (0, runEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if byte < runEnds[middle] { high = middle } else { low = middle + 1 }
    }
    return min(low, runEnds.count - 1)
  }

  /// A pango layout of `string`, which begins `skipped` bytes into the text. What was added behind the byte `last` of the
  /// text, such as an ellipsis, looks as what stands before it.
  private func makeLayout(
    of string: String, skipping skipped: Int, through last: Int? = nil, _ direction: TextDirection?,
    _ truncation: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE
  ) -> GObjectReference {
    // All layouts have the one context, so each says what it needs; pango looks no further where that is the same.
    pango_context_set_base_dir(context, direction?.pango ?? PANGO_DIRECTION_WEAK_LTR)
    let layout = GObjectReference(adopting: pango_layout_new(context))
    pango_layout_set_text(layout.pointer, string, Int32(clamping: string.utf8.count))
    pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout.pointer, width ?? -1)
    pango_layout_set_auto_dir(layout.pointer, direction == nil ? 1 : 0)
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    let last = last ?? runEnds.last ?? 0
    var start = 0
    for (run, end) in zip(text.runs, runEnds) {
      defer { start = end }
      guard end > skipped || end == runEnds.last, start < last || last == 0 else { continue }
      let description = run.font.pangoDescription()
      defer { pango_font_description_free(description) }
      guard let attribute = pango_attr_font_desc_new(description) else { continue }
      attribute.pointee.start_index = UInt32(clamping: max(start - skipped, 0))
      // The last run's font goes on, for an ellipsis that was added behind it.
      attribute.pointee.end_index =
        end >= last ? UInt32.max : UInt32(clamping: end - skipped)
      pango_attr_list_insert(attributes, attribute)
      let (first, last) = (attribute.pointee.start_index, attribute.pointee.end_index)
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = first
        attribute?.pointee.end_index = last
        pango_attr_list_insert(attributes, attribute)
      }
      if let spacing = PangoUnits.spacing(run.kerning) {
        add(pango_attr_letter_spacing_new(spacing))
      }
      if let rise = PangoUnits.spacing(run.baselineOffset) { add(pango_attr_rise_new(rise)) }
      if run.font.hasMonospacedDigits { add(pango_attr_font_features_new("lnum, tnum")) }
    }
    // Figures as high as capitals, which some fonts with serifs don't have by default; before what
    // runs say of theirs.
    pango_attr_list_insert_before(attributes, pango_attr_font_features_new("lnum"))
    for range in ContextualSigns.ranges(in: string) {
      guard let attribute = pango_attr_font_features_new("calt=0") else { continue }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    // A word that is wider than its place is broken without a hyphen, as elsewhere on screens.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout.pointer, attributes)
    pango_layout_set_ellipsize(layout.pointer, truncation)
    evenDigits(in: layout, skipping: skipped)
    moveSpacing(in: layout, skipping: skipped)
    return layout
  }

  /// Puts all space between letters behind them, which is to their left in lines that are written so: pango puts half
  /// of it before and half behind, so that letters would stand too far from those of other runs, which have none.
  private func moveSpacing(in layout: GObjectReference, skipping skipped: Int) {
    guard text.runs.contains(where: { $0.kerning != 0 }) else { return }
    let isEven = text.runs.allSatisfy { $0.kerning == text.runs[0].kerning }
    for index in 0..<pango_layout_get_line_count(layout.pointer) {
      guard let known = pango_layout_get_line_readonly(layout.pointer, index) else { continue }
      let direction = known.pointee.direction
      // Of one space everywhere, half of it may stay before each letter.
      if isEven, direction == .leftToRight { continue }
      guard let line = pango_layout_get_line(layout.pointer, index) else { continue }
      var (next, isFirst) = (line.pointee.runs, true)
      while let element = next {
        next = element.pointee.next
        if let run = element.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
          moveSpacing(
            of: run.pointee, in: direction, isFirst: isFirst, isLast: next == nil,
            skipping: skipped)
        }
        isFirst = false
      }
    }
  }

  /// Pango has left out what would stand at the edges of the line.
  private func moveSpacing(
    of run: PangoGlyphItem, in direction: TextDirection, isFirst: Bool, isLast: Bool,
    skipping skipped: Int
  ) {
    guard let item = run.item, let string = run.glyphs, string.pointee.num_glyphs > 0,
      !run.isEllipsis,
      let spacing = PangoUnits.spacing(
        text.runs[runIndex(of: skipped + Int(item.pointee.offset))].kerning)
    else { return }
    let left = PangoUnits.spacingBefore(spacing)
    // How far the run's letters go, to where the line begins.
    let way = direction == .leftToRight ? left : left &- spacing
    if isFirst, direction == .rightToLeft, spacing > 0 {
      // Behind the last letter, which white space may follow at which the line was broken.
      let count = Int(string.pointee.num_glyphs)
      if let last = (0..<count).first(where: { string.pointee.glyphs[$0].geometry.width != 0 }) {
        string.pointee.glyphs[last].geometry.width &+= spacing
        string.pointee.glyphs[last].geometry.x_offset &+= spacing
      }
    }
    if !isFirst {
      string.pointee.glyphs[0].geometry.width &-= way
      string.pointee.glyphs[0].geometry.x_offset &-= way
    }
    if !isLast {
      string.pointee.glyphs[Int(string.pointee.num_glyphs) - 1].geometry.width &+= way
    }
  }

  /// Gives the digits of fonts that are asked for digits of one width just that: see `DigitAdvances`.
  private func evenDigits(in layout: GObjectReference, skipping skipped: Int) {
    guard text.runs.contains(where: \.font.hasMonospacedDigits) else { return }
    for index in 0..<pango_layout_get_line_count(layout.pointer) {
      // One that may be changed, so that pango doesn't keep what it knows of its extents.
      var next = pango_layout_get_line(layout.pointer, index)?.pointee.runs
      while let element = next {
        next = element.pointee.next
        guard let run = element.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
        else { continue }
        evenDigits(of: run.pointee, skipping: skipped)
      }
    }
  }

  private func evenDigits(of run: PangoGlyphItem, skipping skipped: Int) {
    guard let item = run.item, let string = run.glyphs, let font = item.pointee.analysis.font,
      let hbFont = pango_font_get_hb_font(font),
      text.runs[runIndex(of: skipped + Int(item.pointee.offset))].font.hasMonospacedDigits
    else { return }
    let advances = glyphs.digitAdvances(
      in: hbFont, of: GObjectReference(retaining: OpaquePointer(font)))
    for index in 0..<Int(string.pointee.num_glyphs) {
      let missing = advances.missing(at: string.pointee.glyphs[index].glyph)
      string.pointee.glyphs[index].geometry.width &+= missing
      string.pointee.glyphs[index].geometry.x_offset &+= missing / 2
    }
  }
}

extension ResolvedFont {
  /// The sizes, in points, that text is drawn in; others are drawn in the nearest of these.
  static let sizes: ClosedRange<CGFloat> = 0.5...2_000

  /// A description for pango that the caller has to free.
  func pangoDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    let size = size.isNaN ? Self.sizes.lowerBound : min(max(size, 0.5), Self.sizes.upperBound)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(UInt32(min(max(weight, 1), 1000))))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}

extension TextDirection {
  fileprivate var pango: PangoDirection {
    self == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }
}

extension PangoLayoutLine {
  /// Where its paragraph's lines begin.
  fileprivate var direction: TextDirection {
    resolved_dir == PANGO_DIRECTION_RTL.rawValue ? .rightToLeft : .leftToRight
  }
}

extension ResolvedText.TruncationMode {
  fileprivate var pango: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}

extension String {
  /// The text with what pango shows in place of characters that it would read or draw otherwise: C reads a text up to its
  /// first zero, and breaks between lines and pages would be drawn as boxes.
  fileprivate var withoutControls: String {
    let isPlain = utf8.allSatisfy { $0 != 0 && $0 != 0x0B && $0 != 0x0C && $0 != 0x85 }
    guard !isPlain else { return self }
    return String(map { $0.replacement ?? $0 })
  }
}

extension Character {
  /// What stands for the character when it is laid out; nil for itself.
  fileprivate var replacement: Character? {
    switch self {
    case "\0": "\u{FFFD}"
    case "\u{0B}", "\u{0C}": "\n"
    case "\u{85}": "\u{2028}"
    default: nil
    }
  }

  /// How many bytes the character has when it is laid out.
  var laidOutByteCount: Int { (replacement ?? self).utf8.count }
}
