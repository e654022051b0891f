import RecallUI
import Testing

@testable import ThemeChooserClient

@Suite struct ThemeChooserTests {
  private let store = ThemeStore()
  private let stage: Stage

  init() {
    let store = store
    stage = Stage(size: CGSize(width: 375, height: 667)) {
      ThemeChooser().environmentObject(store)
    }
  }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func aThemeLeadsToItsGame() throws {
    try press("Vehicles")
    #expect(stage.shows("4 pairs of Vehicles"))
    try press("BackButton")
    #expect(stage.shows("Animals"))
    #expect(stage.issues.isEmpty)
  }

  @Test func theEditButtonEditsTheListWhoseModeIsTheProgramsOwn() throws {
    try press("Edit")
    #expect(stage.shows("Done"))
    try press("Animals")
    #expect(stage.shows("Edit Animals"))
    try press("🐱")
    #expect(store.themes[1].emojis == ["🐶", "🐭"] && store.themes[1].numberOfPairs == 2)
    try press("close")
    #expect(!stage.shows("Edit Animals"))
  }

  @Test func aNewThemeIsEditedInASheet() throws {
    try press("add")
    #expect(stage.shows("Edit New"))
    try press("name")
    stage.send(.text("s"))
    #expect(store.themes.last?.name == "News" || store.themes.last?.name == "sNew")
    try press("close")
    #expect(store.themes.count == 3)
  }
}
