/// The outline of a two-dimensional shape, in points, y downwards.
///
/// Rectangles, rounded rectangles and ellipses are kept as what they are: a display list stays
/// short to print and quick to compare. `forEach(_:)` gives every path as lines and curves.
public struct Path: Equatable, Sendable {
  /// One step of a path's construction.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, RoundedCornerStyle)
    case ellipse(CGRect)
    case elements([Element])
  }

  var storage: Storage

  /// Creates an empty path.
  public init() {
    storage = .empty
  }

  /// Creates a path that is the rectangle `rect`.
  public init(_ rect: CGRect) {
    storage = .rect(rect)
  }

  /// Creates a path that is the ellipse inscribed in `rect`.
  public init(ellipseIn rect: CGRect) {
    storage = .ellipse(rect)
  }

  /// Creates a path that is `rect` with corners rounded by `cornerRadius`, which is clamped to
  /// half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a path that is `rect` with corners rounded by a quarter of an ellipse of twice
  /// `cornerSize`, which is clamped to half of each side.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) {
    let corner = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2)),
      height: max(0, min(cornerSize.height, rect.height / 2)))
    storage =
      corner.width > 0 && corner.height > 0
      ? .roundedRect(rect, cornerSize: corner, style) : .rect(rect)
  }

  /// Creates a path by letting `build` add to an empty one.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Whether nothing was added.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let elements): elements.isEmpty
    case .rect, .roundedRect, .ellipse: false
    }
  }

  /// Calls `body` for each element, with rectangles, corners and ellipses as lines and curves.
  public func forEach(_ body: (Element) -> Void) {
    switch storage {
    case .empty: break
    case .rect(let rect): Path.emitRect(rect, body)
    case .roundedRect(let rect, let corner, .circular):
      Path.emitRoundedRect(rect, corner, body)
    case .roundedRect(let rect, let corner, .continuous):
      RoundedCorners(in: rect, all: corner, style: .continuous).emit(body)
    case .ellipse(let rect): Path.emitEllipse(rect, body)
    case .elements(let elements): elements.forEach(body)
    }
  }

  /// The smallest rectangle that encloses all points of this path; null when empty.
  ///
  /// Control points are not enclosed (SwiftUI, `Path.boundingRect`).
  ///
  /// - Complexity: O(n) for n elements.
  public var boundingRect: CGRect {
    guard case .elements = storage else { return controlBounds }
    var bounds = PointBounds()
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let point), .line(let point):
        bounds.add(point)
        current = point
      case .quadCurve(let point, let control):
        bounds.add(point)
        bounds.addBends(of: current, control, point)
        current = point
      case .curve(let point, let control1, let control2):
        bounds.add(point)
        bounds.addBends(of: current, control1, control2, point)
        current = point
      case .closeSubpath:
        break
      }
    }
    return bounds.rect
  }

  /// A rectangle that encloses all points and control points, which takes less time to find; null
  /// when empty.
  package var controlBounds: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): return rect.standardized
    case .elements(let elements):
      var bounds = PointBounds()
      for element in elements {
        switch element {
        case .move(let point), .line(let point):
          bounds.add(point)
        case .quadCurve(let point, let control):
          bounds.add(point)
          bounds.add(control)
        case .curve(let point, let control1, let control2):
          bounds.add(point)
          bounds.add(control1)
          bounds.add(control2)
        case .closeSubpath:
          break
        }
      }
      return bounds.rect
    }
  }

  /// This path moved by `dx` and `dy` points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var moved = self
    switch storage {
    case .empty: break
    case .rect(let rect): moved.storage = .rect(rect.offsetBy(dx: dx, dy: dy))
    case .roundedRect(let rect, let corner, let style):
      moved.storage = .roundedRect(rect.offsetBy(dx: dx, dy: dy), cornerSize: corner, style)
    case .ellipse(let rect): moved.storage = .ellipse(rect.offsetBy(dx: dx, dy: dy))
    case .elements(let elements):
      moved.storage = .elements(
        elements.map { element in
          element.mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
        })
    }
    return moved
  }
}

extension Path.Element {
  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: transform(point))
    case .line(let point): .line(to: transform(point))
    case .quadCurve(let point, let control):
      .quadCurve(to: transform(point), control: transform(control))
    case .curve(let point, let control1, let control2):
      .curve(
        to: transform(point), control1: transform(control1), control2: transform(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
