import RecallUI
import Testing

@testable import SettingsClient

@Suite struct SettingsTests {
  private final class Visits {
    var urls: [String] = []
  }

  private let settings = GameSettings()
  private let visits = Visits()
  private let stage: Stage

  init() {
    let (settings, visits) = (settings, visits)
    stage = Stage(size: CGSize(width: 400, height: 900)) {
      SettingsView(settings: settings)
        .environment(
          \.openURL,
          OpenURLAction { url in
            visits.urls.append(url.absoluteString)
            return .handled
          })
    }
  }

  private func type(_ keys: String...) {
    for key in keys {
      stage.send(.key(KeyEvent(.down, key: key)))
      stage.send(.key(KeyEvent(.up, key: key)))
    }
  }

  @Test func aDeckIsPicked() throws {
    try stage.tap("Food")
    #expect(settings.deck == .food)
    #expect(stage.element("deck")?.value == "Food")
    type("right")
    #expect(settings.deck == .animals)
  }

  @Test func pairsAreSteppedAndTheGaugeFollows() throws {
    try stage.tap("Increment")
    #expect(settings.pairs == 9)
    #expect(stage.shows("9 pairs"))
    #expect(stage.element("difficulty")?.value == "9")
    let button = try #require(stage.element("Increment")?.frame)
    stage.press(at: CGPoint(x: button.midX, y: button.midY), for: .seconds(5))
    #expect(settings.pairs == 12)
  }

  @Test func theHueIsDraggedAndTintsTheScreen() throws {
    let former = stage.displayList
    let slider = try #require(stage.element("hue")?.frame)
    stage.drag(
      from: CGPoint(x: slider.midX, y: slider.midY), to: CGPoint(x: slider.minX, y: slider.midY),
      over: .milliseconds(300))
    #expect(settings.hue == 0)
    #expect(stage.displayList != former)
  }

  @Test func aSpeedIsChosen() throws {
    try stage.tap("Fast")
    #expect(settings.speed == .fast)
    type("up", "up")
    #expect(settings.speed == .slow)
  }

  @Test func theSoundIsHiddenUntilItIsAskedFor() throws {
    #expect(stage.element("volume") == nil)
    try stage.tap("Sound")
    let volume = try #require(stage.element("volume")?.frame)
    stage.tap(at: CGPoint(x: volume.maxX - 12, y: volume.midY))
    #expect(settings.volume == 100)
    #expect(stage.shows("100%"))
    type("home")
    #expect(settings.volume == 0)
    #expect(!settings.isSoundOn, "no volume is no sound")
    stage.tap(at: CGPoint(x: volume.midX, y: volume.midY))
    #expect(settings.volume == 0, "it is disabled")
    try stage.tap("sound")
    #expect(settings.isSoundOn)
  }

  @Test func theRulesAreOpenedAndAllIsReset() throws {
    try stage.tap("rules")
    #expect(visits.urls == ["https://example.com/rules"])
    try stage.tap("Food")
    try stage.tap("Increment")
    try stage.tap("reset")
    #expect(settings.deck == .vehicles)
    #expect(settings.pairs == 8)
  }

  @Test func nothingIsWrongAndKeysReachEverything() {
    var reached: Set<String> = []
    for _ in 0..<20 {
      type("tab")
      if let focused = stage.focusedElement { reached.insert("\(focused.frame)") }
    }
    // Deck, pairs, hue, speed, the group's line, the link, the button.
    #expect(reached.count == 7)
    #expect(stage.issues.isEmpty)
  }
}
