import RecallUI
import Testing

@Suite struct InspectorTests {
  private struct Inspected: View {
    @State private var isShown = true

    var body: some View {
      Button("toggle") { isShown.toggle() }
        .inspector(isPresented: $isShown) { Text("more").accessibilityIdentifier("more") }
    }
  }

  private func stage(_ width: CGFloat) -> Stage {
    let stage = Stage(size: CGSize(width: width, height: 500)) { Inspected() }
    stage.advance(by: .seconds(2))
    return stage
  }

  @Test func itStandsBesideTheViewWhereThereIsRoom() {
    let stage = stage(700)
    #expect(stage.element("more").map { $0.frame.minX >= 430 } == true)
    stage.tap("toggle")
    #expect(stage.element("more") == nil)
  }

  @Test func itIsASheetWhereThereIsNone() {
    let stage = stage(699)
    #expect(stage.element("more").map { $0.frame.midX < 400 } == true)
    stage.send(.key(KeyEvent(.down, key: "escape")))
    stage.advance(by: .seconds(2))
    #expect(stage.element("more") == nil)
  }
}
