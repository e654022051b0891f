/// The place of an element in the window, in whole points, from the window's top left, y downwards.
public struct AccessibleFrame: Hashable, Sendable {
  public var x, y, width, height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public static let zero = AccessibleFrame(x: 0, y: 0, width: 0, height: 0)

  public var isEmpty: Bool { width <= 0 || height <= 0 }

  public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x - self.x < width && y - self.y < height
  }

  /// The part of this place that another one has, too; an empty one where there is none.
  public func intersection(_ other: AccessibleFrame) -> AccessibleFrame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (
      min(x + width, other.x + other.width), min(y + height, other.y + other.height)
    )
    return AccessibleFrame(
      x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// The same place where the window's origin is another one.
  public func moved(x: Int, y: Int) -> AccessibleFrame {
    AccessibleFrame(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
