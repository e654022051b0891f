import ArgumentParser
import Foundation
import Simulation

extension Commands {
  /// What mathematics says of a game; the values are computed, not played.
  struct Expect: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell what to expect of players who forget nothing.",
      discussion: """
        For one player: the expected number of moves of the best way to play, its standard \
        deviation, the expected number of lucky matches (two cards that had never been seen), \
        and, to \(SolitaireReport.distributionLimit) pairs, the probability of every number of \
        moves. Source: Velleman and Warrington, "What to expect in a game of memory" (2013).

        For two players: for every state of up to so many pairs, with so many cards known, the \
        best move (0, 1 or 2 cards shown that were unknown) and the expected gain of the player \
        to move, in pairs. Source: Zwick and Paterson, "The memory game" (1993). Where passing \
        (0) is best, both players pass for ever: two passes in a row end the game, and the \
        pairs that are left go to nobody.
        """)

    @Option(
      parsing: .unconditional,
      help: "How many pairs of cards: to 1000 for one player, to 60 for two.")
    var pairs: Int

    @Option(help: "How many players, 1 or 2.")
    var players = 1

    @Flag(help: "Two players may not pass.")
    var noPassing = false

    func validate() throws {
      let most = players == 1 ? SolitaireTable<Double>.limit : 60
      guard (1...2).contains(players) else {
        throw ValidationError("--players is 1 or 2, not \(players).")
      }
      guard (1...most).contains(pairs) else {
        throw ValidationError(
          "--pairs is 1 to \(most) for \(players == 1 ? "one player" : "two players"), "
            + "not \(pairs).")
      }
      guard players == 2 || !noPassing else {
        throw ValidationError("--no-passing is for two players: add --players 2.")
      }
    }

    func run() throws {
      let lines =
        players == 1
        ? SolitaireReport(pairs: pairs).lines
        : TwoPlayerReport(pairs: pairs, allowsPassing: !noPassing).lines
      try Output.write(lines.joined(separator: "\n"))
    }
  }
}
