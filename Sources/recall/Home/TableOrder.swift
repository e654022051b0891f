import RecallGame

/// A game that was asked for when the program was started: its deck, its deal, and how it is played.
struct TableOrder {
  var table: GameTable
  /// What deals the cards.
  var seed: UInt64
  var setup: GameSetup
  /// Whether the deck is one of a file, which need not be there when the game goes on.
  var carriesDeck: Bool
  /// The pictures that stand in that file, by their symbols: PNG files.
  var pictures: [String: [UInt8]] = [:]
}
