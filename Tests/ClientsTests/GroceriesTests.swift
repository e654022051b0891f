import RecallUI
import Testing

@testable import GroceriesClient

@Suite struct GroceriesTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667)) { GroceriesView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func linksOfTheOldSpellingLeadThereAndBack() throws {
    try press("Bread")
    #expect(stage.shows("All about Bread"))
    try press("BackButton")
    #expect(stage.shows("Tea") && !stage.shows("All about Bread"))
    #expect(stage.issues.isEmpty)
  }

  @Test func whatIsDeletedInEditModeIsGoneAndTheRestLeadsOn() throws {
    try press("Edit")
    try press("Remove")
    try press("Delete")
    #expect(!stage.shows("Milk"))
    try press("Done")
    try press("Tea")
    #expect(stage.shows("All about Tea"))
  }

  @Test func aSheetAddsARow() throws {
    try press("add")
    try press("Rice")
    #expect(stage.shows("Rice") && !stage.shows("Eggs"))
  }
}
