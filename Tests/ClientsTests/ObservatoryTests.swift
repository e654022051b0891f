import RecallUI
import Testing

@testable import ObservatoryClient

@Suite struct ObservatoryTests {
  private let stage = Stage(size: CGSize(width: 390, height: 760)) { ObservatoryView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func aColumnIsShownWhenItIsAskedFor() throws {
    #expect(stage.shows("Vega") && stage.shows("Magnitude") && !stage.shows("Sky"))
    try press("Skies")
    #expect(stage.shows("Sky") && stage.shows("Hazy"))
    #expect(stage.issues.isEmpty)
  }

  @Test func aWordOfTheFieldFiltersTheLog() throws {
    try press("Clear nights")
    #expect(stage.shows("Altair") && !stage.shows("Mizar"))
    try press("Cancel")
    #expect(stage.issues.isEmpty)
  }

  @Test func tabsLeadOnAndLinksOut() throws {
    try press("Curve")
    #expect(stage.shows("Brightness"))
    try press("About")
    let label = "Sources and how it was measured"
    let frame = try #require(stage.element(label)?.frame)
    stage.tap(at: CGPoint(x: frame.minX + 20, y: frame.minY + 5))
    try press("Write")
    #expect(
      stage.takeEffects().map(\.effect) == [
        .openURL(URL(string: "https://example.com/sources")!),
        .openURL(URL(string: "mailto:stars@example.com")!),
      ])
    #expect(stage.issues.isEmpty)
  }
}
