import RecallUI
import Statistics
import Testing

@testable import RecallHome

@Suite struct DailyScreenTests {
  private func home(_ change: (inout HomeContents) -> Void = { _ in }) throws -> HomeStage {
    let home = try HomeStage(size: CGSize(width: 800, height: 900), change)
    home.model.state.path = [.daily]
    home.stage.advance(by: .seconds(1))
    return home
  }

  /// The whole of today shows where it was played: what it came to and its place among the last thirty days.
  @Test(arguments: [CGSize(width: 800, height: 600), CGSize(width: 640, height: 480)])
  func todayIsInSightOnceItWasPlayed(size: CGSize) throws {
    let home = try HomeStage(size: size) { contents in
      contents.dailies = [
        DailyResult(
          day: contents.today, moves: 21, par: 22, accuracy: 98, milliseconds: 90_000,
          marks: Array(repeating: .match, count: 21))
      ]
    }
    home.model.state.path = [.daily]
    home.stage.advance(by: .seconds(1))
    for name in ["result", "share", "day:2026-11-22"] {
      let frame = try #require(home.stage.element(name)).frame
      #expect(frame.maxY <= size.height, "\(name)")
    }
  }

  /// The frame of the focus around the button lay on the text above it.
  @Test(arguments: [CGSize(width: 320, height: 240), CGSize(width: 800, height: 600)])
  func aTextLeavesRoomForTheFocusOfTheButtonBelow(size: CGSize) throws {
    let home = try HomeStage(size: size)
    home.model.state.path = [.daily]
    home.stage.advance(by: .seconds(1))
    let text = try #require(home.placedTexts.first { $0.text.hasSuffix("for everybody.") })
    let play = try #require(home.stage.element("play")).frame
    #expect(play.minY - text.bounds.maxY >= 8)
  }

  @Test func theFocusStaysWhenTheWindowIsTurned() throws {
    let home = try home()
    for _ in 0..<3 { home.type("tab") }
    let focused = try #require(home.stage.focusedElement?.identifier)
    home.stage.send(.resize(CGSize(width: 900, height: 500)))
    home.stage.advance(by: .seconds(1))
    #expect(home.stage.focusedElement?.identifier == focused)
  }

  @Test func todaysDealIsPlayed() throws {
    let home = try home()
    try home.tap("play")
    #expect(home.messages() == [.playDaily(home.model.contents.today)])
  }

  @Test func aDealThatWasLeftIsGoneOnWith() throws {
    let home = try home { contents in
      contents.interrupted = InterruptedGame(
        title: "Vehicles", pairs: 8, pairsLeft: 5, moves: 12, milliseconds: 61_000,
        day: contents.today)
    }
    #expect(home.texts.contains("Continue") && !home.texts.contains("Play"))
    try home.tap("play")
    #expect(home.messages() == [.goOn])
    try home.tap("day:2026-10-24")
    #expect(home.texts.contains("Play") && !home.texts.contains("Continue"))
    try home.tap("play")
    #expect(home.messages().isEmpty)
    #expect(home.model.state.question != nil)
  }

  @Test func aDayOfTheLastThirtyIsPlayed() throws {
    let home = try home()
    #expect(home.stage.element("day:2026-10-23") == nil)
    #expect(home.stage.element("day:2026-11-23") == nil)
    try home.tap("day:2026-10-24")
    #expect(home.texts.contains("Sat, 24 October"))
    try home.tap("play")
    #expect(home.messages() == [.playDaily(try #require(CalendarDay("2026-10-24")))])
  }

  @Test func aDayThatWasPlayedIsShared() throws {
    let result = DailyResult(
      day: try #require(CalendarDay("2026-11-20")), moves: 21, par: 22, accuracy: 98,
      milliseconds: 90_000, marks: [.match, .miss])
    let home = try home { $0.dailies = [result] }
    #expect(home.stage.element("share") == nil)
    try home.tap("day:2026-11-20")
    #expect(home.stage.element("play") == nil)
    try home.tap("share")
    #expect(home.stage.takeEffects().map(\.effect) == [.copy(result.sharedText(in: nil))])
  }

  @Test func aDayThatWasPlayedIsReviewedAndPlayedAgain() throws {
    let day = try #require(CalendarDay("2026-11-20"))
    func game(_ id: Int64, _ kind: GameKind, _ end: GameEnd = .finished) -> GameRecord {
      GameRecord(
        id: id, beganAt: 1_795_000_000 + id, deck: PlayedDeck(name: "sports", title: "Sports"),
        pairs: 8, seed: 1, kind: kind, end: end)
    }
    let home = try home { contents in
      contents.dailies = [
        DailyResult(
          day: day, moves: 2, par: 2, accuracy: 98, milliseconds: 90_000, marks: [.match, .miss])
      ]
      contents.records = [
        game(1, .free), game(2, .daily(day), .abandoned), game(3, .daily(day)),
        game(4, .daily(day)),
      ]
    }
    #expect(home.stage.element("review") == nil)
    try home.tap("day:2026-11-20")
    #expect(home.texts.contains("The first game of a day counts."))
    try home.tap("review")
    #expect(home.messages() == [.review(3)])
    try home.tap("play again")
    #expect(home.messages() == [.playDaily(day)])
  }

  @Test func aDayWhoseGameIsNotKeptHasNoReview() throws {
    let home = try home { contents in
      contents.dailies = [
        DailyResult(
          day: contents.today, moves: 2, par: 2, accuracy: 98, milliseconds: 90_000, marks: [.miss])
      ]
    }
    #expect(home.stage.element("review") == nil && home.stage.element("play again") != nil)
  }

  /// Whoever has copied the text is told so, until it is about another day.
  @Test func whatWasCopiedIsSaid() throws {
    let days = try ["2026-11-20", "2026-11-21"].map { try #require(CalendarDay($0)) }
    let home = try home { contents in
      contents.dailies = days.map {
        DailyResult(
          day: $0, moves: 2, par: 2, accuracy: 98, milliseconds: 90_000, marks: [.match, .miss])
      }
    }
    try home.tap("day:2026-11-20")
    #expect(home.texts.contains("Copy to share"))
    try home.tap("share")
    #expect(home.texts.contains("Copied") && !home.texts.contains("Copy to share"))
    try home.tap("day:2026-11-21")
    #expect(home.texts.contains("Copy to share") && !home.texts.contains("Copied"))
  }

  /// Thirty days are of two months, which the numbers alone don't tell.
  @Test func theCalendarSaysWhichMonthsItsDaysAreOf() throws {
    let home = try home()
    #expect(home.texts.filter { $0 == "Oct" }.count == 1)
    #expect(home.texts.filter { $0 == "Nov" }.count == 1)
  }

  /// The squares of a last line that is shorter stand below the first ones above.
  @Test func theSquaresOfAllLinesBeginAtTheSamePlace() throws {
    let home = try home { contents in
      contents.dailies = [
        DailyResult(
          day: contents.today, moves: 13, par: 12, accuracy: 98, milliseconds: 90_000,
          marks: Array(repeating: .match, count: 13))
      ]
    }
    let squares = try #require(
      home.resolvedTexts.first { $0.text.string.contains("🟩") && !$0.text.string.contains("par") })
    #expect(squares.text.string.split(separator: "\n").map(\.count) == [10, 3])
    #expect(squares.text.alignment == .leading)
  }
}
