import RecallUI
import Testing

@testable import RecallHome

@Suite struct NewGameScreenTests {
  private func home(_ change: (inout HomeContents) -> Void = { _ in }) throws -> HomeStage {
    let home = try HomeStage(size: CGSize(width: 800, height: 1600), change)
    home.model.state.path = [.newGame]
    home.stage.advance(by: .seconds(1))
    return home
  }

  @Test(arguments: GameLevel.allCases)
  func aLevelIsChosenAndPlayed(level: GameLevel) throws {
    let home = try home { $0.plan.deck = "sports" }
    let before = home.model.state.plan
    let plan = level.plan(deck: "sports", name: "You")
    try home.tap("level:\(level.rawValue)")
    #expect(home.messages() == (plan == before ? [] : [.keepPlan(plan)]))
    try home.tap("play")
    #expect(home.messages() == [.play(plan)])
  }

  /// The button below stands nearer to the last row in sight than the next row, which comes when it is scrolled.
  @Test(arguments: [CGSize(width: 800, height: 600), CGSize(width: 320, height: 240)])
  func arrowsGoThroughAllRowsBeforeTheButtonBelow(size: CGSize) throws {
    let home = try HomeStage(size: size)
    home.model.state.path = [.newGame]
    home.stage.advance(by: .seconds(1))
    for _ in 0..<2 { home.type("up") }
    var names: [String] = []
    while names.last != "play", names.count < 30 {
      home.type("down")
      names.append(home.stage.focusedElement?.identifier ?? "nothing")
    }
    let levels = GameLevel.allCases.map { "level:\($0.rawValue)" }
    #expect(Array(names.prefix(levels.count + 1)) == levels + ["deck"])
    #expect(names.last == "play" && names.dropLast().last == "ghost")
  }

  private func goDown(to name: String, of home: HomeStage) {
    for _ in 0..<20 where home.stage.focusedElement?.identifier != name { home.type("down") }
    #expect(home.stage.focusedElement?.identifier == name)
  }

  @Test(arguments: GameLevel.allCases)
  func theFocusBeginsAtTheLevelThatIsChosen(level: GameLevel) throws {
    let home = try HomeStage { $0.plan = level.plan(deck: "sports", name: "You") }
    home.type("n")
    #expect(home.stage.focusedElement?.identifier == "level:\(level.rawValue)")
  }

  @Test func theFocusBeginsAtWhatPlaysWhereThePlanHasNoName() throws {
    let home = try HomeStage { $0.plan.pairs = 17 }
    home.type("n")
    #expect(home.stage.focusedElement?.identifier == "play")
  }

  @Test func theFocusComesBackToTheDeckThatWasChosen() throws {
    let home = try home()
    goDown(to: "deck", of: home)
    home.type("return")
    home.type("down")
    home.type("return")
    #expect(home.model.state.path == [.newGame])
    #expect(home.model.state.plan.deck == "sports")
    #expect(home.stage.focusedElement?.identifier == "deck")
  }

  @Test func returnPlaysTheLevelThatIsChosenAlready() throws {
    let home = try home()
    home.type("down")
    let level = try #require(home.stage.focusedElement?.identifier)
    home.type("return")
    #expect(home.messages() == [.keepPlan(home.model.state.plan)])
    #expect(GameLevel(home.model.state.plan).map { "level:\($0.rawValue)" } == level)
    home.type("return")
    #expect(home.messages() == [.play(home.model.state.plan)])
  }

  /// It went down below the button that plays.
  @Test(arguments: [CGSize(width: 800, height: 600), CGSize(width: 1280, height: 800)])
  func addingAPlayerByKeysStaysInSight(size: CGSize) throws {
    let home = try HomeStage(size: size) { $0.settings.textSize = .huge }
    home.type("n")
    goDown(to: "add player", of: home)
    for _ in 2..<GamePlan.mostSeats {
      home.type("return")
      let focused = try #require(home.stage.focusedElement)
      #expect(focused.identifier == "add player")
      #expect(focused.frame.maxY < (try #require(home.stage.element("play")).frame.minY))
    }
    #expect(home.model.state.plan.seats.count == GamePlan.mostSeats - 1)
  }

  /// A name without a frame looked as if it couldn't be changed.
  @Test func aPlayersNameStandsInAFrame() throws {
    let home = try home()
    let name = try #require(home.stage.element("name:1")).frame
    let text = try #require(home.placedTexts.first { $0.text == "You" }).bounds
    #expect(name.insetBy(dx: 5, dy: 5).contains(text.origin), "\(name), \(text)")
  }

  @Test func whatIsPlannedIsKeptBeforeItIsPlayed() throws {
    let home = try home()
    try home.tap("ghost")
    try home.tap("deck")
    try home.tap("deck:sports")
    let kept = home.messages()
    #expect(kept.count == 2)
    #expect(kept.last == .keepPlan(home.model.state.plan))
    #expect(home.model.state.plan.deck == "sports" && home.model.state.plan.hasGhost)
  }

  @Test func returnPlaysWhatAPointerHasChosen() throws {
    let home = try home()
    try home.tap("level:duel")
    home.type("return")
    #expect(home.messages().last == .play(home.model.state.plan))
    #expect(GameLevel(home.model.state.plan) == .duel)
  }

