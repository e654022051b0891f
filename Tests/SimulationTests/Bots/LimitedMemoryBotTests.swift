import GameModel
import Simulation
import Testing

/// What a limited memory still holds, seen from outside: whether it takes a pair it was shown.
@Suite struct LimitedMemoryBotTests {
  /// Shows a bot cards, and asks whether it knows where the pair of picture 0 is: places 0 and 1.
  private func takesThePair(
    capacity: Int, _ replacement: LimitedMemoryBot.Replacement, shown: [(Int, at: Int)]
  ) -> Bool {
    var bot = LimitedMemoryBot(capacity: capacity, replacement: replacement)
    var generator = Xoshiro256StarStar(seed: 1)
    bot.sitDown(pairs: 40)
    for (picture, place) in shown {
      bot.see(picture, at: place)
    }
    let first = bot.chooseFirst(using: &generator)
    return Set([first, bot.chooseSecond(after: first, showing: 0, using: &generator)]) == [0, 1]
  }

  @Test(arguments: LimitedMemoryBot.Replacement.allCases)
  func theLastFewCardsAreRemembered(_ replacement: LimitedMemoryBot.Replacement) {
    let shown = [(0, at: 0), (0, at: 1), (1, at: 2), (2, at: 4)]
    #expect(takesThePair(capacity: 4, replacement, shown: shown))
    #expect(!takesThePair(capacity: 3, replacement, shown: shown))
  }

  @Test func seeingACardAgainCountsForOneAndNotForTheOther() {
    let shown = [(0, at: 0), (0, at: 1), (1, at: 2), (0, at: 0), (0, at: 1), (2, at: 4)]
    #expect(takesThePair(capacity: 3, .leastRecentlySeen, shown: shown))
    #expect(!takesThePair(capacity: 3, .firstInFirstOut, shown: shown))
  }
}
