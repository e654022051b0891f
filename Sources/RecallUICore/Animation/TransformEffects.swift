/// Draws a view larger or smaller.
public struct _ScaleModifier: GeometryModifier {
  public typealias Body = Never

  var scale: CGSize
  var anchor: UnitPoint

  @usableFromInline
  init(scale: CGSize, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func transform(in size: CGSize) -> ProjectionTransform? {
    ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .about(anchor.point(in: CGRect(origin: .zero, size: size)))
  }
}

/// Draws a view turned.
public struct _RotationModifier: GeometryModifier {
  public typealias Body = Never

  var angle: Angle
  var anchor: UnitPoint

  @usableFromInline
  init(angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
  }

  public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set {
      angle.radians = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func transform(in size: CGSize) -> ProjectionTransform? {
    ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians))
      .about(anchor.point(in: CGRect(origin: .zero, size: size)))
  }
}

/// Draws a view turned in space.
public struct _SpaceRotationModifier: GeometryModifier {
  public typealias Body = Never

  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  @usableFromInline
  init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  public var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }

  func transform(in size: CGSize) -> ProjectionTransform? {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = angle.sineAndCosine
    let rest = 1 - cosine
    // The eye stands as far off as the longer side is long, at a perspective of 1.
    let side = max(size.width, size.height)
    let nearness = side > 0 ? perspective / side : 0
    // Rodrigues' rotation of (x, y, −anchorZ); z points at the eye.
    var projection = ProjectionTransform()
    projection.m11 = cosine + x * x * rest
    projection.m12 = y * x * rest + z * sine
    projection.m13 = -nearness * (z * x * rest - y * sine)
    projection.m21 = x * y * rest - z * sine
    projection.m22 = cosine + y * y * rest
    projection.m23 = -nearness * (z * y * rest + x * sine)
    projection.m31 = -anchorZ * (x * z * rest + y * sine)
    projection.m32 = -anchorZ * (y * z * rest - x * sine)
    projection.m33 = 1 - nearness * anchorZ * (1 - (cosine + z * z * rest))
    return projection.about(anchor.point(in: CGRect(origin: .zero, size: size)))
  }
}

extension View {
  /// Draws this view larger or smaller; its place in the layout stays what it is.
  @inlinable
  public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleModifier(scale: scale, anchor: anchor))
  }

  /// Draws this view larger or smaller; its place in the layout stays what it is.
  @inlinable
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws this view larger or smaller; its place in the layout stays what it is.
  @inlinable
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws this view turned clockwise; its place in the layout stays what it is.
  @inlinable
  public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationModifier(angle: angle, anchor: anchor))
  }

  /// Draws this view turned about an axis in space, in perspective.
  ///
  /// Shapes are projected point by point: straight lines exactly, curves by their control points.
  /// A text keeps its letters and is drawn by the affine transform that comes closest to the
  /// projection at its middle, and so are a line's width and a gradient.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The direction of the axis, x to the right, y down, z towards the eye.
  ///   - anchor: The point of the view through which the axis goes.
  ///   - anchorZ: How far in front of the view it goes through there, in points.
  ///   - perspective: How close the eye is: at 1 as far off as the view's longer side is long, at
  ///     0 endlessly far.
  @inlinable
  public consuming func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _SpaceRotationModifier(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
