import CCairo
import RecallGraphics

/// Draws display lists with cairo.
///
/// The same list on the same kind of surface gives the same pixels, whatever was drawn before,
/// and whether it is drawn at once or only where it changed. Confined to one thread at a time.
public final class Rasterizer {
  let caches: DrawingCaches
  private(set) var backdrop: Backdrop?
  /// Where damaged parts are drawn before they are copied.
  private var scratch: Surface?

  /// Creates a rasterizer that lays text out with `text`: the measurer of the stage whose lists
  /// it draws, so that a text is laid out once for both.
  public init(text: PangoTextMeasurer) {
    caches = DrawingCaches(text: text)
  }

  /// Draws `list` on `surface`.
  ///
  /// How cairo smooths an edge depends, by a few units of 255, on what it is clipped to. So a
  /// damaged part is not drawn through a clip: the items that it touches are drawn whole, on
  /// another surface of the same size, and the damaged pixels are copied from there.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - surface: Where; its top leading pixel is the viewport's top leading corner.
  ///   - scale: The pixels of a point; a scale that is not a positive number draws nothing.
  ///   - damage: Which part to draw again, in points of the viewport, such as
  ///     `list.damage(since:)`; rounded outwards to whole pixels, outside of which the
  ///     surface stays as it is, but for glass that they are seen through. Nil for everything.
  /// - Complexity: O(*rectangles* × *items*) to find the items that are touched, and the
  ///   drawing of those.
  public func draw(
    _ list: DisplayList, on surface: Surface, scale: CGFloat = 1, damage: [CGRect]? = nil
  ) {
    guard scale > 0, scale.isFinite else { return }
    let whole = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
    guard let damage else {
      draw(list, on: surface, scale: scale, within: [whole])
      return
    }
    let areas = list.withGrounds(
      behind: DeviceRect.disjoint(
        damage.map { DeviceRect(enclosing: $0, scale: scale).intersection(whole) }),
      scale: scale, within: whole)
    guard !areas.isEmpty else { return }
    guard let scratch = scratch(like: surface) else {
      // Without memory for it: everything, which gives the same pixels where nothing changed.
      draw(list, on: surface, scale: scale, within: [whole])
      return
    }
    draw(list, on: scratch, scale: scale, within: areas)
    for area in areas {
      surface.copyPixels(of: area, from: scratch)
    }
  }

  /// Draws, whole, what touches `areas`; what fills most of the surface is only copied there.
  private func draw(
    _ list: DisplayList, on surface: Surface, scale: CGFloat, within areas: [DeviceRect]
  ) {
    if backdrop?.fits(list, on: surface, scale: scale) != true {
      backdrop = Backdrop(of: list, like: surface, scale: scale) { list, surface, area in
        drawItems(of: list, on: surface, scale: scale, within: [area])
      }
    }
    guard let backdrop else {
      return drawItems(of: list, on: surface, scale: scale, within: areas)
    }
    for area in areas {
      surface.copyPixels(of: area, from: backdrop.surface)
    }
    drawItems(
      list.items.dropFirst(backdrop.items.count),
      on: Canvas(surface: surface, scale: scale, caches: caches), within: areas)
    cairo_surface_flush(surface.cairo)
  }

  /// Draws, whole, what touches `areas`, on the list's background.
  private func drawItems(
    of list: DisplayList, on surface: Surface, scale: CGFloat, within areas: [DeviceRect]
  ) {
    let canvas = Canvas(surface: surface, scale: scale, caches: caches)
    canvas.clear(areas, to: list.background)
    drawItems(list.items[...], on: canvas, within: areas)
    cairo_surface_flush(surface.cairo)
  }

  private func drawItems(
    _ items: ArraySlice<DisplayItem>, on canvas: Canvas, within areas: [DeviceRect]
  ) {
    // By places: an item that isn't drawn need not be copied to find that out.
    for place in items.indices where items[place].touches(areas, scale: canvas.scale) {
      canvas.draw(items[place])
    }
  }

  private func scratch(like surface: Surface) -> Surface? {
    if let scratch, scratch.width == surface.width, scratch.height == surface.height,
      scratch.format == surface.format
    {
      return scratch
    }
    scratch = try? Surface(width: surface.width, height: surface.height, format: surface.format)
    return scratch
  }
}

extension DisplayList {
  /// `areas`, and the glass that they are seen through, with all that is seen through it.
  fileprivate func withGrounds(
    behind areas: [DeviceRect], scale: CGFloat, within whole: DeviceRect
  ) -> [DeviceRect] {
    guard !areas.isEmpty else { return [] }
    var left = items.compactMap { item in
      item.groundBehind(scale: scale).map { ground in
        item.deviceBounds(scale: scale).outset(by: ground.margin).intersection(whole)
      }
    }
    guard !left.isEmpty else { return areas }
    var all = areas
    var count = 0
    while count < all.count {
      count = all.count
      left.removeAll { around in
        guard all.contains(where: { $0.intersects(around) }) else { return false }
        all.append(around)
        return true
      }
    }
    return DeviceRect.disjoint(all)
  }
}

extension DisplayItem {
  /// What is seen through this item, if it is glass.
  func groundBehind(scale: CGFloat) -> FrostedGround? {
    let radius = radiusBehind
    return radius > 0 ? FrostedGround(deviation: radius * scale) : nil
  }

  /// Whether this item may leave a mark in one of `areas`.
  func touches(_ areas: [DeviceRect], scale: CGFloat) -> Bool {
    let bounds = deviceBounds(scale: scale)
    return areas.contains { $0.intersects(bounds) }
  }

  /// The pixels outside which this item leaves no mark.
  ///
  /// In whole numbers, since Foundation's rectangles trap when they meet with a side that is not
  /// a number.
  func deviceBounds(scale: CGFloat) -> DeviceRect {
    let content = DeviceRect(enclosing: unclippedBounds, scale: scale)
    return clips.reduce(content) { bounds, clip in
      bounds.intersection(DeviceRect(enclosing: clip.path.controlBounds, scale: scale))
    }
  }
}
