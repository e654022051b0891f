import RecallUI
import Testing

@Suite struct ToggleTests {
  private struct Words: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(configuration.isOn) \(isEnabled)").onTapGesture { configuration.isOn.toggle() }
        Wheel(isOn: configuration.$isOn)
      }
    }
  }

  private struct Wheel: View {
    @Binding var isOn: Bool
    var body: some View { Text("wheel").onTapGesture { isOn = false } }
  }

  private struct Page<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false

    init(style: Style) {
      self.style = style
    }

    var body: some View {
      VStack {
        Text(isOn ? "on" : "off")
        Toggle("Sound", isOn: $isOn).toggleStyle(style)
      }
    }
  }

  @Test func aCustomStyleReadsAndTurnsTheToggle() {
    let stage = smallStage { Page(style: Words()) }
    #expect(stage.texts == ["off", "Sound", "false true", "wheel"])
    stage.tap("false true")
    #expect(stage.texts == ["on", "Sound", "true true", "wheel"])
    stage.tap("wheel")
    #expect(stage.texts == ["off", "Sound", "false true", "wheel"])
  }

  private func isTurnedByTapsAndKeys<Style: ToggleStyle>(_ style: Style) -> Bool {
    let stage = smallStage { Page(style: style) }
    let off = stage.displayList
    stage.tap("Sound")
    guard stage.texts.first == "on" else { return false }
    stage.advance(by: .seconds(1))
    guard stage.displayList != off else { return false }
    stage.type("space")
    guard stage.texts.first == "off" else { return false }
    stage.tap(at: .zero)
    stage.advance(by: .seconds(1))
    return stage.displayList == off
  }

  @Test func theBuiltInStylesAreTurnedByTapsAndKeysAndShowIt() {
    #expect(isTurnedByTapsAndKeys(.switch))
    #expect(isTurnedByTapsAndKeys(.automatic))
    #expect(isTurnedByTapsAndKeys(.button))
    #expect(isTurnedByTapsAndKeys(.checkbox))
  }

  @Test func theKnobSlides() {
    let stage = smallStage { Page(style: .switch) }
    func knob() -> CGFloat? {
      stage.displayList.items.lazy.compactMap { item -> CGFloat? in
        guard case .fill(let path, .color(let color), _) = item.content, "\(color)" == "#FFFFFF"
        else { return nil }
        return path.boundingRect.midX
      }.first
    }
    let start = knob() ?? 0
    stage.tap("Sound")
    stage.advance(by: .milliseconds(100))
    let half = knob() ?? 0
    stage.advance(by: .milliseconds(100))
    let end = knob() ?? 0
    #expect(end - start == 16)
    #expect(abs(half - (start + end) / 2) < 0.01)
  }

  @Test func aHiddenLabelIsSpoken() {
    let stage = smallStage { Page(style: .switch).labelsHidden() }
    #expect(stage.texts == ["off", "Sound"])
    #expect(stage.element("Sound")?.frame.size == CGSize(width: 40, height: 24))
    let box = smallStage { Page(style: .checkbox).labelsHidden() }
    #expect(box.element("Sound")?.frame.size == CGSize(width: 16, height: 16))
    let button = smallStage { Page(style: .button).labelsHidden() }
    #expect(button.element("Sound")?.frame.width ?? 0 > 40, "its label is the button")
  }

  @Test func aDisabledToggleStays() {
    let stage = smallStage { Page(style: .switch).disabled(true) }
    stage.tap("Sound")
    #expect(stage.texts.first == "off")
    stage.type("tab")
    stage.type("space")
    #expect(stage.texts.first == "off")
    #expect(stage.focused == nil)
  }

  private struct Alarm: Identifiable {
    let id: Int
    var isOn = false
  }

  private struct Mixed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isMixed ? "some" : configuration.isOn ? "all" : "none") {
        configuration.isOn.toggle()
      }
    }
  }

  private struct Alarms: View {
    @State private var alarms = [Alarm(id: 0, isOn: true), Alarm(id: 1)]

    var body: some View {
      Toggle("All", sources: $alarms, isOn: \.isOn).toggleStyle(Mixed())
      Button("first") { alarms[0].isOn.toggle() }
    }
  }

  @Test func aToggleOfSeveralValuesTurnsAllOfThem() {
    let stage = smallStage { Alarms() }
    #expect(stage.texts == ["some", "first"])
    stage.tap("some")
    #expect(stage.texts == ["all", "first"])
    stage.tap("all")
    #expect(stage.texts == ["none", "first"])
    stage.tap("first")
    #expect(stage.texts == ["some", "first"])
    let nothing = smallStage {
      Toggle(sources: [Binding<Bool>](), isOn: \.self) { Text("x") }.toggleStyle(Mixed())
    }
    #expect(nothing.texts == ["none"])
  }
}
