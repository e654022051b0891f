import RecallUI
import Testing

@Suite struct ButtonStyleTests {
  private final class Log {
    var lines: [String] = []
  }

  /// Says in words what it knows.
  private struct Wordy: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    var mark = ""

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(
          [
            configuration.isPressed ? "pressed" : "up", isEnabled ? "enabled" : "disabled",
            isFocused ? "focused" : "unfocused", configuration.role.map { "\($0)" } ?? "any", mark,
          ].joined(separator: " "))
      }
      .frame(width: 100, height: 100)
    }
  }

  private struct TwoTaps: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 100, height: 100).contentShape(Rectangle())
        .onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private let middle = CGPoint(x: 100, y: 100)

  @Test func aStyleKnowsItsButtonAndItsSurroundings() {
    let log = Log()
    let stage = smallStage {
      Button("Go", role: .destructive) { log.lines.append("go") }.buttonStyle(Wordy())
    }
    #expect(stage.texts == ["Go", "up enabled unfocused destructive "])
    stage.send(.pointer(PointerEvent(.down, at: middle)))
    #expect(stage.texts == ["Go", "pressed enabled focused destructive "])
    stage.send(.pointer(PointerEvent(.move, at: .zero)))
    #expect(stage.texts == ["Go", "up enabled focused destructive "])
    stage.send(.pointer(PointerEvent(.up, at: .zero)))
    #expect(log.lines == [])
    stage.tap(at: middle)
    #expect(log.lines == ["go"])
    stage.send(.key(KeyEvent(.down, key: "space")))
    #expect(stage.texts.last == "pressed enabled focused destructive ")
    stage.send(.key(KeyEvent(.up, key: "space")))
    #expect(log.lines == ["go", "go"])
  }

  @Test func theNearestStyleCountsAndCanChange() {
    struct Page: View {
      @State private var mark = "old"
      var body: some View {
        VStack {
          Button("Go") { mark = "new" }.buttonStyle(Wordy(mark: mark))
        }
        .buttonStyle(Wordy(mark: "outer"))
        .disabled(mark == "new")
      }
    }
    let stage = smallStage { Page() }
    #expect(stage.texts.last == "up enabled unfocused any old")
    stage.tap(at: middle)
    #expect(stage.texts.last == "up disabled unfocused any new")
  }

  @Test func aPrimitiveStyleDecidesWhatTriggersButKeysDoToo() {
    let log = Log()
    let stage = smallStage {
      Button("Go") { log.lines.append("go") }.buttonStyle(TwoTaps())
    }
    stage.tap(at: middle)
    stage.advance(by: .seconds(1))
    #expect(log.lines == [])
    stage.tap(at: middle)
    stage.tap(at: middle)
    #expect(log.lines == ["go"])
    stage.type("return")
    #expect(log.lines == ["go", "go"])
  }

  private func colors(_ stage: Stage) -> [String] {
    stage.displayList.items.map { item in
      switch item.content {
      case .fill(_, .color(let color), _): "fill \(color)"
      case .text(let text, _): "text \(text.runs.map { "\($0.color)" }.joined())"
      default: "other"
      }
    }
  }

  @Test func theBuiltInStylesDifferInColors() {
    func look<Style: ButtonStyle>(
      _ style: Style, role: ButtonRole? = nil, tint: Color? = nil, isDisabled: Bool = false
    ) -> [String] {
      colors(
        smallStage {
          Button("Go", role: role) {}.buttonStyle(style).disabled(isDisabled).tint(tint)
        })
    }
    #expect(look(.automatic) == ["text #007AFF"])
    #expect(look(.automatic, tint: .green) == ["text #34C759"])
    #expect(look(.automatic, role: .destructive, tint: .green) == ["text #FF3B30"])
    #expect(look(.automatic, isDisabled: true) == ["text #3C3C4399"])
    #expect(look(.plain) == ["text #000000"])
    #expect(look(.bordered) == ["fill #007AFF26", "text #007AFF"])
    #expect(look(.borderedProminent) == ["fill #007AFF", "text #FFFFFF"])
    #expect(look(.borderedProminent, role: .destructive) == ["fill #FF3B30", "text #FFFFFF"])
    #expect(look(.borderedProminent, isDisabled: true) == ["fill #3C3C4317", "text #3C3C4399"])
  }

  @Test func theTintIsAStyleAndColorsTheRing() {
    let stage = smallStage {
      VStack {
        Rectangle().fill(.tint)
        Button("Go") {}.buttonStyle(.plain)
      }
      .tint(.orange)
    }
    #expect(colors(stage).first == "fill #FF9500")
    stage.type("tab")
    let hasOrangeRing = stage.displayList.items.contains { item in
      guard case .stroke(_, .color(let color), _) = item.content else { return false }
      return "\(color)" == "#FF9500"
    }
    #expect(hasOrangeRing)
  }
}
