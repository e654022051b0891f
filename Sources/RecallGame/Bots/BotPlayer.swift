import GameModel
import Simulation

/// A bot that sits at the table: what it remembers, and the chance that it draws from.
struct BotPlayer {
  let kind: BotKind
  private var bot: any Bot
  private(set) var generator: Xoshiro256StarStar

  /// Seats a bot.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - pairs: How many pairs there are.
  ///   - seed: The game's, which its chance comes from.
  ///   - seat: Its place at the table, which its chance depends on too.
  ///   - isAlone: Whether nobody else there is a bot. Where others are, nobody passes: two that would
  ///     rather show nothing than go on would never end.
  init(_ kind: BotKind, pairs: Int, seed: UInt64, seat: Int, isAlone: Bool) {
    self.kind = kind
    let played = kind == .optimal && !isAlone ? .optimalWithoutPassing : kind
    bot = played.makeBot(pairs: min(pairs, BotPlayer.largestTable))
    generator = Xoshiro256StarStar(seed: seed ^ BotPlayer.chance, stream: UInt64(seat))
    bot.sitDown(pairs: pairs)
  }

  /// A table of moves grows with the square of the pairs: of so many it takes some milliseconds. With
  /// more pairs left, two cards are turned up, which mostly is the best move there.
  private static let largestTable = 100
  /// Keeps the chance of bots apart from that of the deal, which comes from the same seed.
  private static let chance: UInt64 = 0x626F_7473_2061_7265

  /// The place of the card to turn up first.
  mutating func chooseFirst() -> Int {
    bot.chooseFirst(using: &generator)
  }

  /// The place of the card to turn up second.
  mutating func chooseSecond(after first: Int, showing picture: Int) -> Int {
    bot.chooseSecond(after: first, showing: picture, using: &generator)
  }

  /// Takes notice of a card that was shown to all.
  mutating func see(_ picture: Int, at place: Int) {
    bot.see(picture, at: place)
  }

  /// Takes notice of a pair that was won.
  mutating func take(_ picture: Int, from first: Int, and second: Int) {
    bot.take(picture, from: first, and: second)
  }

  /// Takes notice that a move is over.
  mutating func endMove() {
    bot.endMove(using: &generator)
  }

  /// Forgets everything: the cards lie in other places.
  mutating func sitDown(pairs: Int) {
    bot.sitDown(pairs: pairs)
  }
}
