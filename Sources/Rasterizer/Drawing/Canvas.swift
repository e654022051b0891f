import CCairo
import RecallUI

/// A cairo context on a surface, in points.
final class Canvas {
  let context: OpaquePointer?
  let scale: CGFloat
  let rasterizer: Rasterizer

  init(surface: Surface, scale: CGFloat, rasterizer: Rasterizer) {
    context = cairo_create(surface.cairo)
    self.scale = scale
    self.rasterizer = rasterizer
  }

  deinit {
    cairo_destroy(context)
  }

  /// Clips to `area`, clears it to `background` and calls `body`.
  func draw(within area: DeviceRect, background: Color.Resolved, _ body: () -> Void) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    cairo_clip(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(background, opacity: 1)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_scale(context, scale, scale)
    body()
  }

  /// Draws `item`, which leaves marks only in `area` of what is clipped to.
  func draw(_ item: DisplayItem, within area: DeviceRect) {
    let opacity = item.opacity.isNaN ? 0 : min(max(item.opacity, 0), 1)
    guard opacity > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    for clip in item.clips {
      add(clip.path)
      setFillStyle(clip.style)
      cairo_clip(context)
    }
    switch item.content {
    case .fill(let path, let paint, let style):
      add(path)
      setFillStyle(style)
      setSource(paint, opacity: opacity, within: area)
      cairo_fill(context)
    case .stroke(let path, let paint, let style):
      guard setStrokeStyle(style) else { return }
      add(path)
      setSource(paint, opacity: opacity, within: area)
      cairo_stroke(context)
    case .text(let text, let frame):
      draw(text, in: frame, opacity: opacity)
    }
  }
}
