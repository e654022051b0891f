import CSDL2
import RecallUI

extension SDL_Rect {
  /// The whole pixels that `rect`, in points, touches on a surface; nil for none.
  init?(enclosing rect: CGRect, scale: CGFloat, width: Int32, height: Int32) {
    let left = Self.pixel(rect.minX * scale, .down, within: width, ifNaN: 0)
    let top = Self.pixel(rect.minY * scale, .down, within: height, ifNaN: 0)
    let right = Self.pixel(rect.maxX * scale, .up, within: width, ifNaN: width)
    let bottom = Self.pixel(rect.maxY * scale, .up, within: height, ifNaN: height)
    guard !rect.isNull, left < right, top < bottom else { return nil }
    self.init(x: left, y: top, w: right - left, h: bottom - top)
  }

  private static func pixel(
    _ coordinate: CGFloat, _ rule: FloatingPointRoundingRule, within limit: Int32,
    ifNaN substitute: Int32
  ) -> Int32 {
    guard !coordinate.isNaN else { return substitute }
    return Int32(min(max(coordinate.rounded(rule), 0), CGFloat(limit)))
  }
}
