import GameModel

/// One move of a bot, as everybody at the table sees it.
///
/// The game is played through its public interface alone; what the bot is told is what lies face
/// up after its own choices.
struct Move {
  /// Whether a pair was won.
  var isMatch: Bool
  /// Whether neither card of the pair had ever been seen.
  var isLucky: Bool
  /// Places and pictures of the two cards.
  var first: Int
  var second: Int
  var firstPicture: Int
  var secondPicture: Int
}

/// A bot chose a card that can't be chosen.
public struct IllegalChoice: Error, Equatable, CustomStringConvertible {
  /// The place that was chosen.
  public let place: Int
  /// Why the game ignored the choice.
  public let reason: Outcome.Reason

  public var description: String {
    "the bot chose the card at place \(place), which the game ignored: \(reason.rawValue)"
  }
}

extension MemoryGame where Content == Int {
  /// The card at a place that a bot has chosen.
  @inline(__always)
  fileprivate func card(chosenAt place: Int) throws(IllegalChoice) -> Int {
    guard let id = id(at: place) else {
      throw IllegalChoice(place: place, reason: .unknownCard)
    }
    return id
  }

  /// Lets a bot make one move, and turns back a pair that doesn't match.
  @inline(__always)
  mutating func makeMove(
    _ bot: inout some Bot, using generator: inout Xoshiro256StarStar
  ) throws(IllegalChoice) -> Move {
    let first = bot.chooseFirst(using: &generator)
    let firstID = try card(chosenAt: first)
    if case .ignored(let reason) = choose(id: firstID) {
      throw IllegalChoice(place: first, reason: reason)
    }
    let picture = content(id: firstID) ?? 0
    let second = bot.chooseSecond(after: first, showing: picture, using: &generator)
    let secondID = try card(chosenAt: second)
    let isKnown = hasBeenSeen(id: firstID) || hasBeenSeen(id: secondID)
    let outcome = choose(id: secondID)
    if case .ignored(let reason) = outcome {
      throw IllegalChoice(place: second, reason: reason)
    }
    let isMatch = if case .matched = outcome { true } else { false }
    if !isMatch { turnBack() }
    return Move(
      isMatch: isMatch, isLucky: isMatch && !isKnown, first: first, second: second,
      firstPicture: picture, secondPicture: content(id: secondID) ?? 0)
  }
}

extension Bot {
  /// Takes notice of a move, its own or another's.
  @inline(__always)
  mutating func takeNotice(of move: Move, using generator: inout Xoshiro256StarStar) {
    if move.isMatch {
      take(move.firstPicture, from: move.first, and: move.second)
    } else {
      see(move.firstPicture, at: move.first)
      see(move.secondPicture, at: move.second)
    }
    endMove(using: &generator)
  }
}
