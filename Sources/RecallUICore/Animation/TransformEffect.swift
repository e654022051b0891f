/// Draws a view through a transform of its plane.
public struct _TransformEffectModifier: GeometryModifier {
  public typealias Body = Never

  var transform: CGAffineTransform

  public var animatableData:
    AnimatablePair<
      CGSize.AnimatableData, AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(
          AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      (transform.a, transform.b) = (newValue.first.first, newValue.first.second)
      (transform.c, transform.d) = (newValue.second.first.first, newValue.second.first.second)
      (transform.tx, transform.ty) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  func transform(in size: CGSize) -> ProjectionTransform? { ProjectionTransform(transform) }
}

extension View {
  /// Draws this view moved, turned or distorted, about its top leading corner; touches hit it where
  /// it is drawn, and its place in the layout stays what it is.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return modifier(
      _TransformEffectModifier(
        transform: numbers.allSatisfy(\.isFinite) ? transform : .identity))
  }
}
