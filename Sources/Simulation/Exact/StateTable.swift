/// A value for each state of a game between players who forget nothing: so many pairs left, so
/// many of their cards known, no two of them a pair.
struct StateTable<Value: Sendable>: Sendable {
  let pairs: Int
  private var values: [Value]

  /// Fills the table from the end of the game on: each value may look at those with fewer pairs,
  /// and at those with as many pairs and more cards known.
  ///
  /// - Complexity: O(`pairs`²)
  init(pairs: Int, empty: Value, value: (borrowing Self, _ pairs: Int, _ known: Int) -> Value) {
    self.pairs = pairs
    values = Array(repeating: empty, count: (pairs + 1) * (pairs + 2) / 2)
    guard pairs > 0 else { return }
    for left in 1...pairs {
      for known in stride(from: left, through: 0, by: -1) {
        let new = value(self, left, known)
        self[left, known] = new
      }
    }
  }

  subscript(pairs: Int, known: Int) -> Value {
    get { values[pairs * (pairs + 1) / 2 + known] }
    set { values[pairs * (pairs + 1) / 2 + known] = newValue }
  }
}

/// What happens when a card is turned up that has never been seen.
///
/// Of `pairs` pairs, one card of each of `known` has been seen; the others lie face down in an
/// order of which nothing is known, so each of them is the next card with the same probability.
struct Draw<Number: ExactNumber> {
  /// The card matches a known one.
  let matchesKnown: Number
  /// It doesn't.
  let isNew: Number
  /// Then, when a second unseen card is turned up: it matches the first.
  let secondMatchesFirst: Number
  /// It matches a known one.
  let secondMatchesKnown: Number
  /// It is new, too.
  let secondIsNew: Number

  init(pairs: Int, known: Int) {
    let unseen = pairs * 2 - known
    matchesKnown = Number(known, over: unseen)
    isNew = Number(unseen - known, over: unseen)
    // Where no card is new there is no second draw: any denominator will do.
    let others = max(unseen - 1, 1)
    secondMatchesFirst = Number(1, over: others)
    secondMatchesKnown = Number(known, over: others)
    secondIsNew = Number(max(others - 1 - known, 0), over: others)
  }
}
