import ArgumentParser
import Assets
import Foundation
import GameModel
import Simulation

extension Commands {
  /// The par of a deal.
  struct Par: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell the par of a deal: what a perfect memory needs.",
      discussion: """
        The par is the expected number of moves of a player who forgets nothing and turns up \
        unknown cards in no particular order. With it comes what the same player needs on this \
        very deal by turning up unknown cards in the order in which they lie, from the first.
        """)

    @Argument(
      help: ArgumentHelp("A replay: the par of its deal.", valueName: "replay"), completion: .file()
    )
    var replay: String?

    @Option(
      help: ArgumentHelp("The cards, when there is no replay.", valueName: "name"),
      completion: .list(Assets.deckNames))
    var deck: String?

    @Option(
      parsing: .unconditional, help: "How many pairs, when there is no replay; 8 when not given.")
    var pairs: Int?

    @Option(parsing: .unconditional, help: "What deals the cards, when there is no replay.")
    var seed: UInt64?

    func validate() throws {
      if replay != nil {
        guard deck == nil, pairs == nil, seed == nil else {
          throw ValidationError(
            "expected a replay alone, which says its own deck, pairs and seed, found some of them")
        }
      } else if deck == nil || seed == nil {
        throw ValidationError("expected a replay, or --deck and --seed, found neither")
      }
    }

    func run() throws {
      let deal = try deal()
      let limit = SolitaireTable<Double>.limit
      guard (1...limit).contains(deal.pairs) else {
        throw CommandFailure(
          .wrongInput, ["the par is known for 1 to \(limit) pairs, not \(deal.pairs)"])
      }
      let table = SolitaireTable<Double>(pairs: deal.pairs)
      guard let expected = table.expectation(pairs: deal.pairs) else { return }
      let deviation = max(expected.variance, 0).squareRoot()
      try Output.write(
        """
        deck      \(deal.deck.printable)
        pairs     \(deal.pairs)
        seed      \(deal.seed)
        \(String(format: "par       %.2f moves, give or take %.2f", expected.moves, deviation))
        in order  \(try deal.movesInOrder()) moves
        """)
    }

    private func deal() throws -> Deal {
      if let replay {
        let file = ReplayFile(path: replay)
        let header = try file.header()
        let table = try file.table(for: header)
        return Deal(deck: header.deck, pairs: table.pairs, seed: header.seed)
      }
      let table = try GameTable(deck: deck ?? "", pairs: pairs ?? 8)
      return Deal(deck: deck ?? "", pairs: table.pairs, seed: seed ?? 0)
    }
  }
}

/// A deck as a seed deals it.
struct Deal {
  let deck: String
  let pairs: Int
  let seed: UInt64

  /// What a perfect memory needs that turns up unknown cards from the first place on.
  ///
  /// No two pairs of a deck look the same, so pairs can stand for their pictures: the shuffle
  /// moves places, whatever lies there.
  func movesInOrder() throws -> Int {
    var game = MemoryGame(numberOfPairsOfCards: pairs) { $0 }
    var generator = Xoshiro256StarStar(seed: seed)
    game.shuffle(using: &generator)
    do {
      return try Simulation.movesOfPerfectMemory(on: game)
    } catch {
      throw CommandFailure(error)
    }
  }
}
