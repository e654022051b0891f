import RecallUI
import Testing

@testable import RecipesClient

@Suite struct RecipesTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667)) { RecipesView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func linksLeadFromChaptersToRecipesAndBack() throws {
    #expect(stage.shows("Recipes"))
    try press("Soups")
    try press("Tomato soup")
    #expect(stage.shows("30 minutes"))
    try press("See Lentil soup")
    #expect(stage.shows("45 minutes"))
    try press("BackButton")
    #expect(stage.shows("30 minutes"))
    try press("Start over")
    #expect(stage.shows("Surprise me"))
    #expect(stage.issues.isEmpty)
  }

  @Test func aPathOfSeveralTypesIsShownAtOnce() throws {
    try press("Surprise me")
    #expect(stage.shows("70 minutes"))
    try press("BackButton")
    #expect(stage.shows("Apple cake") && !stage.shows("70 minutes"))
  }

  @Test func theBottomBarActsOnTheRecipeAndTheListBehindKnows() throws {
    try press("Soups")
    try press("Tomato soup")
    try press("Like")
    #expect(stage.shows("Unlike"))
    try press("BackButton")
    try press("Tomato soup")
    #expect(stage.shows("Unlike"))
  }

  @Test func aScreenThatABindingShowsClosesItself() throws {
    try press("Surprise me")
    try press("Notes")
    #expect(stage.shows("Close notes"))
    try press("Close notes")
    #expect(stage.shows("70 minutes") && !stage.shows("Close notes"))
  }

  @Test func aSheetHasAStackAndBarsOfItsOwn() throws {
    try press("add")
    #expect(stage.shows("New recipe"))
    try press("Help")
    #expect(stage.shows("Any soup will do."))
    stage.send(.key(KeyEvent(.down, key: "escape")))
    stage.send(.key(KeyEvent(.up, key: "escape")))
    stage.advance(by: .seconds(1))
    #expect(stage.shows("New recipe") && !stage.shows("Any soup will do."))
    try press("Vegan")
    try press("Save")
    #expect(!stage.shows("New recipe"))
    try press("Soups")
    #expect(stage.shows("Vegan soup"))
  }

  @Test func cancelClosesTheSheet() throws {
    try press("add")
    try press("Cancel")
    #expect(!stage.shows("New recipe"))
  }
}
