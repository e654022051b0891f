import RecallUI
import Testing

private struct OwnCheckbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isOn ? "own on" : "own off") { configuration.isOn.toggle() }
  }
}

extension ToggleStyle where Self == OwnCheckbox {
  fileprivate static var checkbox: OwnCheckbox { OwnCheckbox() }
}

@Suite struct OwnCheckboxTests {
  private struct Page: View {
    @State private var isOn = false

    var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(.checkbox) }
  }

  @Test func aProgramsOwnStyleOfTheNameComesFirst() {
    let stage = smallStage { Page() }
    #expect(stage.texts == ["own off"])
    stage.tap("own off")
    #expect(stage.texts == ["own on"])
  }

  @Test func theBuiltInOneIsATickedSquareBesideItsLabel() {
    let stage = smallStage {
      VStack {
        Toggle("off", isOn: .constant(false)).toggleStyle(CheckboxToggleStyle())
        Toggle("on", isOn: .constant(true)).toggleStyle(CheckboxToggleStyle())
      }
    }
    let (off, on) = (stage.element("off")?.frame ?? .zero, stage.element("on")?.frame ?? .zero)
    func drawn(beside frame: CGRect) -> Int {
      stage.displayList.items.count { item in
        if case .text = item.content { return false }
        return item.bounds.midY > frame.minY && item.bounds.midY < frame.maxY
          && item.bounds.maxX <= frame.minX
      }
    }
    #expect(drawn(beside: off) > 0)
    #expect(drawn(beside: on) > drawn(beside: off))
  }
}
