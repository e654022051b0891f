import RecallUI
import Testing

@Suite struct StackLayoutsTests {
  private func frames<Content: View>(_ content: Content) -> [CGRect] {
    Stage(size: CGSize(width: 300, height: 200)) { content }.elements.map(\.frame)
  }

  @ViewBuilder private var views: some View {
    Color.red.frame(maxWidth: 100).accessibilityIdentifier("a")
    Spacer(minLength: 3)
    Text("some text that wraps").layoutPriority(1).accessibilityIdentifier("b")
    Divider().accessibilityIdentifier("line")
    Color.blue.frame(height: 50).accessibilityIdentifier("c")
  }

  @Test func theyLayOutAsTheStacks() {
    #expect(
      frames(HStackLayout(alignment: .bottom, spacing: 5) { views })
        == frames(HStack(alignment: .bottom, spacing: 5) { views }))
    #expect(
      frames(VStackLayout(alignment: .trailing) { views })
        == frames(VStack(alignment: .trailing) { views }))
    #expect(
      frames(ZStackLayout(alignment: .topLeading) { views })
        == frames(ZStack(alignment: .topLeading) { views }))
  }

  @Test func anotherAxisTurnsDividersAndSpacers() {
    final class Model: ObservableObject { @Published var isRow = true }
    struct Screen<Content: View>: View {
      @ObservedObject var model: Model
      let content: Content

      var body: some View {
        let layout = model.isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { content }
      }
    }
    let model = Model()
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      Screen(model: model, content: views)
    }
    #expect(stage.elements.map(\.frame) == frames(HStack { views }))
    model.isRow = false
    #expect(stage.elements.map(\.frame) == frames(VStack { views }))
    model.isRow = true
    #expect(stage.elements.map(\.frame) == frames(HStack { views }))
  }
}
