import RecallScenes
import Testing

private struct Windows: App {
  init() {}

  var body: some Scene {
    WindowGroup { Text("first") }
      .commands { CommandMenu("Gone") { Button("a") {} } }
      .commandsReplaced { CommandMenu("New") { Button("b") {} } }
      .keyboardShortcut("0")
    Window("Second", id: "second") { Closing(name: "second") }
      .keyboardShortcut("2", modifiers: [.command, .option])
    UtilityWindow("Tools", id: "tools") { Closing(name: "tools") }
      .keyboardShortcut("3")
    Settings { Closing(name: "settings") }
      .keyboardShortcut("4")
  }
}

private struct Closing: View {
  let name: String
  @Environment(\.dismissWindow) private var dismissWindow

  init(name: String) {
    self.name = name
  }

  var body: some View { Button(name) { dismissWindow() } }
}

private struct Removed: App {
  init() {}

  var body: some Scene {
    UtilityWindow("Tools", id: "tools") { Text("tools") }
    if #available(macOS 13, *) {
      WindowGroup { Text("new") }
        .commands { CommandMenu("Gone") { Button("a") {} } }
        .commandsRemoved()
        .commands { CommandMenu("Outer") { Button("b") {} } }
    } else {
      WindowGroup { Text("old") }
    }
  }
}

@Suite struct WindowScenesTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300)) { AppView(Windows()) }

  private func press(_ key: String, _ modifiers: KeyEvent.Modifiers) {
    stage.send(.key(KeyEvent(.down, key: key, modifiers: modifiers)))
    stage.send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
    stage.advance(by: .seconds(1))
  }

  @Test func aShortcutOpensItsWindow() {
    press("2", .control)
    #expect(stage.element("second") == nil)
    press("2", [.control, .option])
    #expect(stage.element("second") != nil)
  }

  @Test func aShortcutThatAProgramSaysOpensItsSettings() {
    press(",", .control)
    #expect(stage.element("settings") == nil)
    press("4", .control)
    #expect(stage.element("settings") != nil)
  }

  @Test func aUtilityWindowIsOpenedOverTheFirstOne() {
    #expect(stage.element("tools") == nil)
    press("3", .command)
    #expect(stage.element("tools") != nil)
  }

  @Test func aWindowIsClosedFromWithin() throws {
    press("3", .command)
    let frame = try #require(stage.element("tools")?.frame)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: .seconds(1))
    #expect(stage.element("tools") == nil)
    #expect(stage.element("first") != nil)
  }

  @Test func theShortcutOfTheFirstWindowOpensNothing() {
    press("0", .command)
    #expect(stage.element("closeWindow") == nil)
  }

  @Test func commandsTakeThePlaceOfOthers() {
    #expect(stage.element("menu:New") != nil && stage.element("menu:Gone") == nil)
  }

  @Test func commandsAreLeftOut() {
    let stage = Stage(size: CGSize(width: 400, height: 300)) { AppView(Removed()) }
    #expect(stage.element("new") != nil && stage.element("tools") == nil)
    #expect(stage.element("menu:Outer") != nil && stage.element("menu:Gone") == nil)
  }
}
