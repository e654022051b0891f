import Simulation
import Testing

@testable import RecallHome

@Suite struct GamePlanTests {
  @Test(arguments: GameLevel.allCases)
  func aLevelKnowsItsPlan(level: GameLevel) {
    let plan = level.plan(deck: "food", name: "Ann")
    #expect(plan.deck == "food")
    #expect(plan.seats.first == GamePlan.Seat(name: "Ann"))
    #expect(GameLevel(plan) == level)
    #expect(JSON.value(GamePlan.self, of: JSON.text(of: plan)) == plan)
  }

  @Test func aPlanOfOnesOwnIsNoLevel() {
    var plan = GameLevel.classic.plan(deck: "food", name: "Ann")
    plan.pairs = 9
    #expect(GameLevel(plan) == nil)
  }

  @Test func whatIsOutOfBoundsIsBroughtBack() throws {
    let text = """
      {"pairs": 100000, "look": -5, "race": 1, "seats": [], "deck": 3, "hasGhost": true}
      """
    let plan = try #require(JSON.value(GamePlan.self, of: text))
    var expected = GamePlan()
    expected.pairs = GamePlan.mostPairs
    expected.race = 10
    expected.hasGhost = true
    #expect(plan == expected)
    let crowd = (0..<9).map { #"{"name": "\#($0)"}"# }.joined(separator: ",")
    #expect(JSON.value(GamePlan.self, of: "{\"seats\": [\(crowd)]}")?.seats.count == 4)
  }

  @Test(arguments: BotStrength.allCases)
  func eachBotIsOneOfTheSimulations(strength: BotStrength) throws {
    #expect(throws: Never.self) { try BotKind(name: strength.botName) }
    #expect(!strength.explanation.isEmpty)
  }
}
