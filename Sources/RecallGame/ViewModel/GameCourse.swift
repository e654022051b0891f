import GameModel
import RecallUI

/// What a game has that isn't played in the classic way: bots, what happens by itself, what can be
/// taken back.
struct GameCourse {
  let setup: GameSetup
  var appointments = Appointments()
  /// By seats; nil where a person sits.
  var bots: [BotPlayer?]
  /// The number that bots know the picture of a pair by, by pair: the first one that shows the same.
  /// Empty where no bot is.
  private let pictures: [Int]
  /// The card that was turned up first in a move that isn't over.
  var first: Int?
  /// What was found, and when.
  var finds: [GameSetup.Find] = []
  /// Whether the race is lost.
  var isLost = false
  /// What can be brought back, the latest last.
  private(set) var former: [FormerGame] = []
  /// How often something was brought back.
  var returns = 0
  /// The setup in words, and 64 bits of them.
  let words: String
  let wordsDigest: UInt64

  /// How long a person has to see what a bot does, from one thing to the next.
  static let beforeFirst = Duration.milliseconds(800)
  static let beforeSecond = Duration.milliseconds(700)
  /// How long two cards can be seen before somebody goes on, if a bot is one of the two.
  static let afterPair = Duration.milliseconds(1200)
  /// How long something can be taken back: long enough to see what happened, and to reach the button.
  static let undoTime = Duration.seconds(8)
  /// So many things in a row can be taken back.
  private static let mostFormer = 3

  init(_ setup: GameSetup, of model: MemoryGame<String>, seed: UInt64) {
    self.setup = setup
    words = setup.words
    wordsDigest = GameCourse.digest(of: words.utf8.map { UInt64($0) })
    let pairs = model.numberOfCards / 2
    let isAlone = setup.seats.count { $0.bot != nil } == 1
    bots = setup.seats.enumerated().map { seat, player in
      player.bot.map {
        BotPlayer($0, pairs: pairs, seed: seed, seat: seat, isAlone: isAlone)
      }
    }
    pictures = setup.hasBots ? GameCourse.pictures(of: model) : []
  }

  /// 64 bits of some numbers.
  static func digest(of numbers: [UInt64]) -> UInt64 {
    numbers.reduce(0) { SplitMix64.mix(($0 ^ $1) &+ 0x9E37_79B9_7F4A_7C15) }
  }

  private static func pictures(of model: MemoryGame<String>) -> [Int] {
    var known: [String: Int] = [:]
    return (0..<model.numberOfCards / 2).map { pair in
      guard let content = model.content(id: pair * 2) else { return pair }
      if let first = known[content] { return first }
      known[content] = pair
      return pair
    }
  }

  /// The number that bots know the picture of a card by.
  func picture(of card: Int) -> Int { pictures[card / 2] }

  mutating func keep(_ game: FormerGame) {
    former.append(game)
    if former.count > GameCourse.mostFormer { former.removeFirst() }
  }

  mutating func takeFormer() -> FormerGame? { former.popLast() }

  mutating func forgetFormer() { former = [] }

  // MARK: Bots

  /// Has each bot take notice of something.
  mutating func tellBots(_ tell: (inout BotPlayer) -> Void) {
    for seat in bots.indices { withBot(at: seat) { tell(&$0) } }
  }

  /// Has the bot of a seat do something; nil where a person sits.
  private mutating func withBot<Result>(
    at seat: Int, _ body: (inout BotPlayer) -> Result
  ) -> Result? {
    guard var bot = bots[seat] else { return nil }
    // What it remembers is changed in its place, and not in a copy.
    bots[seat] = nil
    defer { bots[seat] = bot }
    return body(&bot)
  }

  /// The place of the card that the bot of a seat turns up next; nil where a person sits.
  ///
  /// - Parameters:
  ///   - seat: Whose turn it is.
  ///   - first: The place of the card that waits for its second, and its picture's number; nil
  ///     where none does.
  mutating func choice(ofBotAt seat: Int, after first: (place: Int, picture: Int)?) -> Int? {
    withBot(at: seat) { bot in
      first.map { bot.chooseSecond(after: $0.place, showing: $0.picture) } ?? bot.chooseFirst()
    }
  }

  /// Begins another game of the same kind.
  mutating func restart() {
    first = nil
    finds = []
    isLost = false
  }
}
