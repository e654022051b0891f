import CBaseline
import GameModel
import Simulation

/// The pieces of work that are measured, each a number of operations long.
public enum Workloads {
  /// Choices of cards drawn beforehand, so that no drawing is measured: half of them turn up a
  /// first card, half a second one that does not match it, and the next turns both down.
  public struct Choices {
    public let pairs: Int
    let ids: [Int]

    /// Draws a power of two of choices; 2²⁰ reach most cards of any size measured here.
    public init(pairs: Int, count: Int = 1 << 20) {
      self.pairs = pairs
      var generator = Xoshiro256StarStar(seed: 26)
      var ids: [Int] = []
      ids.reserveCapacity(count)
      while ids.count < count {
        let id = Int(generator.uniform(below: UInt64(pairs * 2)))
        // Neither a match nor a card that lies face up already: every choice does its full work.
        guard !ids.suffix(2).contains(where: { $0 / 2 == id / 2 }) else { continue }
        ids.append(id)
      }
      self.ids = ids
    }

    public var count: Int { ids.count }
  }

  /// Makes all the choices in Recall's model; returns how many of them were mismatches.
  public static func choose(
    _ choices: Choices, in game: inout MemoryGame<Int>
  ) -> Int {
    var mismatches = 0
    for id in choices.ids {
      if case .mismatched = game.choose(id: id) { mismatches += 1 }
    }
    return mismatches
  }

  /// Makes the choices in the lecture's model; returns how many cards lie face up at the end.
  public static func choose(
    _ choices: Choices, in game: inout LectureMemoryGame<Int>
  ) -> Int {
    // The lecture's views hand in cards; these are made once, as a view's are.
    let cards = game.cards
    for id in choices.ids {
      game.choose(cards[id])
    }
    return game.cards.count { $0.isFaceUp }
  }

  /// A game of so many pairs by rules without bonus time, as the lecture's has none.
  public static func game(pairs: Int) -> MemoryGame<Int> {
    let game = try? MemoryGame(numberOfPairsOfCards: pairs, rules: .untimed) { $0 }
    return game ?? MemoryGame(numberOfPairsOfCards: pairs) { $0 }
  }

  /// The same choices, a second apart, in a game with bonus time; returns the mismatches.
  public static func chooseInTime(
    _ choices: Choices, in game: inout MemoryGame<Int>, from start: Int64
  ) -> Int {
    var mismatches = 0
    var now = start
    for id in choices.ids {
      now &+= 1_000_000_000
      if case .mismatched = game.choose(id: id, at: GameInstant(nanoseconds: now)) {
        mismatches += 1
      }
    }
    return mismatches
  }

  /// Plays games with a perfect memory through ``MemoryGame``.
  public static func perfectGames(_ games: Range<Int>, pairs: Int) -> Tally {
    let simulation = Simulation(.perfect, pairs: pairs, seed: 1)
    return (try? simulation.play(games)) ?? Tally()
  }

  /// What came of games in C: how many took how many moves, and the lucky matches.
  public struct BareTally: Equatable {
    public var moves: [Int]
    public var luckyMatches: Int

    init(pairs: Int) {
      moves = Array(repeating: 0, count: pairs * 2)
      luckyMatches = 0
    }

    /// The same of a simulation.
    public init(_ tally: Tally, pairs: Int) {
      self.init(pairs: pairs)
      for bin in tally.moves.bins {
        moves[bin.value] = bin.count
      }
      luckyMatches = tally.luckyMatches
    }
  }

  /// Plays the same games in a bare loop in C that keeps nothing but what the bot remembers.
  public static func bareGames(_ games: Range<Int>, pairs: Int) -> BareTally {
    run(baseline_perfect_games, games, pairs: pairs)
  }

  /// Plays the same games in C on arrays that keep what the rules keep, and check what they check.
  public static func gamesByRules(_ games: Range<Int>, pairs: Int) -> BareTally {
    run(baseline_perfect_games_by_rules, games, pairs: pairs)
  }

  private static func run(
    _ play: (UInt64, UInt64, UInt64, Int32, UnsafeMutablePointer<UInt64>) -> UInt64,
    _ games: Range<Int>, pairs: Int
  ) -> BareTally {
    var moves = [UInt64](repeating: 0, count: pairs * 2)
    var tally = BareTally(pairs: pairs)
    tally.luckyMatches = Int(
      play(1, UInt64(games.lowerBound), UInt64(games.count), Int32(pairs), &moves))
    tally.moves = moves.map(Int.init)
    return tally
  }

  /// How many times memory has been allocated in this process.
  public static var allocations: Int {
    Int(baseline_allocations())
  }

  /// How many bytes are allocated in this process; nil where that can't be told.
  public static var memory: Int? {
    let bytes = Int(baseline_memory())
    return bytes > 0 ? bytes : nil
  }

  /// Does a piece of work where `--toggle-collect=baseline_counted` has callgrind count it.
  public static func counted(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      var work = work
      withUnsafeMutablePointer(to: &work) { pointer in
        baseline_counted({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
    }
  }
}
