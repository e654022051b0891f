import Fuzzing
import Replay

/// A share of the screens that a fuzzer plays on alone, as `--screen` names it.
enum FuzzedScreen: String, CaseIterable {
  /// The game's own screen with 52 cards, in all the ways in which it can be played.
  case table
  /// Tables of any size.
  case tables
  /// The screens around the table.
  case home
  /// The whole program: home, games, and home again.
  case program

  /// So many pairs are 52 cards.
  private static let pairs = 26

  /// What may be dealt on it.
  func decks() throws -> [FuzzDeck] {
    guard self == .table else { return try FuzzedScreens.decks() }
    return try FuzzedScreens.decks().filter { $0.pairs >= Self.pairs }.map {
      FuzzDeck(name: $0.name, pairs: Self.pairs, fewestPairs: Self.pairs)
    }
  }

  /// What is shown of it; nil stands for a table.
  func screens() throws -> [ReplayScreen?] {
    try FuzzedScreens.screens().filter { shows($0) }
  }

  private func shows(_ screen: ReplayScreen?) -> Bool {
    switch self {
    case .table, .tables: screen == nil
    case .home: screen?.name == HomeScreens.name
    case .program: screen?.name == HomeProgram.name
    }
  }
}