  @Test func returnChoosesWhatTheKeyboardHasGoneTo() throws {
    let home = try home()
    try home.tap("level:duel")
    home.type("up")
    home.type("return")
    #expect(GameLevel(home.model.state.plan) == .race)
    #expect(!home.messages().contains { if case .play = $0 { true } else { false } })
  }

  @Test func aDeckIsChosenFromAllOfThem() throws {
    let home = try home()
    try home.tap("deck")
    try home.tap("deck:sports")
    #expect(home.model.state.path == [.newGame])
    #expect(home.model.state.plan.deck == "sports")
    #expect(home.texts.contains("Sports"))
  }

  @Test func playersComeAndGoUpToFour() throws {
    let home = try home()
    #expect(home.stage.element("remove player") == nil)
    for _ in 0..<3 { try home.tap("add player") }
    #expect(home.model.state.plan.seats.map(\.name) == ["You", "Player 2", "Player 3", "Player 4"])
    #expect(home.stage.element("add player") == nil)
    try home.tap("remove player")
    #expect(home.model.state.plan.seats.count == 3)
  }

  @Test func aBotBringsItsNameWhereNobodyGaveAnother() throws {
    let home = try home()
    try home.tap("add player")
    try home.tap("bot:2")
    try home.tap(text: "Strong bot")
    #expect(home.model.state.plan.seats[1] == GamePlan.Seat(name: "Strong bot", bot: .strong))
    try home.tap("name:2")
    home.stage.send(.text("!"))
    try home.tap("bot:2")
    try home.tap(text: "Fair bot")
    #expect(home.model.state.plan.seats[1].bot == .fair)
    #expect(home.model.state.plan.seats[1].name == "Strong bot!")
  }

  @Test func aBotsRowDoesNotSayItsNameTwice() throws {
    let home = try home { $0.plan.seats = [.init(name: "Fair bot", bot: .fair)] }
    #expect(home.texts.count { $0 == "Fair bot" } == 1)
    #expect(home.texts.contains("Bot"))
    home.model.state.plan.seats[0].name = "Hal"
    home.stage.advance(by: .seconds(1))
    #expect(home.texts.count { $0 == "Fair bot" } == 1)
    #expect(!home.texts.contains("Bot"))
  }

  @Test func whoHasNoNameGetsOneWhenItBegins() throws {
    let home = try home { contents in
      contents.plan.seats = [.init(name: " \n"), .init(name: "  Bo  ")]
    }
    try home.tap("play")
    guard case .play(let plan)? = home.messages().first else {
      Issue.record("nothing was played")
      return
    }
    #expect(plan.seats.map(\.name) == ["Player 1", "Bo"])
  }

  @Test func rulesAreSet() throws {
    let home = try home()
    try home.tap("bonus")
    try home.tap("peeks")
    try home.tap("ghost")
    try home.tap("race")
    try home.tap(text: "2:00")
    try home.tap("look")
    try home.tap(text: "4 s")
    var plan = GamePlan()
    (plan.hasBonus, plan.allowsPeeks, plan.hasGhost) = (false, false, true)
    (plan.race, plan.look) = (120, 4000)
    #expect(home.model.state.plan == plan)
  }

  @Test func mismatchesTurnBackByThemselvesInAllGamesToCome() throws {
    let home = try home()
    try home.tap("turn back")
    try home.tap(text: "After 1.5 s")
    #expect(home.model.state.settings.turnBack == 1500)
    #expect(home.messages() == [.keep(home.model.state.settings)])
  }

  @Test func aGameThatWasLeftIsGivenUpOnlyWhenAsked() throws {
    let left = InterruptedGame(
      title: "Food", pairs: 8, pairsLeft: 5, moves: 12, milliseconds: 61_000)
    let home = try home { $0.interrupted = left }
    try home.tap("play")
    #expect(home.messages().isEmpty)
    #expect(home.texts.contains("Food, 5 of 8 pairs left."))
    try home.tap(text: "Cancel")
    #expect(home.messages().isEmpty)
    #expect(home.model.state.question == nil)
    try home.tap("play")
    try home.tap(text: "Give up")
    #expect(home.messages() == [.play(home.model.playablePlan)])
  }

  @Test func theFrameOfTheFocusKeepsAwayFromTheWordsOfARow() throws {
    let home = try home()
    let row = try #require(home.stage.element("level:calm")?.frame)
    func frames() -> Int {
      home.stage.displayList.items.count { item in
        guard case .stroke = item.content else { return false }
        return item.bounds.contains(row.insetBy(dx: -5, dy: -5)) && item.bounds.height < 100
      }
    }
    #expect(frames() == 0)
    home.type("up")
    #expect(frames() == 1)
  }

  @Test func aDeckThatIsGoneIsReplacedByTheFirst() throws {
    let home = try home { $0.plan.deck = "gone" }
    #expect(home.model.playablePlan.deck == "vehicles")
  }

  /// Keys go on from the deck that is chosen, wherever the focus was on the screen before.
  @Test func theChosenDeckHasTheFocusWhereDecksAreChosen() throws {
    let home = try HomeStage()
    home.model.state.plan.deck = "sports"
    home.model.state.path = [.newGame]
    home.stage.advance(by: .seconds(1))
    home.type("tab")
    home.model.state.path.append(.decksToPlay)
    home.stage.advance(by: .seconds(1))
    #expect(home.stage.focusedElement?.identifier == "deck:sports")
  }
}
