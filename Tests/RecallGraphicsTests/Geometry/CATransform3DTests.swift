import Testing

@testable import RecallGraphics

@Suite struct CATransform3DTests {
  private func place(_ point: CGPoint, _ transform: CATransform3D) -> CGPoint {
    let plane = ProjectionTransform(transform)
    let w = point.x * plane.m13 + point.y * plane.m23 + plane.m33
    return CGPoint(
      x: (point.x * plane.m11 + point.y * plane.m21 + plane.m31) / w,
      y: (point.x * plane.m12 + point.y * plane.m22 + plane.m32) / w)
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  private let point = CGPoint(x: 10, y: 4)

  @Test func pointsAreMovedStretchedAndTurned() {
    #expect(place(point, CATransform3DMakeTranslation(1, 2, 3)) == CGPoint(x: 11, y: 6))
    #expect(place(point, CATransform3DMakeScale(2, 3, 4)) == CGPoint(x: 20, y: 12))
    #expect(
      isNear(place(point, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), CGPoint(x: -4, y: 10)))
    // A half turn around an axis of the plane mirrors it.
    #expect(isNear(place(point, CATransform3DMakeRotation(.pi, 0, 5, 0)), CGPoint(x: -10, y: 4)))
    #expect(isNear(place(point, CATransform3DMakeRotation(.pi, 2, 0, 0)), CGPoint(x: 10, y: -4)))
  }

  @Test func whatIsAddedToATransformComesFirst() {
    let moved = CATransform3DMakeTranslation(100, 0, 0)
    #expect(place(point, CATransform3DScale(moved, 2, 2, 1)) == CGPoint(x: 120, y: 8))
    #expect(place(point, CATransform3DTranslate(moved, 1, 1, 0)) == CGPoint(x: 111, y: 5))
    #expect(
      isNear(place(point, CATransform3DRotate(moved, .pi / 2, 0, 0, 1)), CGPoint(x: 96, y: 10)))
    let scale = CATransform3DMakeScale(2, 2, 1)
    #expect(place(point, CATransform3DConcat(moved, scale)) == CGPoint(x: 220, y: 8))
  }

  @Test func whatIsFarIsSmall() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    let away = CATransform3DTranslate(perspective, 0, 0, -100)
    #expect(isNear(place(point, away), CGPoint(x: 5, y: 2)))
  }

  @Test func aTurnAroundNothingIsNone() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(.nan, 0, 0, 1)))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test func aPlanesTransformIsOneOfSpace() {
    let turn = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    let place = place(point, CATransform3DMakeAffineTransform(turn))
    #expect(isNear(place, point.applying(turn)))
  }

  @Test func aVectorGoesAPartOfTheWay() {
    #expect(
      AnimatablePair(1.0, 2.0).interpolated(towards: AnimatablePair(3.0, 6.0), amount: 0.25)
        == AnimatablePair(1.5, 3.0))
    #expect(4.0.scaled(by: 0.5) == 2)
  }
}
