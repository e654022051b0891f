import RecallUI
import Testing

@Suite struct ControlGroupTests {
  @Test func itsControlsStandSideBySideAndActEach() throws {
    struct Page: View {
      @State private var last = "none"
      var body: some View {
        Text(last)
        ControlGroup {
          Button("A") { last = "a" }
          Button("B") { last = "b" }
        }
        .accessibilityIdentifier("group")
      }
    }
    let stage = smallStage { VStack { Page() } }
    let (a, b) = (try #require(stage.element("A")), try #require(stage.element("B")))
    #expect(a.frame.midY == b.frame.midY)
    #expect(b.frame.minX - a.frame.maxX == 24)
    stage.tap("A")
    #expect(stage.texts.first == "a")
    stage.tap("B")
    #expect(stage.texts.first == "b")
  }

  @Test func aCustomStyleShowsTheLabelToo() {
    struct Column: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let stage = smallStage {
      HStack {
        ControlGroup("More") { Button("A") {} }
        ControlGroup {
          Button("B") {}
        } label: {
          Text("Less")
        }
      }
      .controlGroupStyle(Column())
    }
    #expect(stage.texts == ["More", "A", "Less", "B"])
  }
}
