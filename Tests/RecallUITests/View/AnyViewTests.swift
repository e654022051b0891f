import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct AnyViewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text("\(name)\(count)").onTapGesture { count += 1 }
    }
  }

  private struct Hidden: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      model.number < 2
        ? AnyView(Counter(name: model.name))
        : AnyView(HStack { Counter(name: model.name) })
    }
  }

  @Test func stateStaysWhileTheHiddenTypeDoes() {
    let model = Switchboard()
    let stage = smallStage { Hidden(model: model) }
    stage.tap("a0")
    model.number = 1
    model.name = "b"
    #expect(stage.texts == ["b1"])
  }

  @Test func anotherHiddenTypeIsAnotherIdentity() {
    let model = Switchboard()
    let stage = smallStage { Hidden(model: model) }
    stage.tap("a0")

    model.number = 2

    #expect(stage.texts == ["a0"])
    #expect(stage.outline.contains("HStack"))
  }

  @Test func hidingTwiceIsHidingOnce() {
    let stage = smallStage { AnyView(AnyView(erasing: Text("x"))) }
    #expect(stage.texts == ["x"])
  }
}
