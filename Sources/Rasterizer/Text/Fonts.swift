import CCairo
import RecallGraphics

/// Pango's fonts for one measurer. To be used behind `FontLock`.
final class Fonts {
  private var context: GObjectReference?
  private var glyphs = GlyphStore()

  init() {
    let map = GObjectReference(adopting: OpaquePointer(pango_cairo_font_map_new()))
    let context = GObjectReference(
      adopting: pango_font_map_create_context(UnsafeMutablePointer(map.pointer)))
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context.pointer, options)
    pango_context_set_round_glyph_positions(context.pointer, 0)
    // Otherwise the choice of fonts would depend on the language of the environment.
    pango_context_set_language(context.pointer, pango_language_from_string("en"))
    self.context = context
  }

  /// Gives all fonts back.
  func close() {
    glyphs = GlyphStore()
    context = nil
  }

  func layout(_ text: ResolvedText, width: Int32?) -> TextLayout {
    guard let context else {
      return TextLayout(
        lines: [], metrics: TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0))
    }
    return TextLayoutBuilder(
      context: context.pointer, glyphs: glyphs, text: text, width: width
    ).build()
  }

  /// Where a caret stands before each character of a line, and behind the last.
  func caretPositions(in line: ResolvedText) -> [CGFloat] {
    guard let context else { return [0] }
    return TextLayoutBuilder(context: context.pointer, glyphs: glyphs, text: line, width: nil)
      .caretPositions()
  }

  /// What each character of a line covers.
  func characterSpans(in line: ResolvedText) -> [ClosedRange<CGFloat>] {
    guard let context else { return [] }
    return TextLayoutBuilder(context: context.pointer, glyphs: glyphs, text: line, width: nil)
      .characterSpans()
  }

  /// The lines of a text, wrapped at a width in pango's units.
  func lines(of text: ResolvedText, width: Int32?) -> [LaidOutLine] {
    guard let context else { return [] }
    return TextLayoutBuilder(context: context.pointer, glyphs: glyphs, text: text, width: width)
      .lines()
  }

  /// The family that pango chooses for `string`'s first character, and whether its glyphs are
  /// pictures; nil when there is no font.
  func font(for string: String, as font: ResolvedFont) -> (family: String, hasPictures: Bool)? {
    guard let context else { return nil }
    let layout = GObjectReference(adopting: pango_layout_new(context.pointer))
    let description = font.pangoDescription()
    pango_layout_set_font_description(layout.pointer, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout.pointer, string, -1)
    guard let line = pango_layout_get_line_readonly(layout.pointer, 0),
      let run = line.pointee.runs?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
      let font = run.pointee.item.pointee.analysis.font,
      let face = pango_font_get_hb_font(font).flatMap({ hb_font_get_face($0) })
    else { return nil }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    let family = pango_font_description_get_family(found).map { String(cString: $0) }
    return (family ?? "a font without a name", hb_ot_color_has_png(face) != 0)
  }
}
