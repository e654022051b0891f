import RecallUI
import Testing

@Suite struct GroupBoxTests {
  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test func itsGroundIsTwelvePointsLargerThanItsContent() {
    let stage = smallStage {
      GroupBox { Color.red.frame(width: 50, height: 20) }.accessibilityIdentifier("box")
    }
    #expect(stage.place(of: "box") == "63,78 74x44")
  }

  @Test func itsLabelStandsOverItsContent() throws {
    let stage = smallStage { GroupBox("Sound") { Text("Volume") } }
    let (label, content) = (
      try #require(stage.element("Sound")), try #require(stage.element("Volume"))
    )
    #expect(label.frame.maxY + 8 == content.frame.minY)
    #expect(label.frame.minX == content.frame.minX)
  }

  @Test func allItsShapesShowBoth() {
    let name = "b"
    let stage = smallStage {
      VStack {
        GroupBox("a") { Text("1") }
        GroupBox(name) { Text("2") }
        GroupBox(label: Text("c")) { Text("3") }
        GroupBox {
          Text("4")
        } label: {
          Text("d")
        }
      }
    }
    #expect(stage.texts == ["a", "1", "b", "2", "c", "3", "d", "4"])
  }

  @Test func aCustomStyleShowsBoth() {
    let stage = smallStage { GroupBox("a") { Text("1") }.groupBoxStyle(Plain()) }
    #expect(stage.texts == ["1", "a"])
  }
}
