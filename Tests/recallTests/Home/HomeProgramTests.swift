import Assets
import Foundation
import GRDB
import RecallHome
import RecallUI
import Replay
import Statistics
import Testing

@testable import RecallHome
@testable import Records
@testable import recall

@Suite struct HomeProgramTests {
  private static let pairs4: GamePlan = {
    var plan = GamePlan()
    plan.pairs = 4
    return plan
  }()

  /// Plays a game of four pairs to its end.
  private func playAll(_ hand: ProgramHand) throws {
    try hand.find(pairs: 0..<4)
    try hand.wait(4000)
  }

  @Test func keysAloneLeadToTheTableAndBack() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.type("n")
    try hand.type("return")
    #expect(hand.shows("deck"))
    try hand.type("p")
    try hand.tap("menu")
    #expect(hand.shows("new game") && !hand.shows("deck"))
    // Nothing was turned up, so there is nothing to go on with.
    #expect(!hand.shows("go on"))
    #expect(try hand.store.records().isEmpty)
  }

  @Test func whatWasPlannedIsThereAfterARestart() throws {
    let store = try RecordStore()
    let hand = try ProgramHand(store: store)
    try hand.tap("new game")
    try hand.tap("level:duel")
    let again = try ProgramHand(store: store)
    #expect(GameLevel(again.keeper.contents().plan) == .duel)
  }

  /// It led to the screens around the table, and said nothing.
  @Test(arguments: [(1, true), (2, true), (3, false), (4, false)])
  func aReviewIsOfferedOfGamesThatCanBeTakenApart(players: Int, isOffered: Bool) throws {
    let hand = try ProgramHand(store: try RecordStore())
    var plan = Self.pairs4
    plan.seats = (0..<players).map { GamePlan.Seat(name: "Player \($0 + 1)") }
    try hand.play(plan)
    try playAll(hand)
    #expect(hand.shows("menu"))
    #expect(hand.shows("review") == isOffered)
  }

  @Test func aTraceHearsOfTheScreensAndOfTheTable() throws {
    var heard: [String] = []
    let trace = StageTrace(of: [.focus]) { heard.append("\($0)") }
    let hand = try ProgramHand(store: try RecordStore(), trace: trace)
    try hand.type("tab")
    #expect(heard.count == 1)
    try hand.play(Self.pairs4)
    heard = []
    try hand.type("tab")
    #expect(!heard.isEmpty)
    try hand.type("p")
    try hand.tap("menu")
    heard = []
    try hand.type("tab")
    #expect(!heard.isEmpty)
  }

  @Test func aTraceHasTheProgramsInstants() throws {
    var heard: [Instant] = []
    let trace = StageTrace(of: [.timers]) { heard.append($0.instant) }
    let hand = try ProgramHand(store: try RecordStore(), trace: trace)
    try hand.wait(100_000)
    try hand.play(Self.pairs4)
    try hand.tap("deck")
    try hand.wait(2000)
    #expect(hand.shown.now < Instant(milliseconds: 10_000))
    let dealt = heard.filter { $0 > .zero }
    #expect(!dealt.isEmpty)
    #expect(dealt.allSatisfy { $0 >= Instant(milliseconds: 100_000) && $0 <= hand.now })
  }

  @Test func aGameThatIsOverIsCountedWithItsReview() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.play(Self.pairs4)
    try playAll(hand)
    let record = try #require(try hand.store.records().first)
    #expect(record.end == .finished)
    #expect(record.standing == .won)
    #expect(record.moves == 4)
    #expect(record.seed == 7)
    #expect(record.pairs == 4)
    #expect(record.deck == PlayedDeck(name: "vehicles", title: "Vehicles"))
    let review = try #require(record.review)
    #expect(abs(review.par + review.loss + review.luck - 4) < 1e-9)
    #expect(record.milliseconds > 3000)
    try hand.tap("review")
    #expect(hand.shown.outline.contains("Review"))
    try hand.type("escape")
    #expect(hand.shows("new game") && !hand.shows("go on"))
  }

  @Test func playingAgainAtTheSameTableIsAnotherGame() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.play(Self.pairs4)
    try playAll(hand)
    try hand.tap("play again")
    try hand.wait(3000)
    try playAll(hand)
    let records = try hand.store.records()
    #expect(records.map(\.end) == [.finished, .finished])
    #expect(records.map(\.moves) == [4, 4])
    #expect(records[0].beganAt < records[1].beganAt)
    let texts = try records.map { try hand.store.recording(of: $0.id) }
    #expect(texts[1].hasPrefix(texts[0]))
    // What the games have in common is kept once.
    let bytes = try hand.store.database.read {
      try Int.fetchOne($0, sql: "SELECT sum(length(text)) FROM piece")
    }
    #expect(bytes == texts[1].utf8.count)
  }

  @Test func aFirstGameGoesOnWithItsAdvice() throws {
    let store = try RecordStore()
    let stopped = try ProgramHand(store: store)
    try stopped.tap("first game")
    try stopped.find(pairs: 0..<1)
    try stopped.tap("advice")
    try stopped.wait(1000)
    try stopped.type("p")
    try stopped.tap("menu")
    let hand = try ProgramHand(store: store)
    try hand.tap("go on")
    #expect(hand.shows("advice"))
    try hand.find(pairs: 1..<4)
    try hand.wait(4000)
    let record = try #require(try hand.store.records().first)
    #expect(record.end == .finished && record.moves == 4)
    #expect(try hand.store.recording(of: record.id).contains("advice    on"))
  }

  @Test func whoIsStoppedBetweenTwoGamesGoesOnWithTheSecondAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("recall.sqlite")
    var stopped: ProgramHand? = try ProgramHand(store: try RecordStore(path: path))
    try stopped?.play(Self.pairs4)
    try stopped?.find(pairs: 0..<2)
    try stopped?.tap("new game")
    try stopped?.wait(3000)
    stopped = nil
    let hand = try ProgramHand(store: try RecordStore(path: path))
    try hand.tap("go on")
    #expect(try hand.store.records().map(\.end) == [.abandoned])
    try playAll(hand)
    let records = try hand.store.records()
    #expect(records.map(\.end) == [.abandoned, .finished])
    #expect(records.last?.moves == 4)
    let texts = try records.map { try hand.store.recording(of: $0.id) }
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $1.hasPrefix($0) })
  }

  @Test func aGameIsKeptThoughThoseBeforeItWereErasedMeanwhile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("recall.sqlite")
    let hand = try ProgramHand(store: try RecordStore(path: path))
    try hand.play(Self.pairs4)
    try hand.find(pairs: 0..<2)
    try hand.tap("new game")
    try hand.wait(3000)
    try RecordStore(path: path).eraseAll()
    try playAll(hand)
    #expect(try hand.store.records().map(\.end) == [.finished])
  }

  @Test func aGameThatWasLeftGoesOnWhereItWas() throws {
    let store = try RecordStore()
    let hand = try ProgramHand(store: store)
    try hand.play(Self.pairs4)
    try hand.find(pairs: 0..<2)
    try hand.tap("card:4")
    try hand.type("p")
    let before = hand.shown.coreSnapshot
    try hand.tap("menu")
    #expect(hand.shown.outline.contains("Vehicles, 2 of 4 pairs left"))
    try hand.wait(60_000)
    try hand.tap("go on")
    let names = hand.shown.coreSnapshot.changes(since: before).map(\.name)
    #expect(names.filter { $0.hasPrefix("card:") && !$0.contains("bonusTime") }.isEmpty)
    // It goes on at once, though the way to the menu led through a pause.
    #expect(hand.shown.coreSnapshot["isPausedByPlayer"] == "false")
    try hand.tap("card:5")
    try hand.find(pairs: 3..<4)
    try hand.wait(4000)
    let record = try #require(try store.records().first)
    #expect(record.moves == 4)
    #expect(record.end == .finished)
    // The minute at the menu is none of the game's time.
    #expect(record.milliseconds < 30_000)
  }

  @Test func aProgramThatWasKilledGoesOnWithTheLastWholeEvent() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("recall.sqlite")
    let id: Int64
    do {
      let hand = try ProgramHand(store: try RecordStore(path: path))
      try hand.play(Self.pairs4)
      try hand.find(pairs: 0..<2)
      id = try #require(try RecordStore(path: path).interruptedIds().first)
      // The writer dies in the middle of a line.
      try hand.store.append("  99999  down card:", to: id)
    }
    let hand = try ProgramHand(store: try RecordStore(path: path))
    #expect(hand.shown.outline.contains("Vehicles, 4 pairs"))
    try hand.tap("go on")
    #expect(hand.shows("card:4"))
    try hand.find(pairs: 2..<4)
    try hand.wait(4000)
    #expect(try hand.store.records().map(\.moves) == [4])
    let text = try hand.store.recording(of: id)
    #expect(!text.contains("99999"))
    let script = try ReplayScript(parsing: text, file: "kept.replay")
    #expect(script.steps.count > 8)
  }

  @Test func whatWasKeptAndCannotGoOnIsGivenUpWithAWord() throws {
    let store = try RecordStore()
    var record = GameRecord(
      beganAt: 5, deck: PlayedDeck(name: "vehicles", title: "Vehicles"), pairs: 4, seed: 7)
    record.end = .interrupted
    store.interrupt(try store.begin(record, recording: "recall-replay 99\n"))
    let hand = try ProgramHand(store: store)
    try hand.tap("go on")
    #expect(hand.shown.outline.contains("can't be continued with this version"))
    #expect(try store.records().map(\.end) == [.abandoned])
  }

  @Test func anotherGameInPlaceOfOneThatGoesOnCanBeTakenBack() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.play(Self.pairs4)
    try hand.find(pairs: 0..<2)
    try hand.tap("new game")
    try hand.tap("card:0")
    try hand.type("z", .control)
    try hand.find(pairs: 2..<4)
    try hand.wait(4000)
    let records = try hand.store.records()
    #expect(records.map(\.end).sorted { $0.rawValue < $1.rawValue } == [.abandoned, .finished])
    #expect(records.first { $0.end == .finished }?.moves == 4)
    let all = try hand.store.interruptedGames()
    #expect(all.isEmpty)
  }

  @Test func aNewGameTwiceIsTakenBackAndKept() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.play(Self.pairs4)
    try hand.find(pairs: 0..<1)
    try hand.type("n")
    try hand.type("n")
    try hand.type("z", .control)
    try hand.type("p")
    try hand.tap("menu")
    #expect(try hand.store.records().isEmpty)
    #expect(try hand.store.interruptedGames().map(\.moves) == [1])
    try hand.tap("go on")
    try hand.find(pairs: 1..<4)
    #expect(try hand.store.records().map(\.moves) == [4])
  }

  @Test func anotherGameAtTheTableOfADayIsNotItsDeal() throws {
    let hand = try ProgramHand(store: try RecordStore())
    let day = hand.keeper.contents().today
    hand.program.hear(.playDaily(day))
    try hand.wait(500)
    try hand.find(pairs: 0..<1)
    try hand.type("n")
    try hand.wait(3000)
    try hand.find(pairs: 0..<DailyDeal(of: day).pairs)
    try hand.wait(4000)
    #expect(try hand.store.records().map(\.kind) == [.daily(day), .free])
    #expect(hand.keeper.contents().dailies.isEmpty)
  }

  @Test func whatCannotBePlayedGivesUpNothing() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.play(Self.pairs4)
    try hand.find(pairs: 0..<1)
    try hand.type("p")
    try hand.tap("menu")
    var plan = Self.pairs4
    plan.seats = [.init(name: "Ann"), .init(name: String(repeating: "👨‍👩‍👧‍👦", count: 8))]
    hand.program.hear(.play(plan))
    #expect(hand.shows("go on"))
    #expect(try hand.store.interruptedGames().count == 1)
    // The screens make a name of it that can be written down.
    #expect(GameSettings.cleaned(plan.seats[1].name).unicodeScalars.count <= 40)
  }

  @Test func whatWasLeftGoesOnAsTheSettingsAreNow() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.play(Self.pairs4)
    try hand.find(pairs: 0..<1)
    try hand.type("p")
    try hand.tap("menu")
    hand.program.hear(.goOn)
    try hand.wait(3000)
    let light = hand.shown.displayList.items.first
    try hand.type("p")
    try hand.tap("menu")
    var settings = GameSettings()
    settings.appearance = .dark
    hand.program.hear(.keep(settings))
    hand.program.hear(.goOn)
    try hand.wait(3000)
    #expect(hand.shows("card:4"))
    #expect(hand.shown.displayList.items.first != light)
  }

  @Test func keysBeginAtWhatMostPlayersWantNext() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.play(Self.pairs4)
    try hand.type("tab")
    try playAll(hand)
    try hand.type("tab")
    try hand.type("tab", .shift)
    try hand.type("return")
    #expect(hand.shows("deck") && !hand.shows("play again"))
  }

  @Test func theScreensTurnToAnotherDayWhenSomebodyComes() throws {
    let hand = try ProgramHand(store: try RecordStore())
    let day = hand.keeper.time.day
    try hand.wait(86_400_000)
    try hand.tap("daily")
    try hand.tap("play")
    try hand.find(pairs: 0..<1)
    try hand.type("p")
    try hand.tap("menu")
    #expect(hand.keeper.contents().today == day.advanced(by: 1))
    let record = try #require(hand.keeper.lastInterrupted)
    #expect(record.kind == .daily(day.advanced(by: 1)))
    #expect(CalendarDay(seconds: record.beganAt, offset: 3600) == day.advanced(by: 1))
  }

  @Test func theDealOfADayIsCountedOnce() throws {
    let hand = try ProgramHand(store: try RecordStore())
    let day = hand.keeper.contents().today
    for _ in 0..<2 {
      hand.program.hear(.playDaily(day))
      try hand.wait(500)
      try hand.find(pairs: 0..<DailyDeal(of: day).pairs)
      try hand.wait(4000)
      try hand.tap("menu")
    }
    let dailies = hand.keeper.contents().dailies
    #expect(dailies.map(\.day) == [day])
    #expect(dailies.first?.moves == DailyDeal(of: day).pairs)
    #expect(dailies.first?.marks == Array(repeating: .match, count: DailyDeal(of: day).pairs))
    #expect(try hand.store.records().map(\.kind) == [.daily(day), .daily(day)])
    #expect(try hand.store.records().first?.seed == DailyDeal(of: day).seed)
  }

  /// What counts is reviewed, whatever was played after it at the same table; Escape leads back to the day.
  @Test func theDealOfADayIsReviewedLater() throws {
    let hand = try ProgramHand(store: try RecordStore())
    let day = hand.keeper.contents().today.advanced(by: -3)
    let pairs = DailyDeal(of: day).pairs
    hand.program.hear(.playDaily(day))
    try hand.wait(500)
    try hand.find(pairs: 0..<pairs)
    try hand.wait(4000)
    try hand.tap("play again")
    try hand.wait(3000)
    try hand.find(pairs: 0..<1)
    try hand.type("p")
    try hand.tap("menu")
    try hand.tap("daily")
    try hand.tap("day:\(day)")
    try hand.tap("review")
    #expect(hand.texts.contains("Review"))
    #expect(hand.texts.contains("\(pairs)"), "its moves: \(hand.texts)")
    #expect(hand.keeper.message == nil)
    try hand.type("escape")
    #expect(hand.shows("play again") && hand.shows("day:\(day)"))
    #expect(hand.texts.contains("The first game of a day counts."), "the same day is chosen")
    try hand.type("escape")
    #expect(hand.shows("daily"))
  }

  @Test func aReviewThatIsNotThereIsSaid() throws {
    let hand = try ProgramHand(store: try RecordStore())
    hand.program.hear(.review(7))
    #expect(hand.keeper.message == SessionError.noReview.words)
    #expect(hand.program.isAtHome && hand.shows("new game"))
  }

  @Test func aGhostIsOnesOwnBestGame() throws {
    let hand = try ProgramHand(store: try RecordStore())
    var plan = Self.pairs4
    plan.hasGhost = true
    try hand.play(plan)
    // There is none yet, which is said; one plays without.
    #expect(hand.shown.outline.contains("won a game with this deck"))
    try playAll(hand)
    try hand.tap("menu")
    try hand.play(plan)
    #expect(hand.shown.outline.contains("ghost"))
    try playAll(hand)
    #expect(try hand.store.records().map(\.seed) == [7, 7])
  }

  @Test func botsPlayAndTheWinnerIsCounted() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.play(GameLevel.duel.plan(deck: "vehicles", name: "Ann"))
    try hand.find(pairs: 0..<12)
    try hand.wait(6000)
    let record = try #require(try hand.store.records().first)
    #expect(record.players == [.init(name: "Ann"), .init(name: "Fair bot", isBot: true)])
    #expect(record.standing == .won)
    #expect(record.person == 0)
  }

  @Test func settingsAndDecksAreKept() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("recall.sqlite")
    let deck = HomeDeck(
      try Deck(name: "pets", title: "Pets", symbols: ["🐶", "🐱"], file: "pets"), isOwn: true)
    do {
      let hand = try ProgramHand(store: try RecordStore(path: path))
      var settings = GameSettings()
      settings.appearance = .dark
      settings.hold = 500
      hand.program.hear(.keep(settings))
      let shipped = hand.keeper.decks
      hand.program.hear(.keepDecks([shipped[1], deck, shipped[0]] + shipped.dropFirst(2)))
    }
    let hand = try ProgramHand(store: try RecordStore(path: path))
    let contents = hand.keeper.contents()
    #expect(contents.settings.appearance == .dark)
    #expect(contents.settings.hold == 500)
    #expect(contents.decks[1] == deck)
    #expect(!contents.decks[0].isOwn && contents.decks.count > 5)
    var plan = GamePlan()
    (plan.deck, plan.pairs) = ("pets", 2)
    try hand.play(plan)
    try hand.find(pairs: 0..<2)
    #expect(try hand.store.records().first?.deck.title == "Pets")
    hand.program.hear(.eraseAll)
    #expect(hand.keeper.contents().decks.allSatisfy { !$0.isOwn })
    #expect(try hand.store.records().isEmpty)
    #expect(hand.keeper.settings == .fresh)
  }

  @Test func whatTheCommandLineSaysIsNotKept() throws {
    let store = try RecordStore()
    var settings = GameSettings()
    (settings.appearance, settings.language) = (.dark, Language("de"))
    try ProgramHand(store: store).program.hear(.keep(settings))
    let keeper = try ProgramHand(store: store).keeper
    keeper.showSystemLanguage()
    keeper.showDesktopAppearance()
    #expect(keeper.settings.appearance == .desktop && keeper.settings.language == nil)
    settings = keeper.settings
    settings.hold = 500
    keeper.keep(settings)
    #expect(keeper.settings == settings)
    var kept = try ProgramHand(store: store).keeper.settings
    #expect((kept.appearance, kept.language, kept.hold) == (.dark, Language("de"), 500))
    // What is set meanwhile counts, also once it is as it was shown at first.
    (settings.appearance, settings.language) = (.light, .english)
    keeper.keep(settings)
    (settings.appearance, settings.language) = (.desktop, nil)
    keeper.keep(settings)
    kept = try ProgramHand(store: store).keeper.settings
    #expect((kept.appearance, kept.language) == (.desktop, nil))
  }

  @Test func whatCannotBeReadIsSaidAndStays() throws {
    let store = try RecordStore()
    let spoilt = StoredDeck(name: "pets", title: "Pets", json: "{")
    try store.saveDecks([spoilt])
    try store.add([
      (
        GameRecord(
          beganAt: 5, deck: PlayedDeck(name: "vehicles", title: "Vehicles"), pairs: 4, seed: 7,
          end: .finished), ""
      )
    ])
    try store.database.write { try $0.execute(sql: "UPDATE game SET kind = ''") }
    let hand = try ProgramHand(store: store)
    #expect(hand.shown.outline.contains("A saved game can't be read."))
    let own = HomeDeck(
      try Deck(name: "own", title: "Own", symbols: ["a", "b"], file: "own"), isOwn: true)
    hand.program.hear(.keepDecks([own] + hand.keeper.decks))
    #expect(try store.decks().map(\.name) == ["own", "pets"])
    #expect(try store.decks().last == spoilt)
  }

  @Test func theWindowKeepsItsTimeAndItsSizeFromStageToStage() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.send(.resize(CGSize(width: 640, height: 480)))
    try hand.wait(100_000)
    let before = hand.now
    try hand.play(Self.pairs4)
    #expect(hand.window.now >= before)
    #expect(hand.shown.size == CGSize(width: 640, height: 480))
    #expect(hand.shown.now < Instant(milliseconds: 10_000))
    let deck = try #require(hand.shown.frame(ofElement: "deck"))
    for phase in [PointerEvent.Phase.down, .up] {
      try hand.send(
        .pointer(PointerEvent(phase, at: CGPoint(x: deck.midX, y: deck.midY))))
    }
    let deadline = try #require(hand.window.nextDeadline)
    #expect(deadline > before)
    try hand.wait(5000)
    #expect(hand.effects.contains(.playSound("deal")))
  }

  @Test func twoProgramsPlayAtOnce() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("recall.sqlite")
    let one = try ProgramHand(store: try RecordStore(path: path))
    let other = try ProgramHand(store: try RecordStore(path: path))
    try one.play(Self.pairs4)
    try other.play(Self.pairs4)
    try one.find(pairs: 0..<1)
    try other.find(pairs: 0..<2)
    // Nobody goes on with what another one plays.
    #expect(try ProgramHand(store: try RecordStore(path: path)).shows("go on") == false)
    try one.find(pairs: 1..<4)
    try other.find(pairs: 2..<4)
    #expect(try RecordStore.records(at: path).map(\.moves) == [4, 4])
  }

  @Test func aDatabaseThatFailsEndsNoGame() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("recall.sqlite")
    let hand = try ProgramHand(store: try RecordStore(path: path))
    try hand.play(Self.pairs4)
    try hand.find(pairs: 0..<2)
    try hand.store.eraseAll()
    try hand.find(pairs: 2..<4)
    try hand.wait(4000)
    #expect(hand.shows("play again"))
    try hand.tap("menu")
    #expect(hand.shows("new game"))
  }
}

extension RecordStore {
  /// The numbers of all games that haven't come to an end, played or not.
  fileprivate func interruptedIds() throws -> [Int64] {
    (1...20).filter { (try? recording(of: $0)) != nil }
  }

  @Test func keysThatWereSetAreThoseOfTheTable() throws {
    let hand = try ProgramHand(store: try RecordStore())
    var settings = GameSettings()
    settings.keys.set("x", for: .pause)
    hand.program.hear(.keep(settings))
    try hand.play(GamePlan())
    try hand.type("p")
    #expect(!hand.shows("go on"))
    #expect(hand.window.unhandledKey == nil)
    try hand.type("x")
    #expect(hand.shows("go on"))
    try hand.type("x")
    #expect(!hand.shows("go on"))
  }

  @Test func aFirstGameExplainsItselfAndIsNotPlannedAgain() throws {
    let hand = try ProgramHand(store: try RecordStore())
    try hand.tap("first game")
    #expect(hand.shows("advice"))
    #expect(hand.shows("card:7"))
    #expect(!hand.shows("card:8"))
    #expect(hand.keeper.contents().plan == GamePlan())
  }
}
