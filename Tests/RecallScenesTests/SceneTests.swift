import RecallScenes
import Testing

private struct Inner: Scene {
  @State private var count = 0

  init() {}

  var body: some Scene {
    WindowGroup(id: "inner") {
      Button("inner \(count)") { count += 1 }
    }
  }
}

private struct SettingsFirst: App {
  init() {}

  var body: some Scene {
    Settings { Text("settings") }
    Inner()
    WindowGroup("second") { Text("second") }.defaultSize(width: 1, height: 2)
  }
}

private struct One: App {
  init() {}

  var body: some Scene {
    WindowGroup { Text("one").font(nil) }
      .environment(\.font, .largeTitle)
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
      .defaultPosition(.center)
  }
}

@Suite struct SceneTests {
  @Test func theFirstSceneWithAWindowIsShown() throws {
    var traits = SceneTraits()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      AppView(SettingsFirst()) { traits = $0 }
    }
    #expect(stage.elements.map(\.label) == ["inner 0"])
    #expect(traits == SceneTraits())
  }

  @Test func aSceneWithABodyKeepsItsState() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { AppView(SettingsFirst()) }
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.elements.map(\.label) == ["inner 1"])
  }

  @Test func aProgramWithoutCommandsHasNoMenus() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { AppView(One()) }
    #expect(stage.elements.map(\.label) == ["one"])
    #expect(!stage.outline.contains("CommandBar"))
  }
}
