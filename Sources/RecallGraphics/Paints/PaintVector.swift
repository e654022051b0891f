/// The colors of a paint, and where they stand, as a vector.
///
/// Colors pass into each other component by component in sRGB as it is encoded, premultiplied by
/// opacity, as in CSS (Color Level 4, "legacy" interpolation): so a color that fades away keeps its
/// hue.
package struct PaintVector: VectorArithmetic {
  /// What the numbers say of a paint.
  private enum Kind: Equatable {
    case colors, linear, radial, angular, tiles, frosted
  }

  private var kind = Kind.colors
  private var numbers: [Double]

  /// - Parameter paint: What a style paints in a square of one point: places are parts of that.
  package init(_ paint: Paint) {
    switch paint {
    case .color(let color):
      numbers = PaintVector.components(of: color)
      return
    case .linearGradient(_, let start, let end):
      kind = .linear
      numbers = [start.x, start.y, end.x, end.y]
    case .radialGradient(_, let rings):
      kind = .radial
      numbers = [rings.center.x, rings.center.y, rings.startRadius, rings.endRadius]
    case .angularGradient(_, let sweep):
      kind = .angular
      numbers = [
        sweep.center.x, sweep.center.y, sweep.startAngle.radians, sweep.endAngle.radians,
      ]
    case .tiles:
      kind = .tiles
      numbers = []
      return
    case .frosted(let frost):
      kind = .frosted
      numbers = PaintVector.components(of: frost.color) + [frost.radius, Double(frost.opacity)]
      return
    }
    numbers += paint.stops.flatMap {
      PaintVector.components(of: $0.color) + [Double($0.location)]
    }
  }

  /// Several colors one after the other.
  package init(_ colors: [Color.Resolved]) {
    numbers = colors.flatMap(PaintVector.components)
  }

  /// The colors of a vector that was made of some.
  package var colors: [Color.Resolved] {
    stride(from: 0, through: numbers.count - 4, by: 4).map(color)
  }

  private init(kind: Kind, numbers: [Double]) {
    self.kind = kind
    self.numbers = numbers
  }

  private static func components(of color: Color.Resolved) -> [Double] {
    let opacity = Double(color.opacity)
    return [
      Double(color.red) * opacity, Double(color.green) * opacity, Double(color.blue) * opacity,
      opacity,
    ]
  }

  /// Whether there is something between a paint of this vector and one of `other`.
  package func canPass(into other: PaintVector) -> Bool {
    kind == other.kind && numbers.count == other.numbers.count
  }

  /// `paint` with the colors of this vector, and with its places in `rect`.
  package func applied(to paint: Paint, in rect: CGRect) -> Paint {
    if kind == .colors {
      guard case .color = paint, numbers.count == 4 else { return paint }
      return .color(color(at: 0))
    }
    if kind == .frosted {
      guard case .frosted = paint, numbers.count == 6 else { return paint }
      return .frosted(
        Paint.Frost(
          color: color(at: 0), radius: max(numbers[4], 0),
          opacity: Float(min(max(numbers[5], 0), 1))))
    }
    guard numbers.count == paint.stops.count * 5 + 4 else { return paint }
    let stops = paint.stops.indices.map {
      Paint.Stop(color: color(at: $0 * 5 + 4), location: CGFloat(numbers[$0 * 5 + 8]))
    }
    let point = UnitPoint(x: numbers[0], y: numbers[1]).point(in: rect)
    switch paint {
    case .color, .tiles, .frosted:
      return paint
    case .linearGradient:
      return .linearGradient(
        stops, start: point, end: UnitPoint(x: numbers[2], y: numbers[3]).point(in: rect))
    case .radialGradient(_, var rings):
      // An ellipse's center is a part of what it fills already.
      rings.center = rings.transform.isIdentity ? point : CGPoint(x: numbers[0], y: numbers[1])
      (rings.startRadius, rings.endRadius) = (max(numbers[2], 0), max(numbers[3], 0))
      return .radialGradient(stops, rings)
    case .angularGradient(_, var sweep):
      sweep.center = point
      sweep.startAngle = .radians(numbers[2])
      sweep.endAngle = .radians(numbers[3])
      return .angularGradient(stops, sweep)
    }
  }

  private func color(at index: Int) -> Color.Resolved {
    let opacity = min(max(numbers[index + 3], 0), 1)
    func component(_ offset: Int) -> Float {
      opacity > 0 ? Float(min(max(numbers[index + offset] / opacity, 0), 1)) : 0
    }
    return Color.Resolved(
      red: component(0), green: component(1), blue: component(2), opacity: Float(opacity))
  }

  package static var zero: PaintVector { PaintVector(kind: .colors, numbers: []) }

  package mutating func scale(by rhs: Double) {
    for index in numbers.indices {
      numbers[index] *= rhs
    }
  }

  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  package static func + (left: PaintVector, right: PaintVector) -> PaintVector {
    combined(left, right, +)
  }

  package static func - (left: PaintVector, right: PaintVector) -> PaintVector {
    combined(left, right, -)
  }

  /// A vector without components stands for one of zeros.
  package static func == (left: PaintVector, right: PaintVector) -> Bool {
    combined(left, right, -).numbers.allSatisfy { $0 == 0 }
  }

  private static func combined(
    _ left: PaintVector, _ right: PaintVector, _ combine: (Double, Double) -> Double
  ) -> PaintVector {
    let count = max(left.numbers.count, right.numbers.count)
    return PaintVector(
      kind: left.numbers.isEmpty ? right.kind : left.kind,
      numbers: (0..<count).map { index in
        combine(
          index < left.numbers.count ? left.numbers[index] : 0,
          index < right.numbers.count ? right.numbers[index] : 0)
      })
  }
}
