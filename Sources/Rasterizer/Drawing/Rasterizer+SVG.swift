import CCairo
import Foundation
import RecallGraphics

extension Rasterizer {
  /// A display list as the content of an SVG file.
  ///
  /// Shapes are paths, and so are letters: they look the same whatever fonts are there. What isn't a
  /// path in the list either is a picture at one pixel a point: emoji, shadows, blurs, and layers with
  /// effects.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - size: In points, which are pixels of SVG; from 1 to ``Surface/maximumSide`` each.
  /// - Complexity: O(*items*)
  /// - Throws: `SurfaceError` for another size, or when memory is short.
  public func svgData(_ list: DisplayList, size: CGSize) throws(SurfaceError) -> Data {
    let sides = 1...CGFloat(Surface.maximumSide)
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .size(width: Int(clamping: size.width), height: Int(clamping: size.height))
    }
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      writeSVG(list, size: size, to: data)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    return data
  }

  private func writeSVG(
    _ list: DisplayList, size: CGSize, to data: UnsafeMutablePointer<Data>
  ) -> cairo_status_t {
    let surface = cairo_svg_surface_create_for_stream(
      { closure, bytes, count in
        guard let data = closure?.assumingMemoryBound(to: Data.self), let bytes else {
          return CAIRO_STATUS_WRITE_ERROR
        }
        data.pointee.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, data, Double(size.width), Double(size.height))
    defer { cairo_surface_destroy(surface) }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    let whole = DeviceRect(
      minX: 0, minY: 0, maxX: Int(size.width.rounded(.up)), maxY: Int(size.height.rounded(.up)))
    let canvas = Canvas(cairo: surface, scale: 1, caches: caches, visible: whole)
    canvas.clear([whole], to: list.background)
    for item in list.items where item.touches([whole], scale: 1) { canvas.draw(item) }
    // What is drawn gets to the file with the surface's end.
    cairo_surface_finish(surface)
    return cairo_surface_status(surface)
  }
}

extension Int {
  fileprivate init(clamping value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1_000_000), 1_000_000))
  }
}
