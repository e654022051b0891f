/// Maps a plane onto another one, which may be seen in perspective: points as rows (x y 1) times
/// the matrix, divided by what comes out third.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform, and then `other`.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
    product.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
    product.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
    product.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
    product.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
    product.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
    product.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
    product.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
    product.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    return product
  }

  /// Undoes this transform; nil when nothing can: a plane that is seen from its edge.
  public var inverse: ProjectionTransform? {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    var inverse = ProjectionTransform()
    inverse.m11 = (m22 * m33 - m23 * m32) / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = (m23 * m31 - m21 * m33) / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = (m21 * m32 - m22 * m31) / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    return inverse
  }

  /// This transform, and then a move.
  package func moved(by offset: CGPoint) -> ProjectionTransform {
    guard isAffine else {
      return concatenating(
        ProjectionTransform(CGAffineTransform(translationX: offset.x, y: offset.y)))
    }
    var moved = self
    moved.m31 += offset.x
    moved.m32 += offset.y
    return moved
  }

  /// This transform about `origin` instead of zero.
  package func about(_ origin: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      .concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
  }

  /// The affine transform that is the same, or that is closest to this one around `point`.
  package func affine(around point: CGPoint) -> CGAffineTransform {
    guard !isAffine else {
      return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
    let image = point.applying(self)
    let depth = self.depth(of: point)
    // The derivatives of x′ and y′ at the point.
    let (a, b) = ((m11 - image.x * m13) / depth, (m12 - image.y * m13) / depth)
    let (c, d) = ((m21 - image.x * m23) / depth, (m22 - image.y * m23) / depth)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }

  /// How far off a point is: 1 in the plane of the screen. What would be behind the eye is kept
  /// right in front of it.
  fileprivate func depth(of point: CGPoint) -> CGFloat {
    max(point.x * m13 + point.y * m23 + m33, 0.01)
  }
}

extension CGPoint {
  /// This point, transformed.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let depth = transform.depth(of: self)
    return CGPoint(
      x: (transform.m11 * x + transform.m21 * y + transform.m31) / depth,
      y: (transform.m12 * x + transform.m22 * y + transform.m32) / depth)
  }
}

extension CGRect {
  /// The smallest rectangle around this one, transformed.
  package func applying(_ transform: ProjectionTransform) -> CGRect {
    guard !transform.isIdentity, !isNull else { return self }
    var bounds = PointBounds()
    forEachCorner { bounds.add($0.applying(transform)) }
    return bounds.rect
  }
}
