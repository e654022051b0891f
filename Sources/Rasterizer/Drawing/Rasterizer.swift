import CCairo
import RecallUI

/// Draws display lists with cairo.
///
/// The same list on the same kind of surface gives the same pixels, whatever was drawn before,
/// and whether it is drawn at once or only where it changed. Confined to one thread at a time.
public final class Rasterizer {
  let text: PangoTextMeasurer

  /// Creates a rasterizer that lays text out with `text`: the measurer of the stage whose lists
  /// it draws, so that a text is laid out once for both.
  public init(text: PangoTextMeasurer) {
    self.text = text
  }

  /// Draws `list` on `surface`.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - surface: Where; its top leading pixel is the viewport's top leading corner.
  ///   - scale: The pixels of a point; a scale that is not a positive number draws nothing.
  ///   - damage: Which part to draw again, in points of the viewport, such as
  ///     `list.damage(since:)`; rounded outwards to whole pixels, outside of which the
  ///     surface stays as it is. Nil for everything.
  /// - Complexity: O(*rectangles* × *items*) to find the items that are touched, and the
  ///   drawing of those.
  public func draw(
    _ list: DisplayList, on surface: Surface, scale: CGFloat = 1, damage: [CGRect]? = nil
  ) {
    guard scale > 0, scale.isFinite else { return }
    let whole = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
    let canvas = Canvas(surface: surface, scale: scale, rasterizer: self)
    let areas = damage.map { disjoint($0, within: whole, scale: scale) } ?? [whole]
    let bounds = list.items.map { DeviceRect(enclosing: $0.bounds, scale: scale) }
    for area in areas {
      canvas.draw(within: area, background: list.background) {
        for (item, bounds) in zip(list.items, bounds) where bounds.intersects(area) {
          canvas.draw(item, within: bounds.intersection(area))
        }
      }
    }
    cairo_surface_flush(surface.cairo)
  }

  /// Rectangles of whole pixels that together cover `damage`, none of them twice.
  private func disjoint(
    _ damage: [CGRect], within whole: DeviceRect, scale: CGFloat
  ) -> [DeviceRect] {
    let region = cairo_region_create()
    defer { cairo_region_destroy(region) }
    for rect in damage {
      let area = DeviceRect(enclosing: rect, scale: scale).intersection(whole)
      guard !area.isEmpty else { continue }
      var rectangle = cairo_rectangle_int_t(
        x: Int32(area.minX), y: Int32(area.minY), width: Int32(area.width),
        height: Int32(area.height))
      cairo_region_union_rectangle(region, &rectangle)
    }
    return (0..<cairo_region_num_rectangles(region)).map { index in
      var rectangle = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, index, &rectangle)
      return DeviceRect(
        minX: Int(rectangle.x), minY: Int(rectangle.y),
        maxX: Int(rectangle.x + rectangle.width), maxY: Int(rectangle.y + rectangle.height))
    }
  }
}
