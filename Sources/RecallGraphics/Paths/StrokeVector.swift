/// The measures of a line that pass into other ones; its dashes and joins don't.
package struct StrokeVector: VectorArithmetic {
  package var lineWidth: CGFloat
  package var dashPhase: CGFloat

  package init(lineWidth: CGFloat = 0, dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.dashPhase = dashPhase
  }

  package static var zero: StrokeVector { StrokeVector() }

  package mutating func scale(by rhs: Double) {
    lineWidth.scale(by: rhs)
    dashPhase.scale(by: rhs)
  }

  package var magnitudeSquared: Double { lineWidth.magnitudeSquared + dashPhase.magnitudeSquared }

  package static func + (left: StrokeVector, right: StrokeVector) -> StrokeVector {
    StrokeVector(
      lineWidth: left.lineWidth + right.lineWidth, dashPhase: left.dashPhase + right.dashPhase)
  }

  package static func - (left: StrokeVector, right: StrokeVector) -> StrokeVector {
    StrokeVector(
      lineWidth: left.lineWidth - right.lineWidth, dashPhase: left.dashPhase - right.dashPhase)
  }
}
