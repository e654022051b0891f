import CCairo
import RecallGraphics

/// Pictures as surfaces, made once for as long as they are in use.
final class PictureSurfaces {
  /// In bytes: four windows of 1280 by 800 pixels.
  private static let capacity = 16_384_000

  private struct Entry {
    /// Kept alive, so that no other gets its identity.
    var picture: Picture
    var surface: Surface?
  }

  private var surfaces = BoundedCache<ObjectIdentifier, Entry>(capacity: capacity) { entry in
    100 + entry.picture.pixels.count * MemoryLayout<UInt32>.stride
  }

  /// The pixels of `picture` to draw with; nil when it is too large, or memory is short.
  func surface(of picture: Picture) -> Surface? {
    surfaces.value(for: ObjectIdentifier(picture)) {
      Entry(picture: picture, surface: Self.copy(of: picture))
    }.surface
  }

  static func copy(of picture: Picture) -> Surface? {
    guard
      let surface = try? Surface(
        width: picture.width, height: picture.height, format: .argb32)
    else { return nil }
    for y in 0..<picture.height {
      let start = y * picture.width
      surface.withRow(y) { row in
        _ = row.update(fromContentsOf: picture.pixels[start..<(start + picture.width)])
      }
    }
    return surface
  }
}

extension Canvas {
  /// Draws a picture so that it fills `frame`.
  func draw(
    _ picture: Picture, in frame: CGRect, _ interpolation: Picture.Interpolation, opacity: Double
  ) {
    guard frame.width > 0, frame.height > 0,
      let surface = rasterizer.pictureSurfaces.surface(of: picture)
    else { return }
    let (x, y) = (frame.width / CGFloat(picture.width), frame.height / CGFloat(picture.height))
    guard CGAffineTransform(scaleX: x, y: y).isDrawable else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(context, x, y)
    cairo_rectangle(context, 0, 0, Double(picture.width), Double(picture.height))
    cairo_clip(context)
    cairo_set_source_surface(context, surface.cairo, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, interpolation.filter(isEnlarging: x * scale > 1))
    // Smoothed pixels at the edges must not mix with nothing.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(context, opacity)
  }
}

extension Picture.Interpolation {
  /// Cairo's better filters keep the squares of pixels that are much enlarged.
  fileprivate func filter(isEnlarging: Bool) -> cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: isEnlarging ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
    case .high: isEnlarging ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_BEST
    }
  }
}
