import RecallUI
import Testing

@testable import CustomBarsClient

@Suite struct CustomBarsTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667)) { CustomBarsView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func preferencesFillTheBarOfTheProgramItself() throws {
    #expect(stage.shows("New Title!") && stage.shows("Subtitle!"))
    #expect(stage.element("custom back") == nil)
    #expect(stage.element("BackButton") == nil)
    try press("Navigate")
    #expect(stage.shows("Second Screen") && !stage.shows("New Title!"))
    #expect(stage.shows("Subtitle should be showing!!!"))
    #expect(stage.element("BackButton") == nil)
    try press("custom back")
    #expect(stage.shows("New Title!") && !stage.shows("Second Screen"))
  }

  @Test func tabsThatSayWhatTheyAreFillTheTabBar() throws {
    for title in ["Home", "Favorites", "Profile"] {
      #expect(stage.shows(title))
    }
    try press("Profile")
    #expect(stage.snapshot["CustomBarsView.tabSelection"] == "profile")
    #expect(stage.issues.isEmpty)
  }
}
