import CCairo

/// Asks fonts whether their glyphs are pictures.
enum ColorGlyphs {
  /// Whether `font` has color bitmaps, color layers or drawings; what OpenType calls `CBDT` or
  /// `sbix`, `COLR`, and `SVG`.
  static func areIn(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let hbFont = pango_font_get_hb_font(font), let face = hb_font_get_face(hbFont) else {
      return false
    }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }
}
