extension StoredGame {
  /// The most moves or peeks that are believed: no count near the end of the integers gets in.
  private static var largestCount: Int { 1 << 40 }

  /// Checks what the players have done against each other.
  ///
  /// A mismatch passes the turn, and nothing else does. So the mismatches of all players together
  /// say how many each of them has made, and whose turn it is.
  func validatePlayers() throws(UnreachableState) {
    for (index, player) in players.enumerated() {
      for (name, value) in [
        ("pairs", player.pairs), ("moves", player.moves), ("peeks", player.peeks),
      ] where !(0...Self.largestCount).contains(value) {
        throw .counter(player: index, name: name, value)
      }
      guard player.pairs <= contents.count, player.pairs <= player.moves else {
        throw .counter(player: index, name: "pairs", player.pairs)
      }
    }
    let mismatches = players.reduce(0) { $0 + $1.moves - $1.pairs }
    for (index, player) in players.enumerated() {
      let expected = (mismatches + players.count - 1 - index) / players.count
      guard player.moves - player.pairs == expected else {
        throw .mismatches(player: index, player.moves - player.pairs, expected: expected)
      }
      let possible = possibleScores(of: player)
      guard possible.contains(player.score) else {
        throw .score(player: index, player.score, possible: possible)
      }
    }
    guard currentPlayer == mismatches % players.count else {
      throw .currentPlayer(currentPlayer, expected: mismatches % players.count)
    }
  }

  private func possibleScores(of player: StoredPlayer) -> ClosedRange<Int> {
    let points = rules.points
    let sure = player.pairs * points.match + player.peeks * points.peek
    let seconds = Int(rules.bonusLimitNanoseconds / 1_000_000_000)
    let bonus = player.pairs * 2 * seconds * points.bonusSecond
    let penalty = (player.moves - player.pairs) * 2 * points.seenMismatch
    return sure + min(bonus, 0) + min(penalty, 0)...sure + max(bonus, 0) + max(penalty, 0)
  }
}
