import RecallUI
import Testing

@testable import ContactsClient

@Suite struct ContactsTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667)) { ContactsView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private func escape() {
    stage.send(.key(KeyEvent(.down, key: "escape")))
    stage.send(.key(KeyEvent(.up, key: "escape")))
    stage.advance(by: .seconds(1))
  }

  @Test func aLinkOfOldOpensItsDestination() throws {
    try press("Ada")
    #expect(stage.shows("0 calls"))
    try press("Done")
    #expect(stage.shows("Edsger"))
  }

  @Test func aHiddenBackButtonLeavesTheProgramsOwnWay() throws {
    try press("Grace")
    #expect(stage.element("BackButton") == nil)
    escape()
    #expect(stage.shows("0 calls"))
    try press("Done")
    #expect(!stage.shows("0 calls"))
  }

  @Test func linksAreOpenedByBindingsAndTags() throws {
    try press("My card")
    #expect(stage.shows("The card of me"))
    escape()
    try press("Call Alan")
    #expect(stage.shows("0 calls"))
    escape()
    try press("Alan")
    #expect(stage.shows("0 calls"))
    escape()
    try press("New")
    #expect(stage.shows("A new one"))
  }

  @Test func tabsKeepWhatWasDoneInThem() throws {
    try press("Ada")
    try press("Call")
    try press("Settings")
    #expect(!stage.shows("1 calls"))
    #expect(stage.shows("Silent"))
    try press("People")
    #expect(stage.shows("1 calls"))
  }

  @Test func aScreenHidesTheTabBarWhileItIsShown() throws {
    try press("Settings")
    try press("About")
    #expect(stage.shows("Version 1") && !stage.shows("People"))
    try press("BackButton")
    #expect(stage.shows("People"))
  }
}
