/// One of the two directions of a plane.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Any of the two directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// This size with what is no number, negative or infinite replaced by zero.
  ///
  /// A view's size may come from anything that a program computes; geometry that isn't finite
  /// must not reach a parent.
  var sanitized: CGSize {
    CGSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}

extension CGPoint {
  /// This point with what is no finite number replaced by zero.
  var finite: CGPoint {
    x.isFinite && y.isFinite ? self : CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}
