import GameModel
import Simulation
import Testing

@testable import RecallGame

@Suite struct BotPlayerTests {
  @Test func theChanceOfABotIsThatOfTheSeedAndTheSeat() {
    func places(seed: UInt64, seat: Int) -> [Int] {
      var bot = BotPlayer(.random, pairs: 500, seed: seed, seat: seat, isAlone: true)
      return (0..<4).map { _ in bot.chooseFirst() }
    }
    #expect(places(seed: 1, seat: 0) == places(seed: 1, seat: 0))
    #expect(places(seed: 1, seat: 0) != places(seed: 1, seat: 1))
    #expect(places(seed: 1, seat: 0) != places(seed: 2, seat: 0))
  }

  @Test func aBotRemembersWhatItIsShownUntilCardsAreMoved() {
    var bot = BotPlayer(.perfect, pairs: 4, seed: 1, seat: 0, isAlone: true)
    bot.see(2, at: 6)
    bot.see(2, at: 7)
    var other = bot
    #expect(bot.chooseFirst() == 6)
    #expect(bot.chooseSecond(after: 6, showing: 2) == 7)
    other.sitDown(pairs: 4)
    #expect(other.chooseFirst() == 0)
  }
}
