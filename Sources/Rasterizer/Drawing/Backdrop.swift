import Foundation
import RecallGraphics

/// What lies behind everything and fills most of the surface, as pixels: a table's cloth need not be
/// woven again for each card that turns.
final class Backdrop {
  let background: Color.Resolved
  let items: [DisplayItem]
  let scale: CGFloat
  let surface: Surface

  /// Draws a backdrop of `list` for surfaces like `surface`; nil when it has none, or memory is
  /// short.
  ///
  /// - Parameter draw: Draws a list in an area of a surface.
  init?(
    of list: DisplayList, like surface: Surface, scale: CGFloat,
    drawnBy draw: (DisplayList, Surface, DeviceRect) -> Void
  ) {
    let items = Array(Self.items(of: list))
    guard !items.isEmpty,
      let own = try? Surface(
        width: surface.width, height: surface.height, format: surface.format)
    else { return nil }
    background = list.background
    self.items = items
    self.scale = scale
    self.surface = own
    let backdrop = DisplayList(size: list.size, background: list.background, items: items)
    let whole = DeviceRect(minX: 0, minY: 0, maxX: own.width, maxY: own.height)
    draw(backdrop, own, whole)
  }

  /// Whether this is the backdrop of `list` on `surface`.
  func fits(_ list: DisplayList, on surface: Surface, scale: CGFloat) -> Bool {
    self.scale == scale && background == list.background
      && self.surface.width == surface.width && self.surface.height == surface.height
      && self.surface.format == surface.format && items.elementsEqual(Self.items(of: list))
  }

  /// The items at the back that each fill most of the viewport.
  private static func items(of list: DisplayList) -> ArraySlice<DisplayItem> {
    let least = list.size.width * list.size.height * share
    return list.items.prefix { item in
      guard case .fill = item.content else { return false }
      let bounds = item.bounds
      let width = min(bounds.maxX, list.size.width) - max(bounds.minX, 0)
      let height = min(bounds.maxY, list.size.height) - max(bounds.minY, 0)
      return width > 0 && height > 0 && width * height >= least
    }
  }

  /// How much of the viewport an item of a backdrop fills.
  private static let share: CGFloat = 0.75
}
