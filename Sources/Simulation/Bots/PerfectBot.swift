import GameModel

/// A player that forgets nothing and plays solitaire as well as can be; see ``SolitaireTable``.
///
/// Cards that have never been seen are turned up in the order of their places. The deck is
/// shuffled, so no order is better than another.
public struct PerfectBot: Bot {
  /// By picture: the place of the one card of it that has been seen, or ``never`` or ``twice``.
  private var places: [Int32] = []
  /// Pairs that have been seen and, as far as is known, not been taken.
  private var pairs: [KnownPair] = []
  private var unseen = UnseenPlaces()
  /// The second card of a pair that is being taken, or −1.
  private var planned = -1

  private struct KnownPair {
    var picture: Int32
    var first: Int32
    var second: Int32
  }

  /// No card of the picture has been seen, or none that is left.
  private static let never: Int32 = -1
  /// Both cards of the picture have been seen: they are among the pairs.
  private static let twice: Int32 = -2

  /// Creates a player that forgets nothing.
  public init() {}

  public mutating func sitDown(pairs number: Int) {
    if places.count == number {
      places.withUnsafeMutableBufferPointer { $0.update(repeating: Self.never) }
    } else {
      places = Array(repeating: Self.never, count: number)
      pairs.reserveCapacity(number)
    }
    pairs.removeAll(keepingCapacity: true)
    unseen.fill(below: number * 2)
    planned = -1
  }

  @inline(__always)
  public mutating func chooseFirst(using generator: inout Xoshiro256StarStar) -> Int {
    while let pair = pairs.popLast() {
      // Somebody else may have taken it.
      guard places[Int(pair.picture)] == Self.twice else { continue }
      planned = Int(pair.second)
      return Int(pair.first)
    }
    planned = -1
    return unseen.first()
  }

  @inline(__always)
  public mutating func chooseSecond(
    after first: Int, showing picture: Int, using generator: inout Xoshiro256StarStar
  ) -> Int {
    if planned >= 0 { return planned }
    let twin = places[picture]
    return twin >= 0 ? Int(twin) : unseen.first(behind: first)
  }

  @inline(__always)
  public mutating func see(_ picture: Int, at place: Int) {
    unseen.remove(place)
    let other = places[picture]
    guard other != Self.twice, Int(other) != place else { return }
    if other == Self.never {
      places[picture] = Int32(truncatingIfNeeded: place)
    } else {
      places[picture] = Self.twice
      pairs.append(
        KnownPair(
          picture: Int32(truncatingIfNeeded: picture), first: other,
          second: Int32(truncatingIfNeeded: place)))
    }
  }

  @inline(__always)
  public mutating func take(_ picture: Int, from first: Int, and second: Int) {
    unseen.remove(first)
    unseen.remove(second)
    if places[picture] == Self.twice { places[picture] = Self.never }
  }
}

/// The places whose cards have never been turned up, in order.
///
/// A player alone turns them up one after the other, so that most of the time a number says it
/// all; only places that others have looked at ahead of it are marked.
struct UnseenPlaces: Sendable {
  /// No place before this one is unseen.
  private var next = 0
  private var number = 0
  /// The places behind `next` that have been turned up, as marks by place; empty for none.
  private var isSeenAhead: [Bool] = []

  mutating func fill(below number: Int) {
    next = 0
    self.number = number
    if !isSeenAhead.isEmpty { isSeenAhead.removeAll() }
  }

  @inline(__always)
  mutating func remove(_ place: Int) {
    guard place >= next else { return }
    guard place == next else {
      if isSeenAhead.isEmpty { isSeenAhead = Array(repeating: false, count: number) }
      isSeenAhead[place] = true
      return
    }
    next += 1
    while next < isSeenAhead.count, isSeenAhead[next] { next += 1 }
  }

  /// The first place that is left; the last of all when there is none.
  func first() -> Int {
    min(next, number - 1)
  }

  /// The first place that is left behind another that is left; the last of all when there is none.
  func first(behind place: Int) -> Int {
    var candidate = place + 1
    while candidate < isSeenAhead.count, isSeenAhead[candidate] { candidate += 1 }
    return min(candidate, number - 1)
  }
}
