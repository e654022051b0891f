import CCairo
import RecallGraphics

extension Canvas {
  /// Draws a picture so that it fills `frame`.
  func draw(
    _ picture: Picture, in frame: CGRect, _ interpolation: Picture.Interpolation, opacity: Double
  ) {
    guard frame.width > 0, frame.height > 0,
      let surface = caches.pictureSurfaces.surface(of: picture)
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
