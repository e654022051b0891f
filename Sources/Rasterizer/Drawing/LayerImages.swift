import CCairo
import Foundation
import RecallGraphics

/// Layers with their effects as images, made once for as long as they are in use: what blurs and
/// doesn't change costs no more than a picture.
final class LayerImages {
  /// In bytes: four windows of 1280 by 800 pixels.
  private static let capacity = 16_384_000

  private struct Key: Hashable {
    var area: DeviceRect
    /// Tells layers from others in the same place.
    var itemCount: Int
    var kind: Int
  }

  private struct Entry {
    var layer: Layer
    var scale: CGFloat
    var image: Surface?
  }

  private var images = BoundedCache<Key, Entry>(capacity: capacity) { entry in
    100 + (entry.image.map { $0.bytesPerRow * $0.height } ?? 0)
  }

  /// How many images were made.
  private(set) var drawnCount = 0

  /// Draws items on an image of the pixels of an area.
  typealias Draw = (_ items: [DisplayItem], _ image: Surface, _ area: DeviceRect) -> Void

  /// What a layer shows in `area`; of a shadow, only that; nil when there is nothing to see, or
  /// memory is short.
  ///
  /// - Parameters:
  ///   - scale: The pixels of a point.
  ///   - draw: Draws what is in the layer, where no image of it is kept.
  func image(
    of layer: Layer, area: DeviceRect, scale: CGFloat, drawnBy draw: Draw
  ) -> Surface? {
    guard !area.isEmpty else { return nil }
    let key = Key(area: area, itemCount: layer.items.count, kind: layer.effect.kind)
    if let entry = images.value(for: key), entry.layer == layer, entry.scale == scale {
      return entry.image
    }
    drawnCount += 1
    let image = Self.drawn(layer, area, scale, draw)
    images.insert(Entry(layer: layer, scale: scale, image: image), for: key)
    return image
  }

  private static func drawn(
    _ layer: Layer, _ area: DeviceRect, _ scale: CGFloat, _ draw: Draw
  ) -> Surface? {
    guard let image = try? Surface(width: area.width, height: area.height, format: .argb32)
    else { return nil }
    switch layer.effect {
    case .shadow(let color, let radius, let offset):
      return shadow(of: layer, color, radius: radius, offset: offset, area, scale, draw)
    case .group:
      draw(layer.items, image, area)
    case .blur(let radius):
      draw(layer.items, image, area)
      image.blur(deviation: Double(radius * scale))
    case .saturation, .brightness, .contrast, .hueRotation, .inversion, .multiplication:
      draw(layer.items, image, area)
      if let matrix = ColorMatrix(layer.effect) { image.apply(matrix) }
    case .luminanceToAlpha:
      draw(layer.items, image, area)
      image.map(\.opaqueAsBright)
    case .threshold(let bounds, let color):
      draw(layer.items, image, area)
      let threshold = AlphaThreshold(bounds, color)
      image.map(threshold.applied(to:))
    case .mask(let items):
      draw(layer.items, image, area)
      guard let mask = try? Surface(width: area.width, height: area.height, format: .argb32)
      else { return nil }
      draw(items, mask, area)
      image.keep(insideOf: mask)
    }
    return image
  }

  private static func shadow(
    of layer: Layer, _ color: Color.Resolved, radius: CGFloat, offset: CGSize,
    _ area: DeviceRect, _ scale: CGFloat, _ draw: Draw
  ) -> Surface? {
    // The silhouette is drawn where its shadow falls, so that parts of pixels count.
    let moved = layer.items.map { $0.moved(by: offset) }
    guard let image = try? Surface(width: area.width, height: area.height, format: .argb32)
    else { return nil }
    draw(moved, image, area)
    image.blur(deviation: Double(radius * scale), channels: .opacity)
    image.fill(with: color)
    return image
  }
}

extension ColorMatrix {
  /// What an effect does to colors; nil for one that does something else.
  fileprivate init?(_ effect: Layer.Effect) {
    switch effect {
    case .saturation(let amount): self.init(saturation: amount)
    case .brightness(let amount): self.init(brightness: amount)
    case .contrast(let amount): self.init(contrast: amount)
    case .hueRotation(let angle): self.init(hueRotation: angle.radians)
    case .inversion: self = .inversion
    case .multiplication(let color):
      self.init(
        multiplication: SIMD3(Double(color.red), Double(color.green), Double(color.blue)),
        opacity: Double(color.opacity))
    case .group, .blur, .shadow, .mask, .luminanceToAlpha, .threshold: return nil
    }
  }
}

extension Layer.Effect {
  fileprivate var kind: Int {
    switch self {
    case .group: 0
    case .blur: 1
    case .shadow: 2
    case .mask: 3
    case .saturation: 4
    case .brightness: 5
    case .contrast: 6
    case .hueRotation: 7
    case .inversion: 8
    case .multiplication: 9
    case .luminanceToAlpha: 10
    case .threshold: 11
    }
  }
}

extension Surface {
  /// Leaves of this picture as much as `mask`, of the same size, is opaque.
  fileprivate func keep(insideOf mask: Surface) {
    let context = cairo_create(cairo)
    defer { cairo_destroy(context) }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(context, mask.cairo, 0, 0)
    cairo_paint(context)
    cairo_surface_flush(cairo)
  }

  /// Gives what is opaque a color.
  fileprivate func fill(with color: Color.Resolved) {
    let context = cairo_create(cairo)
    defer { cairo_destroy(context) }
    cairo_set_operator(context, CAIRO_OPERATOR_IN)
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    cairo_paint(context)
    cairo_surface_flush(cairo)
  }
}
