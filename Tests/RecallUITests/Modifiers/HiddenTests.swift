import RecallUI
import Testing

@Suite struct HiddenTests {
  @Test func whatIsHiddenKeepsItsPlaceOnly() {
    var taps = 0
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40).onTapGesture { taps += 1 }
          .accessibilityIdentifier("red")
          .hidden()
        Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("blue")
      }
    }
    #expect(stage.element("blue")?.frame.minX == 50)
    #expect(stage.displayList.items.count == 1)
    #expect(stage.element("red") == nil)

    stage.tap(at: CGPoint(x: 30, y: 50))
    #expect(taps == 0)
  }
}
