import RecallUI
import Testing

@Observable private final class Choice {
  var isOther = false
}

private struct Inset: View {
  let choice: Choice

  var body: some View {
    Group {
      if choice.isOther { ScrollView {} } else { Color.red }
    }
    .padding(16)
    .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 8) }
    .accessibilityIdentifier("all")
    .frame(height: 20)
  }
}

@Suite struct SafeAreaTests {
  /// What scrolls lies below the inset as well, so it takes less room, though its own size is the same.
  @Test func whatScrollsInThePlaceOfWhatDidNotLiesBelowTheInset() {
    let choice = Choice()
    let stage = Stage(size: CGSize(width: 300, height: 200)) { Inset(choice: choice) }
    #expect(stage.frame(ofElement: "all")?.height == 40)
    choice.isOther = true
    #expect(stage.frame(ofElement: "all")?.height == 32)
    choice.isOther = false
    #expect(stage.frame(ofElement: "all")?.height == 40)
  }

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
