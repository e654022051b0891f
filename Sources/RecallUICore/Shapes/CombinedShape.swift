/// Two shapes in the same place, as one.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }

  var _isSameAnywhere: Bool { first._isSameAnywhere && second._isSameAnywhere }

  func path(in rect: CGRect) -> Path {
    let (own, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: own.union(other, eoFill: eoFill)
    case .intersection: own.intersection(other, eoFill: eoFill)
    case .subtraction: own.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: own.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: own.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: own.lineSubtraction(other, eoFill: eoFill)
    }
  }
}

extension Shape {
  /// What this shape's inside and another one's cover; see `Path.union(_:eoFill:)`.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// What lies inside of both this shape and another one.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// What lies inside of this shape and outside of another one.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// What lies inside of just one of this shape and another one.
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's lines inside of another shape.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's lines outside of another shape.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
