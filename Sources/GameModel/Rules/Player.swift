/// What one player has done so far.
public struct Player: Equatable, Sendable, Identifiable {
  /// The place at the table, from 0, in the order of the turns.
  public let id: Int
  /// The pairs won.
  public let pairs: Int
  /// The moves made: a move is two cards turned up.
  public let moves: Int
  /// The peeks paid for.
  public let peeks: Int
  /// The points.
  public let score: Int

  init(id: Int, _ counters: Counters) {
    self.id = id
    pairs = counters.pairs
    moves = counters.moves
    peeks = counters.peeks
    score = counters.score
  }
}

/// How a game stands between its players.
///
/// Pairs decide, as around a table; points are each player's own affair.
public enum Standing: Equatable, Sendable {
  /// There are pairs left, or the game has none at all to win.
  case undecided
  /// This player won the most pairs; alone at the table, the one player wins.
  case won(player: Int)
  /// These players, in the order of their turns, won the same and largest number of pairs.
  case tied(players: [Int])
}
