import CCairo
import Foundation

/// A glyph that is a picture: a color emoji, in the size that its font has it in.
final class GlyphPicture {
  let surface: Surface

  private init(surface: Surface) {
    self.surface = surface
  }

  /// The picture of `glyph`, or nil when it has none.
  convenience init?(_ glyph: hb_codepoint_t, in font: OpaquePointer) {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      let surface = try? Surface(pngData: Data(bytes: bytes, count: Int(length)))
    else { return nil }
    self.init(surface: surface)
  }

  var cost: Int {
    surface.bytesPerRow * surface.height
  }
}
