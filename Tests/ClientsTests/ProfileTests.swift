import RecallUI
import Testing

@testable import ProfileClient

@Suite struct ProfileTests {
  private let store = ProfileStore()
  private let stage: Stage

  init() {
    let store = store
    stage = Stage(size: CGSize(width: 400, height: 800)) {
      ProfileHost().environmentObject(store)
    }
  }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private func escape() {
    stage.send(.key(KeyEvent(.down, key: "escape")))
    stage.send(.key(KeyEvent(.up, key: "escape")))
    stage.advance(by: .seconds(1))
  }

  private func edit() throws {
    try press("Actions")
    try press("Edit")
    #expect(stage.shows("Done"))
  }

  @Test func doneTakesTheDraftOver() throws {
    try edit()
    try press("summer")
    try press("Increment")
    #expect(store.profile == Profile.default, "it is a draft")
    try press("Done")
    #expect(store.profile.season == .summer)
    #expect(store.profile.pairs == 9)
    #expect(!stage.shows("Done"))
    #expect(stage.shows("Season: summer"))
  }

  @Test func cancelLeavesEverythingAsItWas() throws {
    try edit()
    try press("summer")
    escape()
    #expect(stage.shows("Done"), "a draft isn't lost by a key")
    try press("Cancel")
    try press("Keep editing")
    #expect(stage.shows("Done"))
    try press("Cancel")
    try press("Discard")
    #expect(!stage.shows("Done"))
    #expect(store.profile == Profile.default)
  }

  @Test func aDraftWithoutChangesIsClosedByAKey() throws {
    try edit()
    escape()
    #expect(!stage.shows("Done"))
  }

  @Test func aBadgeHasASheetOfItsOwn() throws {
    try press("No miss")
    #expect(stage.shows("Badge 2: No miss"))
    try press("Close")
    #expect(!stage.shows("Badge 2: No miss"))
    try press("First win")
    #expect(stage.shows("Badge 1: First win"))
  }

  @Test func aBadgeThatIsHeldCanBeRemoved() throws {
    let badge = try #require(stage.element("First win")?.frame)
    stage.press(at: CGPoint(x: badge.midX, y: badge.midY), for: .milliseconds(700))
    try press("Remove")
    try press("No")
    #expect(store.badges.count == 2)
    stage.press(at: CGPoint(x: badge.midX, y: badge.midY), for: .milliseconds(700))
    try press("Remove")
    try press("Yes")
    #expect(store.badges.map(\.id) == [2])
    #expect(!stage.shows("First win"))
  }

  @Test func resettingIsAskedForTwice() throws {
    try press("Actions")
    try press("Reset")
    #expect(stage.shows("This can't be undone."))
    try press("Reset everything")
    #expect(store.badges.isEmpty)
    #expect(!stage.shows("Reset everything"))
  }

  @Test func theCoverStaysUntilItIsClosed() throws {
    try press("Welcome")
    escape()
    #expect(stage.shows("Begin"))
    try press("Begin")
    #expect(!stage.shows("Begin"))
  }

  @Test func helpIsShownBesideItsButton() throws {
    try press("Help")
    let help = try #require(stage.element("Find pairs of cards.")?.frame)
    #expect(help.maxX < 400 && help.minY > 16)
    stage.tap(at: CGPoint(x: 5, y: 790))
    stage.advance(by: .seconds(1))
    #expect(!stage.shows("Find pairs of cards."))
  }
}
