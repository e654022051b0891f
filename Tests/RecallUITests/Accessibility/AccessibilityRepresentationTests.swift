import RecallUI
import Testing

@Suite struct AccessibilityRepresentationTests {
  private struct Dial: View {
    @State private var value = 3.0

    var body: some View {
      ZStack {
        Circle().fill(.red)
        Text("\(Int(value))")
      }
      .frame(width: 80, height: 40)
      .accessibilityRepresentation {
        Slider(value: $value, in: 0...10, step: 1).accessibilityLabel("Dial")
      }
    }
  }

  @Test func anotherViewIsToldOfInsteadOfThisOne() throws {
    let stage = smallStage { Dial() }
    #expect(stage.elements.compactMap(\.label) == ["Dial"])
    let plain = smallStage { Dial().hidden() }
    #expect(stage.displayList.items.count == 2 && plain.displayList.items.isEmpty)
    #expect(stage.element("Dial")?.frame.size.width == 80)
  }

  @Test func whatStandsForAViewIsUsedByKeys() {
    let stage = smallStage { Dial() }
    stage.type("tab")
    #expect(stage.focused == "Dial")
    stage.type("right")
    stage.type("right")
    #expect(stage.displayList.description.contains("\"5\""))
  }

  @Test func whatACanvasDrawsHasParts() {
    let stage = smallStage {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .accessibilityLabel("Plot")
      .accessibilityChildren {
        HStack {
          Text("first")
          Text("second")
        }
      }
    }
    #expect(Set(stage.elements.compactMap(\.label)) == ["Plot", "first", "second"])
    #expect(!stage.displayList.description.contains("first"))
  }
}
