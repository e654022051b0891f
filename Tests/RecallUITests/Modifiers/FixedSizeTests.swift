import RecallUI
import Testing

@Suite struct FixedSizeTests {
  /// Ideally 80 by 40 points, of any size between 20 and 200.
  private var flexible: some View {
    Color.red.frame(
      minWidth: 20, idealWidth: 80, maxWidth: 200, minHeight: 20, idealHeight: 40, maxHeight: 200)
  }

  private func size<Content: View>(_ content: Content) -> CGSize? {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      content.accessibilityIdentifier("it")
    }
    return stage.element("it")?.frame.size
  }

  @Test func aFixedAxisTakesTheIdealLength() {
    #expect(size(flexible) == CGSize(width: 100, height: 100))
    #expect(size(flexible.fixedSize()) == CGSize(width: 80, height: 40))
    #expect(
      size(flexible.fixedSize(horizontal: true, vertical: false))
        == CGSize(width: 80, height: 100))
    #expect(
      size(flexible.fixedSize(horizontal: false, vertical: true))
        == CGSize(width: 100, height: 40))
    #expect(
      size(flexible.fixedSize(horizontal: false, vertical: false))
        == CGSize(width: 100, height: 100))
  }

  @Test func textOfFixedWidthStaysOnOneLine() {
    let text = Text("one two three").font(.system(size: 20))
    // 13 letters of 12 points in one line of 24.
    #expect(size(text.fixedSize()) == CGSize(width: 156, height: 24))
    #expect(size(text) == CGSize(width: 84, height: 48))
  }
}
