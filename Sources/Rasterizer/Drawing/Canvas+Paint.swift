import CCairo
import Foundation
import RecallGraphics

extension Canvas {
  /// Sets what is drawn with.
  ///
  /// - Parameters:
  ///   - item: What is drawn: a paint's places are in its geometry.
  func setSource(_ paint: Paint, of item: DisplayItem, opacity: Double) {
    switch paint {
    case .color(let color):
      setSource(color, opacity: opacity)
    case .linearGradient(let stops, let start, let end):
      setSource(stops, from: start, to: end, of: item, opacity: opacity)
    case .radialGradient(let stops, let rings):
      setSource(rings, stops, opacity: opacity)
    case .angularGradient(let stops, let sweep):
      setSource(sweep, stops, of: item, opacity: opacity)
    case .tiles(let picture, let tiling):
      setSource(picture, tiling, opacity: opacity)
    case .frosted(let frost):
      setSource(frost, of: item, opacity: opacity)
    }
  }

  /// Sets an image of what is behind, blurred, under the color, or where there can't be one, the color.
  private func setSource(_ frost: Paint.Frost, of item: DisplayItem, opacity: Double) {
    let area = item.deviceBounds(scale: scale).intersection(visible)
    let opacity = opacity * Double(frost.opacity)
    guard
      let image = item.groundBehind(scale: scale)?
        .image(of: area, seenThrough: self)
    else { return setSource(frost.color, opacity: opacity) }
    image.cover(with: frost.color, fadingTo: opacity)
    imageInUse = image
    setSource(image, at: area)
  }

  func setSource(_ color: Color.Resolved, opacity: Double) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.opacity) * opacity)
  }

  private func setSource(_ pattern: OpaquePointer?, _ stops: [Paint.Stop], opacity: Double) {
    for stop in stops where stop.location.isFinite {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.color.red), Double(stop.color.green),
        Double(stop.color.blue), Double(stop.color.opacity) * opacity)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Sets an image of the gradient, or where there can't be one, cairo's gradient.
  private func setSource(
    _ stops: [Paint.Stop], from start: CGPoint, to end: CGPoint, of item: DisplayItem,
    opacity: Double
  ) {
    let area = item.deviceBounds(scale: scale).intersection(visible)
    let line = LinearGradients.Line(
      stops: stops.filter(\.location.isFinite), start: start, end: end, opacity: opacity,
      matrix: matrix(of: item))
    if let image = caches.linearGradients.image(of: line, in: area) {
      setSource(image, at: area)
    } else {
      setSource(
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, opacity: opacity)
    }
  }

  private func setSource(_ rings: Paint.Rings, _ stops: [Paint.Stop], opacity: Double) {
    guard rings.transform.isInvertible, rings.startRadius.isFinite, rings.endRadius.isFinite else {
      setSource(.clear, opacity: 0)
      return
    }
    // Between equal circles cairo would draw nothing at all: the edge is a thousandth wide.
    let end =
      rings.endRadius == rings.startRadius ? rings.startRadius + 0.001 : rings.endRadius
    let pattern = cairo_pattern_create_radial(
      rings.center.x, rings.center.y, max(rings.startRadius, 0), rings.center.x, rings.center.y,
      max(end, 0))
    // Cairo asks for the way from what is drawn to the pattern.
    let inverse = rings.transform.inverted()
    var matrix = cairo_matrix_t(
      xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    setSource(pattern, stops, opacity: opacity)
  }

  /// Sets an image of the sweep, pixel by pixel where it will be seen.
  private func setSource(
    _ sweep: Paint.Sweep, _ stops: [Paint.Stop], of item: DisplayItem, opacity: Double
  ) {
    let area = item.deviceBounds(scale: scale).intersection(visible)
    let matrix = sweep.transform.concatenating(matrix(of: item))
    let faded = stops.filter(\.location.isFinite).map { stop in
      var stop = stop
      stop.color.opacity *= Float(opacity)
      return stop
    }
    let look = SweepImages.Look(stops: faded, sweep: sweep, matrix: matrix)
    guard let image = caches.sweeps.image(look, of: area) else {
      setSource(.clear, opacity: 0)
      return
    }
    setSource(image, at: area)
  }

  /// Sets a picture that is repeated without end.
  private func setSource(_ picture: Picture, _ tiling: Paint.Tiling, opacity: Double) {
    guard tiling.transform.isInvertible,
      let tile = caches.pictureSurfaces.tile(
        of: picture, tiling.source, opacity * Double(tiling.opacity))
    else {
      setSource(.clear, opacity: 0)
      return
    }
    let pattern = cairo_pattern_create_for_surface(tile.cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    let inverse = tiling.transform.inverted()
    var matrix = cairo_matrix_t(
      xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Sets an image of the pixels of `area`.
  private func setSource(_ image: Surface, at area: DeviceRect) {
    // A source keeps to the space that it was set in: here, to the pixels.
    var matrixOfItem = cairo_matrix_t()
    cairo_get_matrix(context, &matrixOfItem)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, image.cairo, Double(area.minX), Double(area.minY))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_matrix(context, &matrixOfItem)
  }

  /// From an item's geometry to pixels.
  private func matrix(of item: DisplayItem) -> CGAffineTransform {
    item.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
}

extension Surface {
  /// Draws a color over all of this picture, and has what comes of it be less opaque.
  fileprivate func cover(with color: Color.Resolved, fadingTo opacity: Double) {
    let context = cairo_create(cairo)
    defer { cairo_destroy(context) }
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    cairo_paint(context)
    if opacity < 1 {
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(context, 0, 0, 0, opacity)
      cairo_paint(context)
    }
    cairo_surface_flush(cairo)
  }
}

extension Color.Resolved {
  /// What leaves no mark.
  fileprivate static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
}
