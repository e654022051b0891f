import CCairo

/// How far the digits of one width lie apart in a font, in pango's units.
///
/// Some fonts are a little careless about them: a heavy Inter's 4 is narrower than its other digits by a
/// quarter of a percent. A clock's text would be narrower with each 4 that it shows, and move what stands
/// beside it.
struct DigitAdvances {
  /// The glyphs that are narrower than the widest, and by how much.
  private var missing: [(glyph: UInt32, width: Int32)] = []

  /// Finds out how wide the digits are; none is too narrow in a font whose digits are meant to be of
  /// different widths.
  init(in font: OpaquePointer) {
    guard let buffer = hb_buffer_create() else { return }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, "0123456789", 10, 0, 10)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    var features = ["lnum", "tnum", "kern=0"].map { name in
      var feature = hb_feature_t()
      hb_feature_from_string(name, -1, &feature)
      return feature
    }
    hb_shape(font, buffer, &features, UInt32(features.count))
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count), count == 10,
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count == 10
    else { return }
    let advances = (0..<10).map { positions[$0].x_advance }
    let widest = advances.max() ?? 0
    var (scale, vertical): (Int32, Int32) = (0, 0)
    hb_font_get_scale(font, &scale, &vertical)
    guard advances.allSatisfy({ widest &- $0 <= abs(scale) / DigitAdvances.carelessness }) else {
      return
    }
    missing = (0..<10).filter { advances[$0] < widest }.map {
      (glyphs[$0].codepoint, widest &- advances[$0])
    }
  }

  /// Which part of a font's size digits that are meant to be as wide as each other differ by at most.
  private static let carelessness: Int32 = 100

  /// What a glyph lacks to be as wide as the widest digit.
  func missing(at glyph: UInt32) -> Int32 {
    missing.first { $0.glyph == glyph }?.width ?? 0
  }
}
