import Assets
import RecallUI
import Statistics
import Testing

@testable import RecallHome

/// All screens in a language that nobody speaks: with accents, longer by half, from right to left. What is drawn
/// without an accent was never looked up, or isn't in the tables.
@Suite struct PseudoLanguageTests {
  /// What is the same in each language: names of the game, of languages and of decks that are the player's own.
  private static let verbatim: Set<String> = [
    "Recall", "English", "Deutsch", "Français", "Türkçe", "Food", "Letters",
  ]

  private static let small = CGSize(width: 320, height: 240)

  private func home(
    _ route: HomeRoute?, _ size: CGSize, played: Bool = false, percent: Int? = nil,
    change: (HomeModel) -> Void = { _ in }
  ) throws -> HomeStage {
    let day = try #require(CalendarDay("2026-11-20"))
    let catalog = try #require(try ShippedTranslations.catalog(for: .pseudo))
    var review: ReviewedGame?
    if route == .review { review = try ReviewedGame.made(pairs: 4, [0, 2, 1, 4], peeks: [0: 7]) }
    let home = try HomeStage(size: size, language: catalog, review: review) { contents in
      if let percent {
        contents.desktop.textPercent = percent
      } else {
        contents.settings.textSize = .huge
      }
      contents.interrupted = InterruptedGame(
        title: "Vehicles", pairs: 8, pairsLeft: 5, moves: 12, milliseconds: 61_000)
      contents.plan = GameLevel.duel.plan(deck: "vehicles", name: "You")
      contents.dailies = [
        DailyResult(
          day: day, moves: 21, par: 22, accuracy: 98, milliseconds: 90_000, marks: [.match, .miss])
      ]
      if played { contents.records = PlayedGames.games(40) }
    }
    if let route { home.model.state.path = [route] }
    change(home.model)
    home.stage.advance(by: .seconds(2))
    return home
  }

  private func english(_ text: String?) -> String? {
    EnglishWords.text(text, but: Self.verbatim)
  }

  /// What is drawn or said in English, from top to bottom of a screen.
  private func leftInEnglish(_ home: HomeStage) -> Set<String> {
    var found: Set<String> = []
    for _ in 0..<12 {
      found.formUnion(home.texts.compactMap(english))
      for element in home.stage.elements {
        found.formUnion([element.label].compactMap(english))
      }
      let middle = CGPoint(x: home.stage.size.width / 2, y: home.stage.size.height / 2)
      home.stage.send(.scroll(ScrollEvent(at: middle, by: CGSize(width: 0, height: -200))))
      home.stage.advance(by: .seconds(1))
    }
    return found
  }

  @Test(arguments: [nil] + HomeRoute.allCases, [CGSize(width: 800, height: 600), small])
  func nothingIsLeftInEnglish(route: HomeRoute?, size: CGSize) throws {
    let home = try home(route, size, played: true)
    #expect(leftInEnglish(home) == [])
    #expect(!home.texts.isEmpty)
  }

  @Test func anEditorSpeaksIt() throws {
    let home = try home(.decks, CGSize(width: 800, height: 600)) { $0.state.draft = DeckDraft() }
    #expect(leftInEnglish(home) == [])
    try home.tap("done")
    #expect(home.stage.element("problem") != nil)
    #expect(leftInEnglish(home) == [])
  }

  @Test func questionsSpeakIt() throws {
    let erase = try home(.settings, CGSize(width: 800, height: 600)) {
      $0.state.question = .eraseAll
    }
    #expect(leftInEnglish(erase) == [])
    let giveUp = try home(nil, CGSize(width: 800, height: 600)) {
      $0.state.question = .giveUp(.goOn)
    }
    #expect(leftInEnglish(giveUp) == [])
  }

  @Test func aScreenThatHasNothingSpeaksIt() throws {
    #expect(leftInEnglish(try home(.statistics, CGSize(width: 800, height: 600))) == [])
  }

  // MARK: Room

  /// All lines of a text are there, and have room.
  private func expectNothingCutOff(
    _ home: HomeStage, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (text, frame) in home.resolvedTexts {
      let metrics = FixedTextMeasurer().measure(text, width: frame.width + 1)
      let isWhole = !metrics.isTruncated && metrics.size.height < frame.height + 1
      #expect(isWhole, "\(text.string) in \(frame)", sourceLocation: sourceLocation)
    }
  }

  @Test(
    arguments: [nil] + HomeRoute.allCases,
    [small, CGSize(width: 640, height: 480), CGSize(width: 480, height: 800)])
  func nothingIsCutOff(route: HomeRoute?, size: CGSize) throws {
    let home = try home(route, size, played: true, percent: 200)
    expectNothingCutOff(home)
  }

  @Test(arguments: [HomeRoute.statistics, .review])
  func nothingIsCutOffWhereThereIsNothing(route: HomeRoute) throws {
    let home = try home(nil, Self.small, percent: 200) { $0.state.path = [route] }
    #expect(home.resolvedTexts.contains { $0.text.string.count > 12 })
    expectNothingCutOff(home)
  }

  @Test func linesBeginAtTheRight() throws {
    let home = try home(.settings, CGSize(width: 800, height: 600))
    let name = try #require(home.stage.element("name"))
    #expect(name.frame.midX < 400)
  }

  /// The way on leads to the left there, for keys as for the buttons.
  @Test func theStepsOfAReviewGoTheOtherWay() throws {
    let home = try home(.review, CGSize(width: 800, height: 600))
    let (back, on) = (home.stage.element("back"), home.stage.element("forward"))
    #expect(try #require(on).frame.midX < #require(back).frame.midX)
    home.type("left")
    #expect(home.texts.contains { $0.hasPrefix("1 óƒ 4") }, "\(home.texts)")
  }
}
