import CCairo
import Foundation

/// A rectangle of whole pixels.
struct DeviceRect: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var isEmpty: Bool {
    minX >= maxX || minY >= maxY
  }

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }

  func intersection(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// This rectangle, larger by `count` pixels on each side.
  func outset(by count: Int) -> DeviceRect {
    DeviceRect(minX: minX - count, minY: minY - count, maxX: maxX + count, maxY: maxY + count)
  }

  func intersects(_ other: DeviceRect) -> Bool {
    !intersection(other).isEmpty
  }
}

extension DeviceRect {
  /// The smallest rectangle of whole pixels around `rect` in points, at `scale` pixels a point.
  ///
  /// What is not a number reaches everywhere: drawing too much does no harm.
  init(enclosing rect: CGRect, scale: CGFloat) {
    guard !rect.isNull else {
      self.init(minX: 0, minY: 0, maxX: 0, maxY: 0)
      return
    }
    self.init(
      minX: Self.pixel((rect.minX * scale).rounded(.down), ifNaN: Self.least),
      minY: Self.pixel((rect.minY * scale).rounded(.down), ifNaN: Self.least),
      maxX: Self.pixel((rect.maxX * scale).rounded(.up), ifNaN: Self.greatest),
      maxY: Self.pixel((rect.maxY * scale).rounded(.up), ifNaN: Self.greatest))
  }

  private static let least = -1 << 30
  private static let greatest = 1 << 30

  private static func pixel(_ coordinate: CGFloat, ifNaN substitute: Int) -> Int {
    guard !coordinate.isNaN else { return substitute }
    return Int(min(max(coordinate, CGFloat(least)), CGFloat(greatest)))
  }
}

extension DeviceRect {
  /// Rectangles that together cover what `rectangles` cover, none of them twice.
  static func disjoint(_ rectangles: [DeviceRect]) -> [DeviceRect] {
    let region = cairo_region_create()
    defer { cairo_region_destroy(region) }
    for rectangle in rectangles where !rectangle.isEmpty {
      var cairo = rectangle.cairo
      cairo_region_union_rectangle(region, &cairo)
    }
    return (0..<cairo_region_num_rectangles(region)).map { index in
      var rectangle = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, index, &rectangle)
      return DeviceRect(
        minX: Int(rectangle.x), minY: Int(rectangle.y),
        maxX: Int(rectangle.x + rectangle.width), maxY: Int(rectangle.y + rectangle.height))
    }
  }

  private var cairo: cairo_rectangle_int_t {
    cairo_rectangle_int_t(
      x: Int32(clamping: minX), y: Int32(clamping: minY), width: Int32(clamping: width),
      height: Int32(clamping: height))
  }
}
