import RecallGame
import RecallUI
import Testing

@testable import RecallHome

@Suite struct ScreenLooksTests {
  private func desktop(_ text: String) throws -> DesktopSettings {
    try #require(DesktopSettings(text: text))
  }

  @Test(
    arguments: [
      (.light, "dark", .light), (.dark, "light", .dark), (.desktop, "light", .light),
      (.desktop, "dark", .dark),
    ] as [(GameSettings.Appearance, String, ColorScheme)])
  func whatThePlayerHasSetCountsBeforeTheDesktop(
    appearance: GameSettings.Appearance, desktop text: String, scheme: ColorScheme
  ) throws {
    var settings = GameSettings()
    settings.appearance = appearance
    #expect(ScreenLooks(settings, on: try desktop(text)).colorScheme == scheme)
  }

  @Test(arguments: [(false, "light", false), (true, "light", true), (false, "light still", true)])
  func whoeverWantsLessMotionHasIt(isSet: Bool, desktop text: String, reduces: Bool) throws {
    var settings = GameSettings()
    settings.reducesMotion = isSet
    #expect(ScreenLooks(settings, on: try desktop(text)).reducesMotion == reduces)
  }

  @Test(
    arguments: [
      (.medium, "light", 1), (.medium, "light text:150", 1.5), (.huge, "light text:125", 2),
      (.huge, "light text:300", 3), (.small, "light text:200", 1.7),
    ] as [(GameSettings.TextSize, String, Double)])
  func sizesOfTextMultiply(size: GameSettings.TextSize, desktop text: String, scale: Double) throws
  {
    var settings = GameSettings()
    settings.textSize = size
    #expect(abs(ScreenLooks(settings, on: try desktop(text)).textScale - scale) < 1e-9)
  }

  @Test func contrastAndAccentAreTheDesktops() throws {
    let looks = ScreenLooks(GameSettings(), on: try desktop("light contrast accent:1c71d8"))
    #expect(looks.traits.hasHighContrast)
    #expect(looks.traits.accent == 0x1C71D8)
    #expect(looks.palette.quiet == looks.palette.text)
  }
}
