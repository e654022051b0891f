/// Corners of a rectangle, in the shape of UIKit's.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path in the shape of UIKit's, for shapes that are written with it.
public final class UIBezierPath {
  private var path: Path

  /// Creates an empty path.
  public init() {
    path = Path()
  }

  /// Creates the path of a rectangle.
  public init(rect: CGRect) {
    path = Path(rect)
  }

  /// Creates the path of an ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) {
    path = Path(ellipseIn: rect)
  }

  /// Creates the path of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: In points; at most half of the shorter side counts.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates the path of a rectangle with some round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: Which are round.
  ///   - cornerRadii: Its width is how round they are, in points.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))
  }

  /// The path as Core Graphics'.
  public var cgPath: CGPath { path.cgPath }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func close() { path.closeSubpath() }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: In radians, from the right.
  ///   - endAngle: In radians.
  ///   - clockwise: Whether it runs clockwise on a screen: the other way round than for `Path.addArc`.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
