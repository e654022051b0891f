import Testing

@testable import RecallHome

@Suite struct GameSettingsTests {
  @Test func whatIsWrittenIsReadAgain() {
    var settings = GameSettings()
    settings.appearance = .dark
    settings.turnBack = 1500
    settings.hold = 500
    settings.cardBack = .ocean
    settings.textSize = .huge
    settings.name = "Ann"
    settings.volume = 5
    settings.isSoundOn = false
    settings.reducesMotion = true
    #expect(JSON.value(GameSettings.self, of: JSON.text(of: settings)) == settings)
  }

  @Test func whatAnotherVersionWroteLosesNothingElse() throws {
    let text = """
      {"appearance": "sepia", "volume": 900, "hold": 1, "turnBack": 1, "name": "A\\nB  C",
       "cardBack": "forest", "unknown": [1, 2]}
      """
    let settings = try #require(JSON.value(GameSettings.self, of: text))
    var expected = GameSettings()
    expected.volume = 100
    expected.hold = 250
    expected.turnBack = 250
    expected.name = "AB C"
    expected.cardBack = .forest
    #expect(settings == expected)
  }

  @Test func aNameIsOneLineAndNotTooLong() {
    #expect(GameSettings.cleaned("  \u{0} \n ") == "")
    #expect(GameSettings.cleaned(String(repeating: "ab ", count: 20)).count == 20)
    #expect(JSON.value(GameSettings.self, of: #"{"name": " "}"#)?.name == "You")
  }

  @Test func whatIsNoSettingsIsNone() {
    #expect(JSON.value(GameSettings.self, of: "[1]") == nil)
    #expect(JSON.value(GameSettings.self, of: "") == nil)
  }
}
