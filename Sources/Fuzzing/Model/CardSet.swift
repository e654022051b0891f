/// Cards of a game by their identifiers, from 0: a bit for each.
///
/// To count them takes a step for 64 cards, and no change allocates anything.
struct CardSet: Equatable {
  private var words: [UInt64]

  /// Creates the set of none of so many cards.
  init(ofNoneOf cards: Int) {
    words = Array(repeating: 0, count: max(0, cards) / 64 + 1)
  }

  /// How many cards are in it.
  var count: Int {
    words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Whether a card is in it, which has to be one of the game.
  func contains(_ id: Int) -> Bool {
    words[id >> 6] >> UInt64(id & 63) & 1 != 0
  }

  mutating func insert(_ id: Int) {
    words[id >> 6] |= 1 << UInt64(id & 63)
  }

  mutating func remove(_ id: Int) {
    words[id >> 6] &= ~(1 << UInt64(id & 63))
  }

  mutating func removeAll() {
    for word in words.indices { words[word] = 0 }
  }
}
