import GameModel

/// A player that forgets nothing and plays against another of its kind as well as can be; see
/// ``TwoPlayerTable``.
///
/// Alone at a table it plays the same, which there is not the best that can be done.
public struct OptimalBot: Bot {
  private let table: TwoPlayerTable<Double>
  private var memory = CardMemory()
  private var unseen = UnseenPlaces()
  private var pairsLeft = 0
  private var plan = Plan.look

  /// What the move that has begun is about.
  private enum Plan {
    /// Take the pair of which this is the second card.
    case take(Int)
    /// Show another unseen card, unless the first completes a pair.
    case look
    /// Show no second unseen card, unless the first completes a pair.
    case hold
    /// Show nothing: this is the second card.
    case pass(Int)
  }

  /// Creates a player that plays by a table; beyond the table's pairs it turns up two cards.
  public init(table: TwoPlayerTable<Double>) {
    self.table = table
  }

  public mutating func sitDown(pairs: Int) {
    memory.clear(pairs: pairs)
    unseen.fill(below: pairs * 2)
    pairsLeft = pairs
    plan = .look
  }

  public var isPassing: Bool {
    if case .pass = plan { true } else { false }
  }

  public mutating func chooseFirst(using generator: inout Xoshiro256StarStar) -> Int {
    if let pair = memory.knownPair() {
      plan = .take(pair.second)
      return pair.first
    }
    switch table.expectation(pairs: pairsLeft, known: memory.count)?.move {
    case .pass:
      if let first = memory.firstKnown(besides: -1),
        let second = memory.firstKnown(besides: first)
      {
        plan = .pass(second)
        return first
      }
      plan = .look
    case .one: plan = .hold
    case .two, nil: plan = .look
    }
    return unseen.first()
  }

  public mutating func chooseSecond(
    after first: Int, showing picture: Int, using generator: inout Xoshiro256StarStar
  ) -> Int {
    switch plan {
    case .take(let second), .pass(let second): return second
    case .look, .hold: break
    }
    if let twin = memory.twin(of: picture, besides: first) { return twin }
    if case .hold = plan, let known = memory.firstKnown(besides: first) { return known }
    return unseen.first(behind: first)
  }

  public mutating func see(_ picture: Int, at place: Int) {
    memory.remember(picture, at: place)
    unseen.remove(place)
  }

  public mutating func take(_ picture: Int, from first: Int, and second: Int) {
    memory.forget(first)
    memory.forget(second)
    unseen.remove(first)
    unseen.remove(second)
    pairsLeft -= 1
  }
}

extension CardMemory {
  /// The first place besides another whose card is remembered.
  ///
  /// - Complexity: O(n)
  fileprivate func firstKnown(besides place: Int) -> Int? {
    places.first { $0 != place && isKnown($0) }
  }
}
