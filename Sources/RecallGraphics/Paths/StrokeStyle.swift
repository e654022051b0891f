/// How a line caps its ends.
public enum CGLineCap: String, Sendable {
  case butt, round, square
}

/// How a line joins its pieces.
public enum CGLineJoin: String, Sendable {
  case miter, round, bevel
}

/// The look of a stroked path.
public struct StrokeStyle: Equatable, Sendable {
  /// The line's width in points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The longest miter, as a multiple of the line's width, before it becomes a bevel.
  public var miterLimit: CGFloat
  /// The lengths, in points, of painted and unpainted segments in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern of dashes the line begins, in points.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
