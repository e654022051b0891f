import RecallUI
import Testing

@testable import ShapesClient

@Suite struct ShapesTests {
  private func stage() -> Stage {
    RecallUI.MainActor.assumeIsolated {
      let model = ShapesModel()
      return Stage(size: CGSize(width: 300, height: 500)) { ShapesView(model: model) }
    }
  }

  private func drawn(_ color: String, on stage: Stage) -> [String] {
    stage.displayList.items.map(\.description).filter { $0.contains(color) }
  }

  @Test func aShapeStandsInItsFrame() {
    let items = drawn("#FFCC00", on: stage())
    #expect(items.count == 1)
    // In the middle of 300 points, and not in the window's corner.
    #expect(items.first?.contains("fill 100 ") == true, "\(items)")
  }

  @Test func whatIsAnimatableIsAnimated() throws {
    let stage = stage()
    #expect(drawn("#00C7BE", on: stage).first?.contains(" 40x10") == true)
    try stage.tap("Widen")
    stage.advance(by: .milliseconds(500))
    #expect(drawn("#00C7BE", on: stage).first?.contains(" 60x10") == true)
    #expect(stage.displayList.items.contains { $0.description.contains("50 points") })
    stage.advance(by: .milliseconds(500))
    #expect(drawn("#00C7BE", on: stage).first?.contains(" 80x10") == true)
  }

  @Test func aColorReachesBehindTheBar() {
    let items = drawn("#5856D6", on: stage())
    #expect(items == ["fill rect 0,0 300x500 #5856D6"])
  }

  @Test func marksStandBelowTheTrack() {
    let stage = stage()
    #expect(drawn("3x3", on: stage).count == 2)
  }

  @Test func colorsAndPeopleHaveNames() {
    let stage = stage()
    #expect(stage.shows("red, teal"))
    #expect(stage.shows("by Emmy Noether"))
  }

  @Test func helpIsAsked() throws {
    let stage = stage()
    try stage.tap("Help")
    #expect(stage.shows("helped 1 times"))
    #expect(stage.issues.isEmpty)
  }
}
