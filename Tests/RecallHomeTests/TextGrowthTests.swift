import RecallGame
import RecallUI
import Statistics
import Testing

@testable import RecallHome

/// Text of all screens grows as the desktop has it: from 100 to 200 % in every window.
@Suite struct TextGrowthTests {
  private static let windows = [
    CGSize(width: 320, height: 240), CGSize(width: 640, height: 480),
    CGSize(width: 480, height: 800), CGSize(width: 1280, height: 800),
  ]

  private func home(
    _ route: HomeRoute?, _ size: CGSize, percent: Int, change: (HomeModel) -> Void = { _ in }
  ) throws -> HomeStage {
    let day = try #require(CalendarDay("2026-11-20"))
    var review: ReviewedGame?
    if route == .review { review = try ReviewedGame.made(pairs: 4, [0, 2, 1, 4], peeks: [0: 7]) }
    let home = try HomeStage(size: size, review: review) { contents in
      contents.desktop.textPercent = percent
      contents.interrupted = InterruptedGame(
        title: "Vehicles", pairs: 8, pairsLeft: 5, moves: 12, milliseconds: 61_000)
      contents.plan = GameLevel.duel.plan(deck: "vehicles", name: "You")
      contents.dailies = [
        DailyResult(
          day: day, moves: 21, par: 22, accuracy: 98, milliseconds: 90_000, marks: [.match, .miss])
      ]
      contents.records = PlayedGames.games(40)
    }
    if let route { home.model.state.path = [route] }
    change(home.model)
    home.stage.advance(by: .seconds(2))
    return home
  }

  /// How large texts with a letter or with some digits are, in points, from top to bottom of a screen. What is on
  /// cards, symbols and short numbers, is as large as those.
  private func sizes(of home: HomeStage) -> [String: CGFloat] {
    var sizes: [String: CGFloat] = [:]
    var shown: [CGRect] = []
    // To the end of the page, which is as many times as long. What moves by itself has no end.
    for _ in 0..<40 where home.placedTexts.map(\.bounds) != shown {
      shown = home.placedTexts.map(\.bounds)
      for (text, _) in home.resolvedTexts {
        guard text.string.contains(where: \.isLetter) || text.string.count > 3,
          let size = text.runs.map(\.font.size).min()
        else { continue }
        sizes[text.string] = min(size, sizes[text.string] ?? size)
      }
      let middle = CGPoint(x: home.stage.size.width / 2, y: home.stage.size.height / 2)
      home.stage.send(
        .scroll(ScrollEvent(at: middle, by: CGSize(width: 0, height: -home.stage.size.height / 3))))
      home.stage.advance(by: .seconds(1))
    }
    return sizes
  }

  private func expectGrowth(
    from usual: HomeStage, to larger: HomeStage, percent: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let promised = Measures(usual.stage.size, textScale: CGFloat(percent) / 100).textScale
    let (small, large) = (sizes(of: usual), sizes(of: larger))
    var (common, exact) = (0, 0)
    for (text, size) in small {
      guard let other = large[text] else { continue }
      let growth = other / size
      common += 1
      if abs(growth - promised) < 0.01 { exact += 1 }
      // What has one line of its own may give some of it back for room, and still is larger.
      #expect(growth > 1.1, "\(text): \(size) to \(other)", sourceLocation: sourceLocation)
      // A choice that stands in a menu, and no longer in a segment, is written in the size of lines.
      #expect(
        growth < promised * 1.31, "\(text): \(size) to \(other)", sourceLocation: sourceLocation)
    }
    #expect(common >= 3, "\(small) \(large)", sourceLocation: sourceLocation)
    #expect(
      exact * 3 >= common * 2, "\(exact) of \(common)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [nil] + HomeRoute.allCases, windows)
  func allTextOfAScreenGrows(route: HomeRoute?, size: CGSize) throws {
    let usual = try home(route, size, percent: 100)
    for percent in [150, 200] {
      expectGrowth(from: usual, to: try home(route, size, percent: percent), percent: percent)
    }
  }

  @Test(arguments: windows) func questionsGrow(size: CGSize) throws {
    for question in [HomeQuestion.eraseAll, .giveUp(.goOn)] {
      func asking(_ percent: Int) throws -> HomeStage {
        try home(.settings, size, percent: percent) { $0.state.question = question }
      }
      expectGrowth(from: try asking(100), to: try asking(200), percent: 200)
    }
  }

  @Test(arguments: windows) func anEditorGrows(size: CGSize) throws {
    func editing(_ percent: Int) throws -> HomeStage {
      try home(.decks, size, percent: percent) { $0.state.draft = DeckDraft() }
    }
    expectGrowth(from: try editing(100), to: try editing(200), percent: 200)
  }

  private static let rooms: [(side: Double, asked: Double, scale: Double)] = [
    (240, 2, 2), (240, 3, 2), (399, 3, 2), (400, 3, 2), (401, 3, 401.0 / 200), (500, 3, 2.5),
    (100, 1.2, 1.2), (240, 1, 1), (240, 0.5, 0.5), (600, 3, 3),
  ]

  @Test(arguments: rooms)
  func aWindowHasRoomForAsMuchAsItsShorterSideSays(side: Double, asked: Double, scale: Double) {
    for size in [CGSize(width: side, height: 2 * side), CGSize(width: 2 * side, height: side)] {
      #expect(abs(Measures(size, textScale: asked).textScale - scale) < 1e-9)
    }
  }
}
