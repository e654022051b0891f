import RecallGame
import Testing

@Suite struct DesktopSettingsTests {
  @Test(arguments: [
    "light", "dark", "dark contrast still text:125 accent:3584e4", "light text:50",
    "light text:300",
    "light still", "light accent:000000", "light accent:00000f", "light click:100",
    "dark accent:3584e4 click:2000",
  ])
  func whatIsSetIsToldAndReadAgain(text: String) {
    #expect(DesktopSettings(text: text)?.text == text)
  }

  @Test(arguments: [
    "", "grey", "dark  still", " dark", "still dark", "still", "dark dark", "light text:100",
    "light text:49",
    "light text:301", "light text:", "light text:+99", "light text:1e2", "light accent:3584e",
    "light accent:3584E4", "light accent:+584e4", "light accent:3584e4ff",
    "light text:125 text:150",
    "light accent:3584e4 text:125", "light click:99", "light click:2001",
    "light click:", "light click:400 click:400", "light click:400 accent:3584e4", "light \u{1B}",
  ])
  func whatIsNoSettingIsNone(text: String) {
    #expect(DesktopSettings(text: text) == nil)
  }

  @Test func whatIsOutOfRangeIsBroughtIntoIt() {
    var settings = DesktopSettings()
    for (percent, expected) in [(49, 50), (50, 50), (300, 300), (301, 300), (.max, 300)] {
      settings.textPercent = percent
      #expect(settings.textPercent == expected)
    }
    for (time, expected) in [(99, 100), (100, 100), (2000, 2000), (2001, 2000)] {
      settings.doubleClick = time
      #expect(settings.doubleClick == expected)
    }
    settings.accent = 0xFF35_84E4
    #expect(settings.accent == 0x3584E4)
  }
}
