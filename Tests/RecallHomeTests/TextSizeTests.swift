import RecallUI
import Statistics
import Testing

@testable import RecallHome

/// The largest text fits into what it stands in, in small windows, too.
@Suite struct TextSizeTests {
  private func home(_ route: HomeRoute?, _ size: CGSize) throws -> HomeStage {
    let day = try #require(CalendarDay("2026-11-20"))
    let home = try HomeStage(size: size) { contents in
      contents.settings.textSize = .huge
      contents.interrupted = InterruptedGame(
        title: "Vehicles", pairs: 8, pairsLeft: 5, moves: 12, milliseconds: 61_000)
      contents.dailies = [
        DailyResult(
          day: day, moves: 21, par: 22, accuracy: 98, milliseconds: 90_000, marks: [.match, .miss])
      ]
    }
    if let route { home.model.state.path = [route] }
    home.stage.advance(by: .seconds(2))
    return home
  }

  @Test(
    arguments: [nil] + HomeRoute.allCases,
    [
      CGSize(width: 320, height: 240), CGSize(width: 640, height: 480),
      CGSize(width: 480, height: 800),
    ])
  func textStaysInsideWhatItStandsIn(route: HomeRoute?, size: CGSize) throws {
    let home = try home(route, size)
    let elements = home.stage.elements.filter { $0.identifier != nil }
    for (text, bounds) in home.placedTexts {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      // What is scrolled lies below bars: it has to fit into one of those that are there.
      let around = elements.filter { $0.frame.contains(middle) }
      let fits =
        around.isEmpty
        || around.contains { element in
          let room = element.frame.insetBy(dx: -1, dy: -1)
          return bounds.minY >= room.minY && bounds.maxY <= room.maxY && bounds.maxX <= room.maxX
        }
      #expect(fits, "\(text) in \(around.compactMap(\.identifier))")
    }
    #expect(!home.placedTexts.isEmpty)
  }
}
