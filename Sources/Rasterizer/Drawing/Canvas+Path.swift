import CCairo
import RecallGraphics

extension Canvas {
  /// How far from the origin cairo's fixed-point numbers reach with room to spare, in pixels.
  private static let reach: CGFloat = 4_000_000

  /// Adds a path to the context's current one.
  func add(_ path: Path) {
    let limit = Canvas.reach / scale
    func within(_ point: CGPoint) -> CGPoint {
      CGPoint(x: clamped(point.x, to: limit), y: clamped(point.y, to: limit))
    }
    func append(_ element: Path.Element) {
      switch element {
      case .move(let point):
        let point = within(point)
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = within(point)
        cairo_line_to(context, point.x, point.y)
      case .quadCurve(let point, let control):
        addQuadCurve(to: within(point), control: within(control))
      case .curve(let point, let control1, let control2):
        let (one, two, end) = (within(control1), within(control2), within(point))
        cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
      case .closeSubpath:
        cairo_close_path(context)
      }
    }
    path.forEach(append)
  }

  /// Adds a quadratic curve as the cubic that is the same curve: its control points stand two
  /// thirds of the way from the ends to the one that there was.
  private func addQuadCurve(to end: CGPoint, control: CGPoint) {
    var (startX, startY) = (Double(control.x), Double(control.y))
    if cairo_has_current_point(context) != 0 {
      cairo_get_current_point(context, &startX, &startY)
    }
    cairo_curve_to(
      context,
      startX + (control.x - startX) * 2 / 3, startY + (control.y - startY) * 2 / 3,
      end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3,
      end.x, end.y)
  }

  private func clamped(_ coordinate: CGFloat, to limit: CGFloat) -> CGFloat {
    coordinate.isNaN ? 0 : min(max(coordinate, -limit), limit)
  }

  func setFillStyle(_ style: FillStyle) {
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Sets how lines look; answers whether such a line can be seen at all.
  func setStrokeStyle(_ style: StrokeStyle) -> Bool {
    let width = style.lineWidth
    guard width > 0, width.isFinite else { return false }
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, style.miterLimit >= 1 ? style.miterLimit : 1)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    setDash(style)
    return true
  }

  /// Sets the pattern of dashes; a pattern that cannot be drawn is a solid line.
  private func setDash(_ style: StrokeStyle) {
    let isValid =
      style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 }
      && style.dashPhase.isFinite
    guard isValid else {
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    let lengths = style.dash.map { Double($0) }
    cairo_set_dash(context, lengths, Int32(clamping: lengths.count), style.dashPhase)
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
