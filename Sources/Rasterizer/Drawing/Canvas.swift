import CCairo
import RecallGraphics

/// A cairo context on a surface, in points.
final class Canvas {
  let context: OpaquePointer?
  let scale: CGFloat
  let caches: DrawingCaches
  /// The pixels that there are.
  let visible: DeviceRect
  /// What this one will be drawn on, if that is seen through glass in it.
  let beneath: Canvas?
  /// An image that is drawn with now, and that nobody else keeps.
  var imageInUse: Surface?

  /// - Parameters:
  ///   - visible: The pixels that the surface has; nil when it begins at zero.
  ///   - beneath: What it will be drawn on, if that is seen through glass in it.
  convenience init(
    surface: Surface, scale: CGFloat, caches: DrawingCaches, visible: DeviceRect? = nil,
    beneath: Canvas? = nil
  ) {
    let whole = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
    self.init(
      cairo: surface.cairo, scale: scale, caches: caches, visible: visible ?? whole,
      beneath: beneath)
  }

  /// - Parameters:
  ///   - surface: Cairo's, of any kind.
  ///   - visible: The pixels that it has.
  ///   - beneath: What it will be drawn on, if that is seen through glass in it.
  init(
    cairo surface: OpaquePointer?, scale: CGFloat, caches: DrawingCaches, visible: DeviceRect,
    beneath: Canvas? = nil
  ) {
    context = cairo_create(surface)
    self.visible = visible
    self.beneath = beneath
    self.scale = scale
    cairo_scale(context, scale, scale)
    self.caches = caches
  }

  deinit {
    cairo_destroy(context)
  }
}
