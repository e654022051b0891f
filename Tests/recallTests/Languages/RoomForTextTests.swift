import Assets
import Foundation
import Rasterizer
import RecallGame
import RecallUI
import Statistics
import Testing

@testable import RecallHome
@testable import recall

/// The largest text in the smallest window, in each language, with the letters that are shown: nothing is cut off.
@Suite struct RoomForTextTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try GameTable.textMeasurer() }

  private static let routes: [HomeRoute?] = [
    nil, .newGame, .decksToPlay, .daily, .decks, .statistics, .settings, .help,
  ]

  private func stage(_ route: HomeRoute?, _ language: String) throws -> Stage {
    let today = try #require(CalendarDay("2026-11-22"))
    let decks = try Assets.deckNames.map { HomeDeck(try Assets.deck(named: $0), isOwn: false) }
    var contents = HomeContents(today: today, decks: decks)
    contents.settings.textSize = .huge
    contents.settings.reducesMotion = true
    contents.interrupted = InterruptedGame(
      title: "Vehicles", pairs: 8, pairsLeft: 5, moves: 12, milliseconds: 61_000)
    contents.plan = GameLevel.duel.plan(deck: "animals", name: "You")
    contents.dailies = [
      DailyResult(
        day: today.advanced(by: -2), moves: 21, par: 22, accuracy: 98, milliseconds: 90_000,
        marks: [.match, .miss])
    ]
    contents.records = (0..<12).map { week in
      GameRecord(
        beganAt: Int64(today.number - 7 * week) * 86_400,
        deck: PlayedDeck(name: "animals", title: "Animals & nature"),
        pairs: 8, seed: 1, end: .finished, standing: .won, moves: 14 + week, milliseconds: 60_000,
        review: ReviewFigures(par: 13, loss: 0.5, luck: 0.5 + Double(week)),
        recalls: (1...6).map { RecallSample(movesAgo: $0, isHit: $0 < 5, chance: 0.1) })
    }
    let model = HomeModel(contents)
    let asked = try Languages.asked(for: language)
    let stage = HomeScreens.stage(
      model, size: CGSize(width: 320, height: 240), textMeasurer: measurer,
      language: HomeLanguage(Languages.catalog(for: asked)))
    if let route { model.state.path = [route] }
    stage.advance(by: .seconds(2))
    return stage
  }

  private func texts(_ item: DisplayItem) -> [(ResolvedText, CGRect)] {
    switch item.content {
    case .layer(let layer): layer.items.flatMap(texts)
    case .text(let text, let frame): item.opacity > 0 ? [(text, frame)] : []
    default: []
    }
  }

  @Test(arguments: routes, ["en", "de", "fr", "tr", "ar", "qps"])
  func nothingIsCutOff(route: HomeRoute?, language: String) throws {
    let stage = try stage(route, language)
    var cut: Set<String> = []
    for _ in 0..<8 {
      for (text, frame) in stage.displayList.items.flatMap(texts)
      where measurer.measure(text, width: frame.width + 1).isTruncated {
        cut.insert(text.string)
      }
      stage.send(
        .scroll(
          ScrollEvent(at: CGPoint(x: 160, y: 120), by: CGSize(width: 0, height: -150))))
      stage.advance(by: .seconds(1))
    }
    #expect(cut == [])
  }
}
