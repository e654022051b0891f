import CCairo

/// A glyph's shape at one size, in points from where it stands on its baseline, y downwards.
final class GlyphOutline {
  enum Element {
    case move(SIMD2<Float>)
    case line(SIMD2<Float>)
    case curve(SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
    case close
  }

  private(set) var elements: [Element] = []

  /// Asks HarfBuzz, as pango's shaping does: unhinted, and not rounded to any pixel.
  init(_ glyph: hb_codepoint_t, in font: OpaquePointer) {
    withExtendedLifetime(self) {
      let closure = Unmanaged.passUnretained(self).toOpaque()
      hb_font_get_glyph_shape(font, glyph, GlyphOutline.functions.pointer, closure)
    }
  }

  /// What HarfBuzz calls; quadratic curves come as cubic ones, since nothing is set for them.
  private final class Functions: Sendable {
    nonisolated(unsafe) let pointer: OpaquePointer?

    init() {
      let functions = hb_draw_funcs_create()
      hb_draw_funcs_set_move_to_func(
        functions, { _, outline, _, x, y, _ in GlyphOutline.append(.move(point(x, y)), outline) },
        nil, nil)
      hb_draw_funcs_set_line_to_func(
        functions, { _, outline, _, x, y, _ in GlyphOutline.append(.line(point(x, y)), outline) },
        nil, nil)
      hb_draw_funcs_set_cubic_to_func(
        functions,
        { _, outline, _, x1, y1, x2, y2, x, y, _ in
          GlyphOutline.append(.curve(point(x1, y1), point(x2, y2), point(x, y)), outline)
        }, nil, nil)
      hb_draw_funcs_set_close_path_func(
        functions, { _, outline, _, _ in GlyphOutline.append(.close, outline) }, nil, nil)
      hb_draw_funcs_make_immutable(functions)
      pointer = functions
    }
  }

  private static let functions = Functions()

  private static func append(_ element: Element, _ outline: UnsafeMutableRawPointer?) {
    guard let outline else { return }
    Unmanaged<GlyphOutline>.fromOpaque(outline).takeUnretainedValue().elements.append(element)
  }
}

/// A point of HarfBuzz, whose y goes up and whose unit is pango's.
private func point(_ x: Float, _ y: Float) -> SIMD2<Float> {
  SIMD2(x, -y) / Float(PANGO_SCALE)
}
