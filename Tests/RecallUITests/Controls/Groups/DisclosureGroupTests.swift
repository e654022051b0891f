import RecallUI
import Testing

@Suite struct DisclosureGroupTests {
  private struct Page: View {
    @State var isExpanded = false

    var body: some View {
      VStack(alignment: .leading) {
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("Less") }
          .accessibilityIdentifier("group")
        Text("\(isExpanded)")
      }
    }
  }

  @Test func aTapShowsAndHidesTheContent() throws {
    let stage = smallStage { Page() }
    #expect(stage.texts == ["More", "false"])
    stage.tap("More")
    #expect(stage.texts == ["More", "Less", "true"])
    let label = try #require(stage.element("More"))
    let content = try #require(stage.element("Less"))
    #expect(label.frame.maxY + 8 == content.frame.minY)
    stage.tap("More")
    #expect(stage.texts == ["More", "false"])
  }

  @Test func theWholeLineIsPressed() {
    let stage = smallStage { Page() }
    let y = stage.element("More")?.frame.midY ?? 0
    stage.tap(at: CGPoint(x: 195, y: y))
    #expect(stage.texts.last == "true")
  }

  @Test func itRemembersByItselfWhetherItIsOpen() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        DisclosureGroup("More") { Text("inside") }
        Button("\(count)") { count += 1 }
      }
    }
    let stage = smallStage { VStack { Counter() } }
    stage.tap("More")
    stage.tap("0")
    #expect(stage.texts == ["More", "inside", "1"])
  }

  @Test func itOpensSmoothly() {
    let stage = smallStage { Page() }
    _ = stage.displayList
    stage.tap("More")
    #expect(stage.isAnimating)
    let start = stage.displayList
    stage.advance(by: .milliseconds(100))
    let half = stage.displayList
    stage.advance(by: .seconds(1))
    #expect(!stage.isAnimating)
    #expect(Set([start, half, stage.displayList].map { "\($0)" }).count == 3)
  }

  @Test func keysOpenAndCloseIt() {
    let stage = smallStage { Page() }
    stage.type("tab")
    for (key, expected) in [
      ("right", "true"), ("right", "true"), ("left", "false"), ("left", "false"), ("space", "true"),
      ("return", "false"),
    ] {
      stage.type(key)
      #expect(stage.texts.last == expected, "\(key)")
    }
    #expect(stage.focused != nil)
  }

  @Test func anArrowThatChangesNothingMovesTheFocus() {
    let stage = smallStage {
      HStack {
        Button("before") {}
        DisclosureGroup("More") { EmptyView() }
      }
    }
    stage.tap("More")
    stage.type("left")
    #expect(stage.focused == "More")
    stage.type("left")
    #expect(stage.focused == "before")
  }

  @Test func aDisabledOneStays() {
    let stage = smallStage { Page().disabled(true) }
    stage.tap("More")
    #expect(stage.texts.last == "false")
    stage.type("tab")
    stage.type("right")
    #expect(stage.texts.last == "false")
    #expect(stage.focused == nil)
  }

  @Test func aCustomStyleReadsAndTurnsIt() {
    struct Words: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Button(configuration.isExpanded ? "close" : "open") {
            configuration.isExpanded.toggle()
          }
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let stage = smallStage {
      DisclosureGroup {
        Text("inside")
      } label: {
        Text("More")
      }
      .disclosureGroupStyle(Words())
    }
    stage.tap("open")
    #expect(stage.texts == ["More", "close", "inside"])
    stage.tap("close")
    #expect(stage.texts == ["More", "open"])
  }

  @Test func itSaysWhetherItIsOpen() {
    let stage = smallStage { DisclosureGroup("More", isExpanded: .constant(true)) { EmptyView() } }
    #expect(stage.elements.compactMap(\.value) == ["expanded"])
  }
}
