import CCairo
import RecallGraphics

/// The lines of a text while it is laid out.
struct Lines {
  /// What is put between lines, in pango's units.
  private let spacing: Int32
  private var lines: [TextLayout.Line] = []
  private(set) var widths: [Int32] = []
  private var height: Int32 = 0
  private var firstBaseline: Int32 = 0
  private var baseline: Int32 = 0

  init(spacing: Int32 = 0) {
    self.spacing = spacing
  }

  /// Begins a line below the others, with its extents around the start of its baseline.
  mutating func begin(_ logical: PangoRectangle) {
    if !lines.isEmpty { height = height &+ spacing }
    baseline = height &- logical.y
    if lines.isEmpty {
      firstBaseline = baseline
    }
    height = height &+ logical.height
    widths.append(logical.width)
    lines.append(TextLayout.Line(width: PangoUnits.points(logical.width), runs: []))
  }

  /// Says how wide the last line is, if not as wide as its extents said.
  mutating func endLine(at position: Int32) {
    guard !lines.isEmpty else { return }
    lines[lines.count - 1].width = PangoUnits.points(position)
    widths[widths.count - 1] = position
  }

  /// Appends an item's glyphs to the last line, `position` units behind its start.
  mutating func append(
    _ item: PangoGlyphItem, at position: inout Int32, from store: GlyphStore,
    runIndex: (_ byte: Int) -> Int
  ) {
    guard let glyphs = item.glyphs, let font = item.item.pointee.analysis.font,
      let hbFont = pango_font_get_hb_font(font)
    else { return }
    let owner = GObjectReference(retaining: OpaquePointer(font))
    let offset = Int(item.item.pointee.offset)
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let info = glyphs.pointee.glyphs[index]
      let advance = item.advance(of: info, in: hbFont)
      defer { position = position &+ advance }
      guard info.glyph != PANGO_GLYPH_EMPTY else { continue }
      // A character that no font has is drawn as the font's own sign for that, glyph 0.
      let isUnknown = info.glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0
      let glyph = isUnknown ? 0 : info.glyph
      let origin = CGPoint(
        x: PangoUnits.points(position &+ info.geometry.x_offset),
        y: PangoUnits.points(baseline &+ info.geometry.y_offset &- item.y_offset))
      let textRun = runIndex(offset + Int(glyphs.pointee.log_clusters[index]))
      extend(
        textRun, from: PangoUnits.points(position), to: PangoUnits.points(position &+ advance))
      if let picture = store.picture(glyph, in: hbFont),
        let frame = Lines.frame(of: glyph, in: hbFont)
      {
        let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        append { $0.pictures.append(.init(picture: picture, frame: frame)) }
      } else {
        let outline = store.outline(glyph, in: hbFont, of: owner)
        guard !outline.elements.isEmpty else { continue }
        append { $0.outlines.append(.init(outline: outline, origin: origin)) }
      }
    }
  }

  /// Has the last line's run of glyphs for `textRun` reach from one place to another.
  private mutating func extend(_ textRun: Int, from start: CGFloat, to end: CGFloat) {
    let line = lines.count - 1
    if lines[line].runs.last?.textRun != textRun {
      lines[line].runs.append(
        TextLayout.GlyphRun(
          textRun: textRun, start: CGPoint(x: start, y: PangoUnits.points(baseline))))
    }
    append { $0.end = max($0.end, end) }
  }

  /// Lets `change` add to the last line's last run of glyphs.
  private mutating func append(_ change: (inout TextLayout.GlyphRun) -> Void) {
    let line = lines.count - 1
    change(&lines[line].runs[lines[line].runs.count - 1])
  }

  /// The rectangle that a glyph's picture fills, in points from where the glyph stands.
  private static func frame(of glyph: UInt32, in font: OpaquePointer) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    return CGRect(
      x: PangoUnits.points(extents.x_bearing), y: -PangoUnits.points(extents.y_bearing),
      width: PangoUnits.points(extents.width), height: -PangoUnits.points(extents.height))
  }

  /// The finished layout, never wider than the width that it was wrapped at: a word's first
  /// letter may be, and laying out in its width would take more letters to the line.
  func layout(width: Int32?, isTruncated: Bool) -> TextLayout {
    let longest = widths.max() ?? 0
    return TextLayout(
      lines: lines,
      metrics: TextMetrics(
        size: CGSize(
          width: PangoUnits.points(min(longest, width ?? longest)),
          height: PangoUnits.points(height)),
        firstBaseline: PangoUnits.points(firstBaseline),
        lastBaseline: PangoUnits.points(baseline),
        lineCount: lines.count,
        isTruncated: isTruncated))
  }
}

extension PangoGlyphItem {
  /// Whether it stands for what was cut off.
  var isEllipsis: Bool {
    Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
  }

  /// How far the next glyph stands behind one of its own, in pango's units.
  ///
  /// Pango widens an ellipsis to the width of the layout, so that a line that is aligned to the right would not be.
  func advance(of glyph: PangoGlyphInfo, in font: OpaquePointer) -> Int32 {
    isEllipsis ? hb_font_get_glyph_h_advance(font, glyph.glyph) : glyph.geometry.width
  }
}
