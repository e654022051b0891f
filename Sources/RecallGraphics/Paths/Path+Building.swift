extension Path {
  /// This path's construction, with rectangles, corners and ellipses as lines and curves.
  var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    var elements: [Element] = []
    forEach { elements.append($0) }
    return elements
  }

  private mutating func append(_ element: Element) {
    switch storage {
    case .elements(var elements):
      storage = .empty  // so that the array is not copied
      elements.append(element)
      storage = .elements(elements)
    case .empty:
      storage = .elements([element])
    case .rect, .roundedRect, .ellipse:
      storage = .elements(elements + [element])
    }
  }

  private mutating func append(_ other: Path) {
    if isEmpty {
      self = other
    } else {
      storage = .elements(elements + other.elements)
    }
  }

  /// Begins a subpath at `point`.
  public mutating func move(to point: CGPoint) {
    append(.move(to: point))
  }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a rectangle, transformed, as a closed subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles, transformed, each as a closed subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds the ellipse inscribed in `rect`, transformed, as a closed subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a rounded rectangle, transformed, as a closed subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius of its own at each corner, transformed, as a closed subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds lines from each point to the next as a subpath of its own.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() {
      addLine(to: point)
    }
  }

  /// Adds another path's elements, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.applying(transform))
  }

  /// Where the next line would begin; nil when nothing was added.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        current = point
        if start == nil { start = point }
      case .closeSubpath:
        current = start
      }
    }
    return current
  }

  /// Closes the current subpath with a line to where it began.
  public mutating func closeSubpath() {
    append(.closeSubpath)
  }

  // MARK: Lowering to lines and curves

  /// How far a cubic's control points stand from its ends to draw a quarter of a circle of
  /// radius 1: 4/3 (√2 − 1). The curve is off by less than 0.03 % of the radius.
  private static let quarterCircleControl: CGFloat = 0.5522847498307936

  static func emitRect(_ rect: CGRect, _ body: (Element) -> Void) {
    body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    body(.closeSubpath)
  }

  /// Begins on the right and goes clockwise, as SwiftUI does: a trimmed circle shows where.
  static func emitEllipse(_ rect: CGRect, _ body: (Element) -> Void) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (x, y) = (rect.midX, rect.midY)
    let cx = rect.width / 2 * quarterCircleControl
    let cy = rect.height / 2 * quarterCircleControl
    body(.move(to: CGPoint(x: right, y: y)))
    body(
      .curve(
        to: CGPoint(x: x, y: bottom), control1: CGPoint(x: right, y: y + cy),
        control2: CGPoint(x: x + cx, y: bottom)))
    body(
      .curve(
        to: CGPoint(x: left, y: y), control1: CGPoint(x: x - cx, y: bottom),
        control2: CGPoint(x: left, y: y + cy)))
    body(
      .curve(
        to: CGPoint(x: x, y: top), control1: CGPoint(x: left, y: y - cy),
        control2: CGPoint(x: x - cx, y: top)))
    body(
      .curve(
        to: CGPoint(x: right, y: y), control1: CGPoint(x: x + cx, y: top),
        control2: CGPoint(x: right, y: y - cy)))
    body(.closeSubpath)
  }

  static func emitRoundedRect(_ rect: CGRect, _ corner: CGSize, _ body: (Element) -> Void) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (rx, ry) = (corner.width, corner.height)
    let (cx, cy) = (rx * (1 - quarterCircleControl), ry * (1 - quarterCircleControl))
    body(.move(to: CGPoint(x: left + rx, y: top)))
    body(.line(to: CGPoint(x: right - rx, y: top)))
    body(
      .curve(
        to: CGPoint(x: right, y: top + ry),
        control1: CGPoint(x: right - cx, y: top),
        control2: CGPoint(x: right, y: top + cy)))
    body(.line(to: CGPoint(x: right, y: bottom - ry)))
    body(
      .curve(
        to: CGPoint(x: right - rx, y: bottom),
        control1: CGPoint(x: right, y: bottom - cy),
        control2: CGPoint(x: right - cx, y: bottom)))
    body(.line(to: CGPoint(x: left + rx, y: bottom)))
    body(
      .curve(
        to: CGPoint(x: left, y: bottom - ry),
        control1: CGPoint(x: left + cx, y: bottom),
        control2: CGPoint(x: left, y: bottom - cy)))
    body(.line(to: CGPoint(x: left, y: top + ry)))
    body(
      .curve(
        to: CGPoint(x: left + rx, y: top),
        control1: CGPoint(x: left, y: top + cy),
        control2: CGPoint(x: left + cx, y: top)))
    body(.closeSubpath)
  }
}
