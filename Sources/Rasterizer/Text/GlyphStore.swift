import CCairo
import Foundation

/// The glyphs of a measurer's fonts, each fetched once. To be used behind `FontLock`.
final class GlyphStore {
  /// In bytes: about 1,000 letters.
  private static let outlineCapacity = 2_000_000
  /// In bytes: about 200 emoji of 136 × 128 pixels.
  private static let pictureCapacity = 16_000_000

  private struct Key: Hashable {
    /// The font or face, which the entry keeps alive, so that no other gets its address.
    var owner: UnsafeMutableRawPointer
    var glyph: UInt32
  }

  private struct OutlineEntry {
    var font: GObjectReference
    var outline: GlyphOutline
  }

  private struct PictureEntry {
    var face: FaceReference
    var picture: GlyphPicture?
  }

  private struct DigitEntry {
    var font: GObjectReference
    var advances: DigitAdvances
  }

  private final class FaceReference {
    let pointer: OpaquePointer

    init(retaining pointer: OpaquePointer) {
      self.pointer = hb_face_reference(pointer)
    }

    deinit {
      hb_face_destroy(pointer)
    }
  }

  private var outlines = BoundedCache<Key, OutlineEntry>(capacity: outlineCapacity) {
    200 + $0.outline.elements.count * MemoryLayout<GlyphOutline.Element>.stride
  }
  private var pictures = BoundedCache<Key, PictureEntry>(capacity: pictureCapacity) {
    100 + ($0.picture?.cost ?? 0)
  }

  private var digits = BoundedCache<UnsafeMutableRawPointer, DigitEntry>(capacity: 100_000) { _ in
    500
  }

  /// How wide the font's digits of one width are.
  func digitAdvances(in font: OpaquePointer, of owner: GObjectReference) -> DigitAdvances {
    digits.value(for: UnsafeMutableRawPointer(owner.pointer)) {
      DigitEntry(font: owner, advances: DigitAdvances(in: font))
    }.advances
  }

  func outline(_ glyph: UInt32, in font: OpaquePointer, of owner: GObjectReference)
    -> GlyphOutline
  {
    let key = Key(owner: UnsafeMutableRawPointer(owner.pointer), glyph: glyph)
    return outlines.value(for: key) {
      OutlineEntry(font: owner, outline: GlyphOutline(glyph, in: font))
    }.outline
  }

  /// The picture of `glyph`, or nil where the font has none.
  func picture(_ glyph: UInt32, in font: OpaquePointer) -> GlyphPicture? {
    guard let face = hb_font_get_face(font), hb_ot_color_has_png(face) != 0 else { return nil }
    let key = Key(owner: UnsafeMutableRawPointer(face), glyph: glyph)
    return pictures.value(for: key) {
      PictureEntry(
        face: FaceReference(retaining: face), picture: GlyphPicture(glyph, in: font))
    }.picture
  }
}
