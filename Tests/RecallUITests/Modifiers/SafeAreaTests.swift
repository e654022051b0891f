import RecallUI
import Testing

@Suite struct SafeAreaTests {
  @Test func theWholeViewportIsSafe() {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      GeometryReader { proxy in
        Color.red
          .ignoresSafeArea()
          .ignoresSafeArea(.keyboard, edges: .bottom)
          .accessibilityIdentifier("insets \(proxy.safeAreaInsets == EdgeInsets())")
      }
    }
    #expect(
      stage.elements.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 200)])
    #expect(stage.elements.first?.identifier == "insets true")
  }
}
