import RecallUI
import Testing

/// Styles that show what they are given by the style around them.
@Suite struct ConfigurationTests {
  private struct Starred: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("*")
        Label(configuration)
      }
    }
  }

  private func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    smallStage(content).texts
  }

  @Test func aLabelIsShownByTheStyleAround() {
    // The icon is called as the title says.
    #expect(
      texts { Label("a", systemImage: "star").labelStyle(Starred()).labelStyle(.iconOnly) }
        == ["*", "a"])
    #expect(
      texts { Label("a", systemImage: "star").labelStyle(Starred()).labelStyle(.titleOnly) }
        == ["*", "a"])
    #expect(
      texts {
        Label("a", systemImage: "star").labelStyle(Starred()).labelStyle(Starred())
          .labelStyle(.titleOnly)
      } == ["*", "*", "a"])
    #expect(
      texts { Label("a", systemImage: "star").labelStyle(Starred()) } == ["*", "a"])
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("above")
        GroupBox(configuration)
      }
    }
  }

  @Test func whatIsInsideOfABoxHasTheWholeStyle() {
    let shown = texts {
      GroupBox("a") { GroupBox("b") { Text("c") } }.groupBoxStyle(Framed())
    }
    #expect(shown == ["above", "a", "above", "b", "c"])
  }

  private struct Noted: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(configuration.isOn ? "on" : "off")
        Toggle(configuration)
      }
    }
  }

  private struct Switch: View {
    @State private var isOn = false

    var body: some View {
      Toggle("sound", isOn: $isOn).toggleStyle(Noted()).toggleStyle(.button)
    }
  }

  @Test func aToggleInAStyleTurnsTheSameValue() {
    let stage = smallStage { Switch() }
    #expect(stage.texts == ["off", "sound"])
    stage.tap(at: CGPoint(x: 100, y: 110))
    #expect(stage.texts == ["on", "sound"])
  }

  private struct Captioned: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("caption")
        ProgressView(configuration).progressViewStyle(.circular)
      }
    }
  }

  private struct Lined: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("line")
        LabeledContent(configuration)
      }
    }
  }

  private struct Bare: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.plain)
    }
  }

  @Test func otherControlsAreShownByTheStyleAround() {
    #expect(
      texts { ProgressView("load", value: 0.5).progressViewStyle(Captioned()) }
        == ["caption", "load"])
    #expect(
      texts { LabeledContent("a", value: "b").labeledContentStyle(Lined()) } == ["line", "a", "b"])
    var count = 0
    let stage = smallStage { Button("go") { count += 1 }.buttonStyle(Bare()) }
    #expect(stage.texts == ["go"])
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(count == 1)
  }

  @Test func aTitlesLiteralHasMarks() {
    let name = "*you*"
    #expect(texts { Button("**Go** on") {} } == ["Go on"])
    #expect(texts { Toggle("*Sound*", isOn: .constant(true)) } == ["Sound"])
    #expect(texts { Label("**a**", systemImage: "star").labelStyle(.titleOnly) } == ["a"])
    #expect(texts { ProgressView("*load*") } == ["load"])
    #expect(texts { Menu("*more*") { Text("a") } } == ["more"])
    #expect(texts { Button(name) {} } == ["*you*"])
  }
}
