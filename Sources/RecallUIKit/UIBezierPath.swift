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

  /// How wide a line along the path is, in points.
  public var lineWidth: CGFloat = 1
  /// How a line ends.
  public var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far the corner of two lines may reach, as a factor of their width.
  public var miterLimit: CGFloat = 10
  /// Whether what lies inside of two of the path's lines is outside of it.
  public var usesEvenOddFillRule = false

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

  /// Creates a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: In radians, from the right.
  ///   - endAngle: In radians.
  ///   - clockwise: Whether it runs clockwise on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path of Core Graphics'.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = Path(cgPath)
  }

  /// The path as Core Graphics'.
  public var cgPath: CGPath { path.cgPath }

  /// Whether nothing was added.
  public var isEmpty: Bool { path.isEmpty }
  /// The rectangle around it.
  public var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
  /// Where it ends.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  public func removeAllPoints() { path = Path() }

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
