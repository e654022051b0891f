import RecallScenes
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  var phases: [ScenePhase] = []
}

private struct Counter: App {
  @StateObject private var model = Model()
  @State private var isBold = false
  @Environment(\.scenePhase) private var scenePhase

  init() {}

  var body: some Scene {
    WindowGroup("Counter \(model.count)") {
      MainView(isBold: $isBold).environmentObject(model)
    }
    .defaultSize(width: 300, height: 200)
    .onChange(of: scenePhase) { _, phase in model.phases.append(phase) }
    .commands {
      CommandMenu("Count") {
        Button("Up") { model.count += 1 }.keyboardShortcut("u")
      }
      CommandGroup(replacing: .newItem) {}
      CommandGroup(after: .newItem) {
        Button("Reset") { model.count = 0 }.keyboardShortcut("r", modifiers: [.command, .shift])
      }
    }
    Window("More", id: "more") { Text("in the other window") }
    Settings {
      Toggle("Bold", isOn: $isBold)
    }
  }
}

private struct MainView: View {
  @EnvironmentObject var model: Model
  @Binding var isBold: Bool
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  init(isBold: Binding<Bool>) {
    _isBold = isBold
  }

  var body: some View {
    VStack {
      Text("count \(model.count)\(isBold ? "!" : "")")
      Text("phases \(model.phases.count)")
      Button("open") { openWindow(id: "more") }
      Button("nothing") { openWindow(id: "none") }
      SettingsLink()
    }
  }
}

@Suite struct AppViewTests {
  private final class Heard {
    var traits: [SceneTraits] = []
  }

  private let heard = Heard()
  private let stage: Stage

  init() {
    let heard = heard
    stage = Stage(size: CGSize(width: 800, height: 600)) {
      AppView(Counter()) { heard.traits.append($0) }
    }
  }

  private func press(_ key: String, _ modifiers: KeyEvent.Modifiers) {
    stage.send(.key(KeyEvent(.down, key: key, modifiers: modifiers)))
    stage.send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
    stage.advance(by: .seconds(1))
  }

  private func tap(_ name: String) throws {
    let frame = try #require(stage.element(name)?.frame, "no element \(name)")
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: .seconds(1))
  }

  private func shows(_ text: String) -> Bool {
    stage.elements.contains { $0.label == text }
  }

  @Test func theFirstSceneFillsTheStage() {
    #expect(shows("count 0"))
    #expect(!shows("in the other window") && !shows("Bold"))
    #expect(stage.issues.isEmpty)
  }

  @Test func aWindowSaysItsTitleAndItsSize() {
    press("u", .control)
    #expect(
      heard.traits == [
        SceneTraits(title: "Counter 0", defaultSize: CGSize(width: 300, height: 200)),
        SceneTraits(title: "Counter 1", defaultSize: CGSize(width: 300, height: 200)),
      ])
  }

  @Test func keysDoWhatCommandsSay() {
    press("u", .control)
    press("u", .command)
    #expect(shows("count 2"))
    press("r", [.control, .shift])
    #expect(shows("count 0"))
  }

  @Test func menusDoWhatCommandsSay() throws {
    #expect(stage.element("menu:File") != nil && stage.element("menu:Count") != nil)
    try tap("menu:Count")
    try tap("Up")
    #expect(shows("count 1"))
  }

  @Test func controlAndTheCommaOpenTheSettings() throws {
    press(",", .control)
    #expect(shows("Bold"))
    try tap("Bold")
    try tap("closeWindow")
    #expect(shows("count 0!"))
    #expect(!shows("Bold"))
  }

  @Test func aLinkOpensTheSettings() throws {
    try tap("Settings…")
    #expect(shows("Bold"))
    press("escape", [])
    #expect(!shows("Bold"))
  }

  @Test func anotherWindowOpensOverTheFirst() throws {
    try tap("nothing")
    #expect(!shows("in the other window"))
    try tap("open")
    #expect(shows("in the other window") && shows("More"))
    try tap("closeWindow")
    #expect(!shows("in the other window"))
  }

  @Test func thePhaseOfTheSceneIsTheProgramsToo() {
    stage.send(.focus(.lost))
    stage.send(.focus(.gained))
    press("u", .control)
    #expect(shows("phases 2"))
  }

  @Test func whatTheProgramKeepsIsState() {
    let before = stage.digest
    press(",", .control)
    #expect(stage.digest != before)
    #expect(stage.snapshot.lines.contains { $0.name.hasSuffix("AppView.open") })
  }
}
