import RecallUI
import Testing

@testable import MarketClient

@Suite struct MarketTests {
  private let stage = Stage(size: CGSize(width: 390, height: 760)) { MarketView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func categoriesAndWordsFilterTheGrid() throws {
    try press("Bakery")
    #expect(stage.shows("Croissant") && !stage.shows("Apples"))
    try press("All")
    try press("Search")
    stage.send(.text("ch"))
    #expect(stage.shows("Cheese") && !stage.shows("Apples"))
    #expect(stage.issues.isEmpty)
  }

  @Test func whatASheetAddsIsInTheCart() throws {
    try press("Apples")
    try press("Add to cart")
    try press("Cart")
    #expect(stage.shows("× 1") && stage.shows("€2.50"))
    try press("Increment")
    #expect(stage.shows("× 2") && stage.shows("€5.00"))
    try press("Clear")
    #expect(stage.shows("Nothing yet"))
    #expect(stage.issues.isEmpty)
  }
}
