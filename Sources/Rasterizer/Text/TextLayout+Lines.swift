import CCairo
import RecallUI

/// The lines of a text while it is laid out.
struct Lines {
  private var lines: [TextLayout.Line] = []
  private var widths: [Int32] = []
  private var height: Int32 = 0
  private var firstBaseline: Int32 = 0
  private var baseline: Int32 = 0

  /// Begins a line below the others, with its extents around the start of its baseline.
  mutating func begin(_ logical: PangoRectangle) {
    baseline = height &- logical.y
    if lines.isEmpty {
      firstBaseline = baseline
    }
    height = height &+ logical.height
    widths.append(logical.width)
    lines.append(TextLayout.Line(width: PangoUnits.points(logical.width), runs: []))
  }

  /// Appends an item's glyphs to the last line, `position` units behind its start.
  mutating func append(
    _ item: PangoGlyphItem, at position: inout Int32, runIndex: (_ byte: Int) -> Int
  ) {
    guard let glyphs = item.glyphs, let font = item.item.pointee.analysis.font,
      let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    else { return }
    let reference = GObjectReference(retaining: OpaquePointer(font))
    let isColored = ColorGlyphs.areIn(font)
    let offset = Int(item.item.pointee.offset)
    var run: TextLayout.GlyphRun?
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let info = glyphs.pointee.glyphs[index]
      defer { position = position &+ info.geometry.width }
      guard info.glyph != PANGO_GLYPH_EMPTY else { continue }
      let byte = offset + Int(glyphs.pointee.log_clusters[index])
      let textRun = runIndex(byte)
      if run?.textRun != textRun {
        finish(run)
        run = TextLayout.GlyphRun(
          font: reference, scaledFont: scaledFont, isColored: isColored, textRun: textRun,
          glyphs: [])
      }
      // A character that no font has is drawn as the font's own sign for that, glyph 0.
      let isUnknown = info.glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0
      run?.glyphs.append(
        cairo_glyph_t(
          index: isUnknown ? 0 : UInt(info.glyph),
          x: Double(PangoUnits.points(position &+ info.geometry.x_offset)),
          y: Double(PangoUnits.points(baseline &+ info.geometry.y_offset &- item.y_offset))))
    }
    finish(run)
  }

  private mutating func finish(_ run: TextLayout.GlyphRun?) {
    guard let run, !run.glyphs.isEmpty else { return }
    lines[lines.count - 1].runs.append(run)
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
