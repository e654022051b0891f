import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ViewModifierTests {
  private struct Framed: ViewModifier {
    @State private var taps = 0
    let width: CGFloat

    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content.frame(width: width)
        Text("taps \(taps)").onTapGesture { taps += 1 }
      }
    }
  }

  private struct Host: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      Text(model.name).modifier(Framed(width: CGFloat(40 + model.number)))
    }
  }

  @Test func aModifierKeepsStateOfItsOwn() {
    let model = Switchboard()
    let stage = smallStage { Host(model: model) }
    stage.tap("taps 0")
    model.name = "b"
    model.number = 1
    #expect(stage.texts == ["b", "taps 1"])
  }

  @Test func aModifierOfSeveralViewsAppliesToEach() {
    let stage = smallStage {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .frame(width: 50, height: 20)
      }
    }
    #expect(stage.place(of: "a") == "69.9,89.8 10.2x20.4")
    #expect(stage.place(of: "b") == "119.9,89.8 10.2x20.4")
  }
}
