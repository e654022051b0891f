import RecallGame
import Testing

@testable import recall

@Suite struct DesktopWishTests {
  @Test(arguments: [
    (DesktopWish(), "dark text:125", "dark text:125"),
    (DesktopWish(isDark: false), "dark text:125", "light text:125"),
    (DesktopWish(isDark: true), "light", "dark"),
    (DesktopWish(reducesMotion: true), "dark", "dark still"),
    (DesktopWish(isDark: true, reducesMotion: false), "light still", "dark still"),
  ])
  func whatTheCommandLineSaysCountsBeforeTheDesktop(
    wish: DesktopWish, desktop: String, shown: String
  ) throws {
    let settings = try #require(DesktopSettings(text: desktop))
    #expect(settings.changed(by: wish).text == shown)
  }
}
