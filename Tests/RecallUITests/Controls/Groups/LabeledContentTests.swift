import Testing

@testable import RecallUI

@Suite struct LabeledContentTests {
  private struct Column: LabeledContentStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Text("\(isEnabled)")
        configuration.content
      }
    }
  }

  @Test func theLabelIsLeadingAndTheContentTrailing() {
    let stage = smallStage {
      LabeledContent("Version", value: "1.2").accessibilityIdentifier("line")
    }
    #expect(stage.element("line")?.frame.width == 200)
    #expect(stage.element("Version")?.frame.minX == 0)
    #expect(stage.element("1.2")?.frame.maxX == 200)
  }

  @Test func allItsShapesShowBoth() {
    let name = "Pairs"
    let stage = smallStage {
      VStack {
        LabeledContent(name, value: name)
        LabeledContent("Half", value: 0.5, format: .percent)
        LabeledContent(name, value: 1_000, format: .number)
        LabeledContent("Star") { Image(systemName: "star") }
        LabeledContent(name) { Text("a") }
        LabeledContent {
          Text("b")
        } label: {
          Text("c")
        }
      }
    }
    #expect(
      stage.texts == [
        "Pairs", "Pairs", "Half", "50%", "Pairs", "1,000", "Star", "Pairs", "a", "c", "b",
      ])
  }

  @Test func aCustomStyleShowsBoth() {
    let stage = smallStage {
      LabeledContent("Pairs", value: "8").labeledContentStyle(Column()).disabled(true)
    }
    #expect(stage.texts == ["Pairs", "false", "8"])
    #expect(stage.element("Pairs")?.frame.midX == 100)
  }

  @Test func aHiddenLabelIsSpoken() {
    let stage = smallStage { LabeledContent("Pairs", value: "8").labelsHidden() }
    #expect(stage.texts == ["Pairs", "8"])
    #expect(stage.element("8")?.frame.maxX == 200)
    #expect(stage.element("Pairs")?.frame.maxX == 200, "it stands for all of the line")
  }

  @Test func aFieldTakesTheWidthBehindTheLabel() throws {
    let stage = smallStage {
      LabeledContent("Name") {
        TextField("", text: .constant("Ann")).accessibilityIdentifier("field")
      }
    }
    let (label, field) = (try #require(stage.element("Name")), try #require(stage.element("field")))
    #expect(field.frame.minX == label.frame.maxX + ControlLook.spacing)
    #expect(field.frame.maxX == 200)
  }
}
