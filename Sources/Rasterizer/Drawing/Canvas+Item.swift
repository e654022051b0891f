import CCairo
import RecallGraphics

extension Canvas {
  /// Fills `areas` with `background`.
  func clear(_ areas: [DeviceRect], to background: Color.Resolved) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    for area in areas {
      cairo_rectangle(
        context, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(background, opacity: 1)
    cairo_fill(context)
  }

  /// Draws `item` whole, whatever is damaged.
  func draw(_ item: DisplayItem) {
    let opacity = item.opacity.isNaN ? 0 : min(max(item.opacity, 0), 1)
    // A matrix that can't be inverted would spoil the context for all that follows.
    guard opacity > 0, item.transform.isDrawable else { return }
    cairo_save(context)
    defer {
      cairo_restore(context)
      imageInUse = nil
    }
    for clip in item.clips {
      add(clip.path)
      setFillStyle(clip.style)
      cairo_clip(context)
    }
    cairo_set_operator(context, item.blendMode.cairo)
    if case .layer(let layer) = item.content {
      return draw(layer, of: item, opacity: opacity)
    }
    if case .text = item.content {
      // A text that is larger than its frame must not leave marks where nobody would look for
      // damage.
      clip(to: item.deviceBounds(scale: scale))
    }
    apply(item.transform)
    switch item.content {
    case .fill(let path, let paint, let style):
      add(path)
      setFillStyle(style)
      setSource(paint, of: item, opacity: opacity)
      cairo_fill(context)
    case .stroke(let path, let paint, let style):
      guard setStrokeStyle(style) else { return }
      add(path)
      setSource(paint, of: item, opacity: opacity)
      cairo_stroke(context)
    case .text(let text, let frame):
      draw(text, in: frame, of: item, opacity: opacity)
    case .picture(let picture, let frame, let interpolation):
      draw(picture, in: frame, interpolation, opacity: opacity)
    case .layer:
      break  // drawn above, where no transform applies
    }
  }

  private func clip(to area: DeviceRect) {
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    cairo_scale(context, scale, scale)
    cairo_clip(context)
  }

  private func apply(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(context, &matrix)
  }
}
