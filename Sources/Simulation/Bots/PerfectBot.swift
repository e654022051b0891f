import GameModel

/// A player that forgets nothing and plays solitaire as well as can be; see ``SolitaireTable``.
///
/// Cards that have never been seen are turned up in the order of their places. The deck is
/// shuffled, so no order is better than another.
public struct PerfectBot: Bot {
  private var memory = CardMemory()
  private var unseen = UnseenPlaces()
  /// The second card of a pair that is being taken, or −1.
  private var planned = -1

  /// Creates a player that forgets nothing.
  public init() {}

  public mutating func sitDown(pairs: Int) {
    memory.clear(pairs: pairs)
    unseen.fill(below: pairs * 2)
    planned = -1
  }

  public mutating func chooseFirst(using generator: inout Xoshiro256StarStar) -> Int {
    if let pair = memory.knownPair() {
      planned = pair.second
      return pair.first
    }
    planned = -1
    return unseen.first ?? 0
  }

  public mutating func chooseSecond(
    after first: Int, showing picture: Int, using generator: inout Xoshiro256StarStar
  ) -> Int {
    if planned >= 0 { return planned }
    if let twin = memory.twin(of: picture, besides: first) { return twin }
    return unseen.first(besides: first) ?? 0
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
  }
}

/// The places whose cards have never been turned up, in order.
struct UnseenPlaces: Sendable {
  private var isUnseen: [Bool] = []
  /// No place before this one is unseen.
  private var next = 0

  mutating func fill(below number: Int) {
    if isUnseen.count == number {
      for place in isUnseen.indices {
        isUnseen[place] = true
      }
    } else {
      isUnseen = Array(repeating: true, count: number)
    }
    next = 0
  }

  mutating func remove(_ place: Int) {
    isUnseen[place] = false
  }

  /// The first place that is left.
  var first: Int? {
    mutating get {
      while next < isUnseen.count {
        if isUnseen[next] { return next }
        next += 1
      }
      return nil
    }
  }

  /// The first place that is left besides another.
  func first(besides place: Int) -> Int? {
    var candidate = next
    while candidate < isUnseen.count {
      if isUnseen[candidate], candidate != place { return candidate }
      candidate += 1
    }
    return nil
  }
}
