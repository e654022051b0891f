import Interaction
import RecallUI
import Testing

@testable import RecallHome

@Suite struct StartScreenTests {
  private static let left = InterruptedGame(
    title: "Vehicles", pairs: 8, pairsLeft: 5, moves: 12, milliseconds: 61_000)

  @Test(arguments: [
    ("new game", HomeRoute.newGame), ("daily", .daily), ("decks", .decks),
    ("statistics", .statistics), ("settings", .settings), ("help", .help),
  ])
  func eachButtonLeadsToItsScreenAndEscapeBack(name: String, route: HomeRoute) throws {
    let home = try HomeStage()
    try home.tap(name)
    #expect(home.model.state.path == [route])
    home.type("escape")
    #expect(home.model.state.path.isEmpty)
    #expect(home.stage.issues.isEmpty)
  }

  @Test func controlNAndF1LeadToTheirScreensFromEverywhere() throws {
    let home = try HomeStage()
    home.type("f1")
    #expect(home.model.state.path == [.help])
    home.type("n", .control)
    #expect(home.model.state.path == [.help, .newGame])
    home.model.state.path.append(.decksToPlay)
    home.stage.advance(by: .seconds(1))
    #expect(home.model.state.path == [.help, .newGame, .decksToPlay])
    home.type("n", .control)
    #expect(home.model.state.path == [.help, .newGame])
    home.type("f1")
    #expect(home.model.state.path == [.help])
    home.type("escape")
    #expect(home.model.state.path.isEmpty)
  }

  @Test func goingOnIsOfferedWhereAGameWasLeft() throws {
    #expect(try HomeStage().stage.element("go on") == nil)
    let home = try HomeStage { $0.interrupted = Self.left }
    #expect(home.texts.contains("Vehicles, 5 of 8 pairs left"))
    try home.tap("go on")
    #expect(home.messages() == [.goOn])
  }

  @Test func theFocusStaysWhereItIsWhenButtonsStandBelowEachOther() throws {
    let home = try HomeStage()
    func frame(_ name: String) throws -> CGRect { try #require(home.stage.element(name)).frame }
    while home.stage.focusedElement?.identifier != "settings" { home.type("tab") }
    #expect(try frame("settings").minY == frame("help").minY)
    home.model.state.settings.textSize = .huge
    home.stage.send(.resize(CGSize(width: 480, height: 380)))
    home.stage.advance(by: .seconds(1))
    #expect(try frame("settings").maxY <= frame("help").minY)
    #expect(home.stage.focusedElement?.identifier == "settings")
    home.stage.send(.resize(CGSize(width: 600, height: 1000)))
    home.stage.advance(by: .seconds(1))
    #expect(home.stage.focusedElement?.identifier == "settings")
    #expect(home.stage.issues.isEmpty)
  }

  @Test func quittingClosesTheWindow() throws {
    let home = try HomeStage()
    try home.tap("quit")
    #expect(home.stage.takeEffects().map(\.effect) == [.closeWindow])
  }

  @Test func theDaysDealIsToldAndWhetherItWasPlayed() throws {
    #expect(try HomeStage().texts.contains("24 pairs, Sun, 22 November"))
    let home = try HomeStage { contents in
      contents.dailies = [
        DailyResult(
          day: contents.today, moves: 30, par: 40, accuracy: 99, milliseconds: 1, marks: [])
      ]
    }
    #expect(home.texts.contains("Played today"))
  }

  @Test func returnDoesWhatMostPlayersWantNext() throws {
    let first = try HomeStage()
    first.type("return")
    #expect(first.messages() == [.play(GamePlan.first(deck: "vehicles", name: "You"))])
    let left = try HomeStage { $0.interrupted = Self.left }
    left.type("return")
    #expect(left.messages() == [.goOn])
    let played = try HomeStage { contents in
      contents.dailies = [
        DailyResult(
          day: contents.today, moves: 30, par: 40, accuracy: 99, milliseconds: 1, marks: [])
      ]
    }
    played.type("return")
    #expect(played.model.state.path == [.newGame])
    // Where the focus can be seen, it is that which counts.
    let focused = try HomeStage()
    focused.type("tab")
    focused.type("tab")
    focused.type("return")
    #expect(focused.model.state.path == [.newGame])
  }

  @Test func keysAloneStartAGame() throws {
    let home = try HomeStage()
    home.type("n")
    #expect(home.model.state.path == [.newGame])
    home.type("return")
    #expect(home.messages() == [.play(home.model.playablePlan)])
  }

  @Test(arguments: [
    CGSize(width: 320, height: 240), CGSize(width: 640, height: 480),
    CGSize(width: 1920, height: 1080), CGSize(width: 480, height: 900), CGSize(width: 1, height: 1),
    CGSize(width: 4000, height: 300),
  ])
  func allScreensComeUpInWindowsOfAnySize(size: CGSize) throws {
    for route in HomeRoute.allCases {
      let home = try HomeStage(size: size) { $0.interrupted = Self.left }
      home.model.state.path = [route]
      home.stage.advance(by: .seconds(20))
      _ = home.stage.displayList
      #expect(home.stage.issues.isEmpty, "\(route)")
    }
  }
}
