import RecallGame
import RecallUI
import Testing

@testable import RecallHome

@Suite struct SettingsScreenTests {
  private func home(_ change: (inout HomeContents) -> Void = { _ in }) throws -> HomeStage {
    let home = try HomeStage(size: CGSize(width: 800, height: 1600), change)
    home.model.state.path = [.settings]
    home.stage.advance(by: .seconds(1))
    return home
  }

  @Test func eachChangeIsKeptAtOnce() throws {
    let home = try home()
    var settings = GameSettings()
    try home.tap(text: "Dark")
    settings.appearance = .dark
    try home.tap("back:ocean")
    settings.cardBack = .ocean
    try home.tap("reduce motion")
    settings.reducesMotion = true
    try home.tap("sound")
    settings.isSoundOn = false
    try home.tap("turn back")
    try home.tap(text: "After 1.5 s")
    settings.turnBack = 1500
    try home.tap("hold")
    try home.tap(text: "For 0.5 s")
    settings.hold = 500
    try home.tap("text size")
    try home.tap(text: "Large")
    settings.textSize = .large
    #expect(home.model.state.settings == settings)
    #expect(home.messages().last == .keep(settings))
    #expect(home.stage.issues.isEmpty)
  }

  @Test func theVolumeIsSetByItsSlider() throws {
    let home = try home()
    let frame = try #require(home.stage.element("volume")).frame
    home.stage.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
    #expect(home.model.state.settings.volume == 0)
    home.stage.tap(at: CGPoint(x: frame.maxX - 1, y: frame.midY))
    #expect(home.model.state.settings.volume == 100)
  }

  @Test func aKeyIsSetByPressingIt() throws {
    let home = try home()
    try home.tap("key:pause")
    home.type("x")
    #expect(home.model.state.settings.keys[.pause] == "x")
    #expect(home.messages().last == .keep(home.model.state.settings))
    // Escape leaves it as it was.
    try home.tap("key:help")
    home.type("escape")
    #expect(home.model.state.settings.keys[.help] == "h")
    #expect(home.model.state.path == [.settings])
    // A key that did something changes places.
    try home.tap("key:shuffle")
    home.type("x")
    #expect(home.model.state.settings.keys[.pause] == "s")
    try home.tap("standard keys")
    #expect(home.model.state.settings.keys == TableKeys())
  }

  @Test func allIsErasedOnlyWhenAsked() throws {
    let own = HomeDeck(try HomeStage.deck("pets", "Pets", ["🐶", "🐱"]), isOwn: true)
    let home = try home { contents in
      contents.decks.insert(own, at: 0)
      contents.settings.hold = 1500
    }
    // One Return too many erases nothing.
    home.type("tab", .shift)
    for _ in 0..<2 { home.type("return") }
    #expect(home.messages().isEmpty && home.stage.focusedElement?.identifier == "erase all")
    try home.tap("erase all")
    try home.tap(text: "Cancel")
    #expect(home.messages().isEmpty)
    try home.tap("erase all")
    try home.tap(text: "Erase all")
    #expect(home.messages().contains(.eraseAll))
    #expect(home.model.state.settings == .fresh)
    #expect(home.model.state.decks.map(\.id) == ["sports", "vehicles"])
    #expect(home.model.state.path == [.settings])
  }
}
