/// How the inside of a path is told from its outside.
public enum CGPathFillRule: Sendable {
  case winding, evenOdd
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// What Core Graphics' drawing code draws with, on a canvas: `GraphicsContext.withCGContext`.
///
/// ```swift
/// Canvas { context, size in
///   context.withCGContext { cg in
///     cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
///     cg.fill(CGRect(origin: .zero, size: size))
///   }
/// }
/// ```
///
/// It draws what a `GraphicsContext` can; its origin is at the top leading corner.
public final class CGContext {
  /// What is saved and restored.
  private struct State {
    var context: GraphicsContext
    var fill = CGColor.black
    var stroke = CGColor.black
    var line = StrokeStyle()
  }

  private var state: State
  private var saved: [State] = []
  private var current = Path()

  /// Creates one that draws on a canvas.
  package init(_ context: GraphicsContext) {
    state = State(context: context)
  }

  /// What is drawn with.
  var context: GraphicsContext { state.context }

  // MARK: State

  /// Keeps what holds now, for `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Takes back what was changed since it was saved last; nothing where nothing was.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.context.translateBy(x: tx, y: ty) }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.context.scaleBy(x: sx, y: sy) }

  /// - Parameter angle: In radians.
  public func rotate(by angle: CGFloat) { state.context.rotate(by: .radians(Double(angle))) }

  public func concatenate(_ transform: CGAffineTransform) { state.context.concatenate(transform) }

  /// From the space that is drawn in to the canvas.
  public var ctm: CGAffineTransform { state.context.transform }

  public func setFillColor(_ color: CGColor) { state.fill = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dash = lengths
  }

  public func setAlpha(_ alpha: CGFloat) { state.context.opacity = Double(alpha) }

  public func setBlendMode(_ mode: BlendMode) { state.context.blendMode = mode }

  /// Has what is drawn from now on cast a shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Has what is drawn from now on cast a shadow; nil adds none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color else { return }
    state.context.addFilter(
      .shadow(color: Color(color), radius: blur / 2, x: offset.width, y: offset.height))
  }

  // MARK: Path

  /// The path that is being made.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { current.boundingRect }

  public func beginPath() { current = Path() }
  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { current.addLines(points) }
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { current.addPath(Path(path)) }
  public func closePath() { current.closeSubpath() }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  /// Adds a part of a circle, from one angle to another, both in radians. Clockwise is meant as in coordinates whose y goes up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }

  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
  }

  // MARK: Drawing

  /// Fills the path, which is empty then.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), FillStyle(eoFill: rule == .evenOdd))
  }

  /// Draws a line along the path, which is empty then.
  public func strokePath() { stroke(takePath()) }

  /// Draws the path, which is empty then.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { fill(path, FillStyle(eoFill: mode == .eoFill || mode == .eoFillStroke)) }
    if mode != .fill, mode != .eoFill { stroke(path) }
  }

  public func fill(_ rect: CGRect) { fill(Path(rect), FillStyle()) }

  public func fill(_ rects: [CGRect]) {
    for rect in rects {
      fill(rect)
    }
  }

  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    state.context.stroke(Path(rect), with: .color(Color(state.stroke)), style: line)
  }

  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), FillStyle()) }

  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Draws lines between every two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[start])
      path.addLine(to: points[start + 1])
    }
    stroke(path)
  }

  // MARK: Clipping

  /// Shows, of what is drawn from now on, only what lies inside the path, which is empty then.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.context.clip(to: takePath(), style: FillStyle(eoFill: rule == .evenOdd))
  }

  /// Shows, of what is drawn from now on, only what lies inside a rectangle.
  public func clip(to rect: CGRect) { state.context.clip(to: Path(rect)) }

  public var boundingBoxOfClipPath: CGRect { state.context.clipBoundingRect }

  private func takePath() -> Path {
    defer { current = Path() }
    return current
  }

  private func fill(_ path: Path, _ style: FillStyle) {
    state.context.fill(path, with: .color(Color(state.fill)), style: style)
  }

  private func stroke(_ path: Path) {
    state.context.stroke(path, with: .color(Color(state.stroke)), style: state.line)
  }
}

extension GraphicsContext {
  /// Draws with Core Graphics' calls, in this context's space. What is set there ends with it.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(self))
  }
}
