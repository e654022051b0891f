import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct HitTestingTests {
  private func hit<Content: View>(
    _ x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: () -> Content
  ) -> String? {
    smallStage {
      ZStack {
        Color.white.accessibilityIdentifier("behind")
        content()
      }
    }.element(at: CGPoint(x: x, y: y))?.identifier
  }

  @Test func theFrontmostViewIsHit() {
    let name = hit(100, 100) {
      Color.red.accessibilityIdentifier("middle")
      Color.blue.accessibilityIdentifier("front")
    }
    #expect(name == "front")
  }

  @Test(arguments: [
    (0, "behind"), (0.001, "front"), (1, "front"), (.nan, "behind"), (-1, "behind"),
  ])
  func whatCannotBeSeenLetsThrough(opacity: Double, expected: String) {
    #expect(
      hit(100, 100) { Color.red.accessibilityIdentifier("front").opacity(opacity) } == expected)
  }

  @Test func clearColorLetsThrough() {
    #expect(hit(100, 100) { Color.clear.accessibilityIdentifier("front") } == "behind")
  }

  /// A circle of radius 100 in the middle: its outline crosses the diagonal at 100 ± 70.71.
  @Test(arguments: [
    (0, 0, "behind"), (29, 29, "behind"), (30, 30, "front"), (170, 170, "front"),
    (171, 171, "behind"), (100, 0.5, "front"),
  ])
  func aShapeIsHitInsideOfItsOutline(x: CGFloat, y: CGFloat, expected: String) {
    #expect(hit(x, y) { Circle().accessibilityIdentifier("front") } == expected)
    #expect(
      hit(x, y) { Color.red.accessibilityIdentifier("front").clipShape(Circle()) } == expected)
  }

  @Test(arguments: [(49, "behind"), (50, "front"), (149, "front"), (150, "behind")])
  func anOffsetMovesWhatIsHit(x: CGFloat, expected: String) {
    let name = hit(x, 100) {
      Color.red.frame(width: 100).accessibilityIdentifier("front").offset(x: 0, y: 0)
    }
    #expect(name == expected)
    let moved = hit(x + 40, 100) {
      Color.red.frame(width: 100).accessibilityIdentifier("front").offset(x: 40)
    }
    #expect(moved == expected)
  }

  @Test func aPointThatIsNoNumberHitsNothing() {
    let stage = smallStage { Color.red.accessibilityIdentifier("a") }
    for number in [CGFloat.nan, .infinity, -.infinity] {
      #expect(stage.element(at: CGPoint(x: number, y: 0)) == nil)
      stage.tap(at: CGPoint(x: number, y: number))
    }
    #expect(stage.issues.isEmpty)
  }

  @Test func backgroundsAreBehindAndOverlaysInFront() {
    let background = hit(100, 100) {
      Color.red.accessibilityIdentifier("a").background(Color.blue.accessibilityIdentifier("b"))
    }
    #expect(background == "a")
    let overlay = hit(100, 100) {
      Color.red.accessibilityIdentifier("a").overlay { Color.blue.accessibilityIdentifier("b") }
    }
    #expect(overlay == "b")
  }
}
