import GameModel

/// A player that sees what a player sees: pictures that are turned up, and where.
///
/// Cards are named by their places on the table, from 0. Pictures are named by numbers below
/// the number of pairs, which say nothing about places. Both players are told the same: what has
/// been turned up in a move that missed, and which pair has been taken, after the move.
public protocol Bot: Sendable {
  /// Forgets everything: a new deck of `pairs` pairs lies face down.
  mutating func sitDown(pairs: Int)

  /// The place of the card to turn up first: any that has not been taken.
  mutating func chooseFirst(using generator: inout Xoshiro256StarStar) -> Int

  /// The place of the second card, after the first has shown its picture: any other that has not
  /// been taken.
  mutating func chooseSecond(
    after first: Int, showing picture: Int, using generator: inout Xoshiro256StarStar
  ) -> Int

  /// A card that does not belong to a pair of this move has been turned up, and down again.
  mutating func see(_ picture: Int, at place: Int)

  /// A pair has been taken, by whomever.
  mutating func take(_ picture: Int, from first: Int, and second: Int)

  /// A move is over, whoever's it was.
  mutating func endMove(using generator: inout Xoshiro256StarStar)

  /// Whether the move that has just been chosen is a pass: nothing is hoped for from it.
  var isPassing: Bool { get }
}

extension Bot {
  public mutating func endMove(using generator: inout Xoshiro256StarStar) {}

  public var isPassing: Bool { false }
}
