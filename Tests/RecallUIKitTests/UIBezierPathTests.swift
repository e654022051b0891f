import RecallUI
import Testing

@Suite struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func cornersAreRoundWhereThatIsSaid() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    let shape = Path(path.cgPath)
    #expect(shape.boundingRect == rect)
    #expect(!shape.contains(CGPoint(x: 1, y: 1)) && !shape.contains(CGPoint(x: 99, y: 49)))
    #expect(shape.contains(CGPoint(x: 99, y: 1)) && shape.contains(CGPoint(x: 1, y: 49)))
  }

  @Test func aRadiusIsAtMostHalfOfTheShorterSide() {
    let path = Path(UIBezierPath(roundedRect: rect, cornerRadius: 80).cgPath)
    #expect(path.description == "roundedRect 0,0 100x50 r 25")
  }

  @Test func anArcRunsAsUIKitHasIt() {
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    let bounds = Path(path.cgPath).boundingRect
    #expect(abs(bounds.minX - 50) < 0.01 && abs(bounds.maxY - 60) < 0.01 && bounds.minY > 49.9)
  }

  @Test func aPathIsBuiltStepByStep() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 12, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 6, y: 12),
      controlPoint2: CGPoint(x: 4, y: 12))
    path.close()
    path.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 0, width: 10, height: 10)))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    let expected = Path { path in
      path.move(to: CGPoint(x: 5, y: 0))
      path.addLine(to: CGPoint(x: 15, y: 0))
      path.addQuadCurve(to: CGPoint(x: 15, y: 10), control: CGPoint(x: 17, y: 5))
      path.addCurve(
        to: CGPoint(x: 5, y: 10), control1: CGPoint(x: 11, y: 12),
        control2: CGPoint(x: 9, y: 12))
      path.closeSubpath()
      path.addEllipse(in: CGRect(x: 25, y: 0, width: 10, height: 10))
    }
    #expect(Path(path.cgPath) == expected)
  }
}
