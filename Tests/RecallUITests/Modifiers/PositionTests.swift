import RecallUI
import Testing

@Suite struct PositionTests {
  private func frame<Content: View>(_ content: Content, of name: String) -> CGRect? {
    Stage(size: CGSize(width: 300, height: 200)) { content }.element(name)?.frame
  }

  private var square: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("square")
  }

  @Test func theCenterIsAtThePoint() {
    #expect(
      frame(square.position(x: 100, y: 50), of: "square")
        == CGRect(x: 90, y: 40, width: 20, height: 20))
    #expect(
      frame(square.position(CGPoint(x: 0, y: 200)), of: "square")
        == CGRect(x: -10, y: 190, width: 20, height: 20))
  }

  @Test func itTakesTheSpaceThatIsOffered() {
    let positioned = square.position().accessibilityIdentifier("positioned")
    #expect(frame(positioned, of: "positioned") == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(
      frame(positioned.fixedSize(), of: "positioned")
        == CGRect(x: 140, y: 90, width: 20, height: 20))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aPointThatIsNoneIsZero(coordinate: CGFloat) {
    #expect(
      frame(square.position(x: coordinate, y: coordinate), of: "square")
        == CGRect(x: -10, y: -10, width: 20, height: 20))
  }
}
