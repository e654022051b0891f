import CCairo
import Foundation
import RecallGraphics

extension Canvas {
  /// Draws a layer, behind the clips that are set.
  func draw(_ layer: Layer, of item: DisplayItem, opacity: Double) {
    let reach = layer.effect.reach * scale
    let margin = reach > 0 ? Int(min(reach, Canvas.farthest)) + 1 : 0
    let area = item.deviceBounds(scale: scale).intersection(visible.outset(by: margin))
    guard case .shadow = layer.effect else {
      return paint(image(of: layer, area), area, opacity)
    }
    guard opacity == 1, item.blendMode == .normal else {
      // The shadow must not show through what throws it: both are drawn as one.
      let whole = Layer([DisplayItem(.layer(layer))])
      return paint(image(of: whole, area), area, opacity)
    }
    paint(image(of: layer, area), area, opacity)
    for item in layer.items {
      draw(item)
    }
  }

  /// How far off the surface something still counts, in pixels: what is farther takes part in the
  /// widest blurs only, as next to nothing, and would cost memory.
  private static let farthest: CGFloat = 600

  private func image(of layer: Layer, _ area: DeviceRect) -> Surface? {
    guard case .group = layer.effect, layer.radiusBehind > 0 else {
      return caches.layers.image(of: layer, area: area, scale: scale) { draw($0, on: $1, $2) }
    }
    // What is behind shows in it, and may be something else each time.
    guard !area.isEmpty,
      let image = try? Surface(width: area.width, height: area.height, format: .argb32)
    else { return nil }
    draw(layer.items, on: image, area, beneath: self)
    return image
  }

  /// Draws items on an image of the pixels of `area`.
  private func draw(
    _ items: [DisplayItem], on image: Surface, _ area: DeviceRect, beneath: Canvas? = nil
  ) {
    // Cairo draws the first thing on a surface that it knows to be clear in another way, which may
    // round otherwise; what comes first must not matter.
    cairo_surface_mark_dirty(image.cairo)
    cairo_surface_set_device_offset(image.cairo, Double(-area.minX), Double(-area.minY))
    let inner = Canvas(
      surface: image, scale: scale, caches: caches, visible: area, beneath: beneath)
    for item in items {
      inner.draw(item)
    }
    cairo_surface_flush(image.cairo)
    cairo_surface_set_device_offset(image.cairo, 0, 0)
  }

  private func paint(_ image: Surface?, _ area: DeviceRect, _ opacity: Double) {
    guard let image else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, image.cairo, Double(area.minX), Double(area.minY))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }
}

extension DisplayItem {
  /// This item elsewhere, in points of the viewport.
  func moved(by offset: CGSize) -> DisplayItem {
    var item = self
    item.clips = clips.map {
      Clip(path: $0.path.offsetBy(dx: offset.width, dy: offset.height), style: $0.style)
    }
    if case .layer(let layer) = content {
      var moved = Layer(layer.items.map { $0.moved(by: offset) }, effect: layer.effect)
      if case .mask(let mask) = layer.effect {
        moved.effect = .mask(mask.map { $0.moved(by: offset) })
      }
      item.content = .layer(moved)
    } else {
      item.transform = transform.concatenating(
        CGAffineTransform(translationX: offset.width, y: offset.height))
    }
    return item
  }
}

extension BlendMode {
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
