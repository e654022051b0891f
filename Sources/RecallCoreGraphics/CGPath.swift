/// A path that doesn't change, in the shape of Core Graphics'.
public struct CGPath: Equatable, Sendable {
  let path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// Creates the path of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: What it is changed by; nil for nothing.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates the path of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that it fills.
  ///   - transform: What it is changed by; nil for nothing.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
  }

  /// The smallest rectangle that has all of it inside.
  public var boundingBox: CGRect { path.boundingRect }
}

extension Path {
  /// Creates a path of Core Graphics'.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// This path as Core Graphics'.
  public var cgPath: CGPath { CGPath(self) }
}
