import RecallUI
import Testing

@Suite struct LabelStyleTests {
  private struct Stacked: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.icon
        configuration.title
        if !isEnabled { Text("asleep") }
      }
    }
  }

  private func sizes<Style: LabelStyle>(_ style: Style) -> [String?] {
    let stage = smallStage {
      Label {
        Color.red.frame(width: 40, height: 10).accessibilityIdentifier("title")
      } icon: {
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("icon")
      }
      .labelStyle(style)
    }
    return [stage.place(of: "title"), stage.place(of: "icon")]
  }

  @Test func theStyleSaysWhatShows() {
    #expect(sizes(.titleAndIcon) == ["93,95 40x10", "67,90 20x20"])
    #expect(sizes(.automatic) == sizes(.titleAndIcon))
    #expect(sizes(.titleOnly) == ["80,95 40x10", nil])
    #expect(sizes(.iconOnly) == [nil, "90,90 20x20"])
    #expect(sizes(Stacked()) == ["80,105 40x10", "90,85 20x20"])
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label {
        configuration.title
      } icon: {
        configuration.icon.padding(4)
      }
    }
  }

  private struct Doubled: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("twice")
        Toggle(isOn: configuration.$isOn) { configuration.label }
      }
    }
  }

  private struct Titled: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("so far")
        ProgressView(value: configuration.fractionCompleted)
      }
    }
  }

  @Test func aStyleMayBeMadeOfWhatItStyles() {
    #expect(sizes(Framed()) == ["97,95 40x10", "67,90 20x20"])
    let stage = smallStage {
      VStack {
        Toggle("Sound", isOn: .constant(true)).toggleStyle(Doubled())
        ProgressView(value: 0.5).progressViewStyle(Titled())
        VStack { Label("Icon", systemImage: "star").labelStyle(Framed()) }.labelStyle(.iconOnly)
      }
    }
    #expect(stage.texts == ["twice", "Sound", "so far"])
  }

  @Test func aStyleReadsItsSurroundings() {
    let stage = smallStage {
      Label("Shuffle", systemImage: "shuffle").labelStyle(Stacked()).disabled(true)
    }
    #expect(stage.texts.contains("Shuffle") && stage.texts.contains("asleep"))
  }

  @Test func buttonsAndTogglesHaveSymbols() {
    struct Page: View {
      @State private var isOn = false
      @State private var shuffles = 0

      var body: some View {
        VStack {
          Text("\(shuffles) \(isOn)")
          Button("Shuffle", systemImage: "shuffle") { shuffles += 1 }
          Toggle("Sound", systemImage: "star.fill", isOn: $isOn).toggleStyle(.button)
        }
        .labelStyle(.iconOnly)
      }
    }
    let stage = smallStage { Page() }
    // No title shows, but each icon is called as it says.
    #expect(
      !stage.displayList.items.contains { item in
        if case .text(let text, _) = item.content { text.string == "Shuffle" } else { false }
      })
    #expect(stage.texts == ["0 false", "Shuffle", "Sound"])
    for _ in 0..<2 {
      stage.type("tab")
      stage.type("space")
    }
    #expect(stage.texts.first == "1 true")
    #expect(stage.issues.isEmpty)
  }

  @Test func anIconAloneIsCalledAsItsTitleSays() {
    let stage = smallStage {
      Button {
      } label: {
        Label("Cancel", systemImage: "xmark").labelStyle(.iconOnly)
      }
    }
    #expect(stage.elements.compactMap(\.label) == ["Cancel"])
  }
}
