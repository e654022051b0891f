import CCairo
import RecallGraphics

/// A cairo context on a surface, in points.
final class Canvas {
  let context: OpaquePointer?
  let scale: CGFloat
  let caches: DrawingCaches
  /// The pixels that there are.
  let visible: DeviceRect

  /// - Parameter visible: The pixels that the surface has; nil when it begins at zero.
  convenience init(
    surface: Surface, scale: CGFloat, caches: DrawingCaches, visible: DeviceRect? = nil
  ) {
    let whole = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
    self.init(
      cairo: surface.cairo, scale: scale, caches: caches, visible: visible ?? whole)
  }

  /// - Parameters:
  ///   - surface: Cairo's, of any kind.
  ///   - visible: The pixels that it has.
  init(cairo surface: OpaquePointer?, scale: CGFloat, caches: DrawingCaches, visible: DeviceRect) {
    context = cairo_create(surface)
    self.visible = visible
    self.scale = scale
    cairo_scale(context, scale, scale)
    self.caches = caches
  }

  deinit {
    cairo_destroy(context)
  }
}
