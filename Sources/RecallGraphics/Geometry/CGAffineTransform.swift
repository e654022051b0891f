/// Moves, scales, turns and shears points: x′ = a x + c y + tx, y′ = b x + d y + ty.
///
/// Core Graphics' type of this name, which Foundation for Linux doesn't have.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  public static let identity = CGAffineTransform()

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Turns by an angle in radians: clockwise, y pointing down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = Angle(radians: angle).sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// This transform, and then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// First moves, and then does what this transform does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// First scales, and then does what this transform does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// First turns, and then does what this transform does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Undoes this transform; this transform itself when nothing can.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// By how much areas grow; negative when they are mirrored too.
  var determinant: CGFloat { a * d - b * c }

  /// Whether this maps a plane onto a plane: what it draws can be seen.
  public var isInvertible: Bool {
    determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
      && (1 / determinant).isFinite
  }
}

extension CGAffineTransform {
  /// Whether what this transform draws can be seen: it squeezes nothing to less than 1/4096.
  ///
  /// Pictures are drawn with the inverse transform in fixed-point numbers of 16 bits before the
  /// point (pixman's); a card that is seen from its edge would overflow them.
  public var isDrawable: Bool {
    guard isInvertible else { return false }
    // The determinant is the product of the largest and the smallest stretch, and the largest is
    // at most the root of the sum of the squares.
    let largest = (a * a + b * b + c * c + d * d).squareRoot()
    return abs(determinant) >= largest / 4096
  }
}

extension CGPoint {
  /// This point, transformed.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGRect {
  /// The smallest rectangle around this one, transformed.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !transform.isIdentity, !isNull else { return self }
    var bounds = PointBounds()
    forEachCorner { bounds.add($0.applying(transform)) }
    return bounds.rect
  }

  @inline(__always)
  func forEachCorner(_ body: (CGPoint) -> Void) {
    body(CGPoint(x: minX, y: minY))
    body(CGPoint(x: maxX, y: minY))
    body(CGPoint(x: maxX, y: maxY))
    body(CGPoint(x: minX, y: maxY))
  }
}
