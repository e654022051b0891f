/// The tint of a track: a gradient's colors lie along it.
package struct TrackTint: ShapeStyle, Equatable {
  package enum Track: Equatable, Sendable {
    /// From the leading edge to the trailing one.
    case line
    /// Clockwise from three o'clock, by so many degrees.
    case ring(Double)
  }

  private let track: Track

  package init(along track: Track) {
    self.track = track
  }

  package func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    guard let gradient = environment.tintGradient else {
      return TintShapeStyle()._paint(in: environment, for: rect)
    }
    switch track {
    case .line:
      let (left, right) = (UnitPoint.leading, UnitPoint.trailing)
      let isMirrored = environment.layoutDirection == .rightToLeft
      return LinearGradient(
        gradient: gradient, startPoint: isMirrored ? right : left,
        endPoint: isMirrored ? left : right
      )._paint(in: environment, for: rect)
    case .ring(let degrees):
      return AngularGradient(
        gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(degrees)
      )._paint(in: environment, for: rect)
    }
  }
}
