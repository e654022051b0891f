import Interaction
import RecallUI
import Testing

@testable import RecallHome

@Suite struct ReadableWidthTests {
  @Test(arguments: [HomeRoute.newGame, .settings, .help, .daily])
  func theWheelScrollsBesideTheLinesOfAWideWindow(route: HomeRoute) throws {
    let home = try HomeStage(size: CGSize(width: 1600, height: 300))
    home.model.state.path = [route]
    home.stage.advance(by: .seconds(1))
    let before = home.placedTexts.map(\.bounds)
    #expect(before.allSatisfy { $0.minX < 100 || $0.minX > 300 }, "lines keep away from the edge")
    home.stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 20, y: 200), by: CGSize(width: 0, height: -100))))
    home.stage.advance(by: .seconds(1))
    #expect(home.placedTexts.map(\.bounds) != before)
  }
}
