import Interaction
import RecallUI
import Testing

@testable import RecallHome

@Suite struct ReadableWidthTests {
  private static let routes: [HomeRoute] = [.newGame, .settings, .help, .daily, .decks]

  private func home(_ route: HomeRoute, size: CGSize) throws -> HomeStage {
    let home = try HomeStage(size: size)
    home.model.state.path = [route]
    home.stage.advance(by: .seconds(1))
    return home
  }

  @Test(arguments: [HomeRoute.newGame, .settings, .help])
  func theWheelScrollsBesideTheLinesOfAWideWindow(route: HomeRoute) throws {
    let home = try home(route, size: CGSize(width: 1600, height: 300))
    let before = home.placedTexts.map(\.bounds)
    home.stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 20, y: 200), by: CGSize(width: 0, height: -100))))
    home.stage.advance(by: .seconds(1))
    #expect(home.placedTexts.map(\.bounds) != before)
  }

  @Test(arguments: routes)
  func linesStandInTheMiddleOfAWideWindow(route: HomeRoute) throws {
    let home = try home(route, size: CGSize(width: 1600, height: 800))
    // Below the bar; what stands in a field is placed in that.
    let lines = home.placedTexts.filter { $0.bounds.minY > 60 && $0.text != "You" }
    #expect(!lines.isEmpty)
    #expect(lines.filter { $0.bounds.minX <= 300 || $0.bounds.maxX >= 1300 }.map(\.text) == [])
  }

  /// A window of a hundred thousand points comes down to a usual one at once.
  @Test(arguments: routes)
  func aPageSettlesInAWindowThatGetsNarrow(route: HomeRoute) throws {
    let home = try home(route, size: CGSize(width: 100_000, height: 900))
    home.stage.send(.resize(CGSize(width: 606.583, height: 843.058)))
    home.stage.advance(by: .seconds(1))
    #expect(home.stage.issues.isEmpty)
    let wide = home.placedTexts.filter { $0.bounds.maxX > 606.583 && $0.text != "You" }
    #expect(wide.map(\.text) == [])
  }
}
