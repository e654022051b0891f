import Foundation
import GameModel
import Simulation
import Testing

@testable import RecallGame

@Suite struct GameSetupTests {
  private func error(_ change: (inout GameSetup) -> Void, pairs: Int = 8) -> String? {
    var setup = GameSetup()
    change(&setup)
    do throws(GameSetupError) {
      try setup.validate(pairs: pairs)
      return nil
    } catch {
      return error.description
    }
  }

  private static func seats(_ names: String...) -> [GameSetup.Seat] {
    names.map { GameSetup.Seat(name: $0) }
  }

  @Test func theDefaultIsPlayedAsEver() throws {
    try GameSetup.classic.validate(pairs: 8)
    #expect(GameSetup.classic.isPlayedAsClassic)
    #expect(GameSetup.classic.rules == .classic)
    var named = GameSetup()
    named.seats[0].name = "Ann"
    named.hold = 300
    #expect(named.isPlayedAsClassic)
  }

  @Test(
    arguments: [
      { $0.seats = seats("a", "b") }, { $0.seats[0].bot = .perfect }, { $0.turnBack = 250 },
      { $0.look = 500 }, { $0.hasBonus = false }, { $0.allowsPeeks = false }, { $0.race = 1000 },
      { $0.ghost = [GameSetup.Find(milliseconds: 0, pair: 0)] }, { $0.offersUndo = true },
    ] as [@Sendable (inout GameSetup) -> Void])
  func whatIsSetIsPlayed(change: @Sendable (inout GameSetup) -> Void) throws {
    var setup = GameSetup()
    change(&setup)
    #expect(!setup.isPlayedAsClassic)
    try setup.validate(pairs: 8)
    let data = try JSONEncoder().encode(setup)
    #expect(try JSONDecoder().decode(GameSetup.self, from: data) == setup)
    #expect(setup.words != GameSetup.classic.words)
  }

  @Test func whatIsMissingIsAsByDefault() throws {
    let setup = try JSONDecoder().decode(GameSetup.self, from: Data("{}".utf8))
    #expect(setup == .classic)
  }

  @Test(arguments: [
    #"{"hold":249}"#, #"{"seats":[{"name":"a","bot":"clever"}]}"#, #"{"seats":[]}"#,
    #"{"look":"long"}"#, #"{"ghost":[{"milliseconds":-1,"pair":0}]}"#,
  ])
  func whatNoGameHasIsNotDecoded(text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(GameSetup.self, from: Data(text.utf8))
    }
  }

  @Test func thereAreOneToFourSeats() {
    #expect(error { $0.seats = [] } == "expected 1 to 4 players, found 0")
    #expect(error { $0.seats = Self.seats("a", "b", "c", "d") } == nil)
    #expect(
      error { $0.seats = Self.seats("a", "b", "c", "d", "e") } == "expected 1 to 4 players, found 5"
    )
  }

  @Test func whoPlaysWithOthersHasAName() {
    #expect(
      error { $0.seats = Self.seats("a", "") }
        == "expected a name of 1 to 40 characters for player 2, found 0")
    let name = String(repeating: "a", count: 40)
    #expect(error { $0.seats = Self.seats(name) } == nil)
    #expect(
      error { $0.seats = Self.seats(name + "a") }
        == "expected a name of 1 to 40 characters for player 1, found 41")
  }

  @Test func timesHaveBounds() {
    let after = "ms after which"
    #expect(
      error { $0.turnBack = 249 }
        == "expected 250 to 60000 \(after) a mismatch turns back, found 249"
    )
    #expect(error { $0.turnBack = 60_000 } == nil)
    #expect(error { $0.turnBack = 60_001 } != nil)
    #expect(
      error { $0.look = 499 }
        == "expected 500 to 600000 \(after) the cards are turned down at the start, found 499")
    #expect(error { $0.look = 600_000 } == nil)
    #expect(error { $0.look = 600_001 } != nil)
    #expect(error { $0.race = 999 } == "expected 1000 to 36000000 \(after) a race ends, found 999")
    #expect(error { $0.race = 36_000_000 } == nil)
    #expect(error { $0.race = 36_000_001 } != nil)
    #expect(error { $0.hold = 249 } == "expected 250 to 3000 \(after) a press is a hold, found 249")
    #expect(error { $0.hold = 3000 } == nil)
    #expect(error { $0.hold = 3001 } != nil)
  }

  @Test func theGhostFindsEachPairOnceAndInOrder() {
    func ghost(_ finds: (Int64, Int)...) -> String? {
      error { $0.ghost = finds.map { GameSetup.Find(milliseconds: $0, pair: $1) } }
    }
    #expect(ghost((5, 0), (5, 7)) == nil)
    #expect(
      ghost((5, 8))
        == "expected the ghost to find pairs of the 8 that there are, found the number 8")
    #expect(
      ghost((5, -1)) == "expected the ghost to find pairs from the number 0 on, found -1")
    #expect(
      ghost((5, 1), (6, 1)) == "expected the ghost to find each pair once, found the number 1 twice"
    )
    #expect(ghost((5, 1), (4, 2)) == "expected a find of the ghost at 5 ms or later, found 4")
  }

  @Test func theModelsOwnErrorsAreSaid() {
    #expect(throws: GameSetupError.rules(.numberOfPairs(-1))) {
      try EmojiMemoryGame(title: "", pairs: -1, seed: 1, setup: .classic) { "\($0)" }
    }
  }
}
