import GameModel

/// A player that forgets nothing and plays solitaire as well as can be; see ``SolitaireTable``.
///
/// Cards that have never been seen are turned up in the order of their places. The deck is
/// shuffled, so no order is better than another.
public struct PerfectBot: Bot {
  /// By picture: where its cards were seen.
  private var memory: [Sighting] = []
  /// Pictures of which both cards have been seen and, as far as is known, not been taken.
  private var known: [Int32] = []
  private var unseen = UnseenPlaces()
  /// The second card of a pair that is being taken, or −1.
  private var planned = -1

  /// The places where the cards of a picture were seen, or −1.
  private struct Sighting {
    var first: Int32 = -1
    var second: Int32 = -1
  }

  /// Creates a player that forgets nothing.
  public init() {}

  public mutating func sitDown(pairs number: Int) {
    if memory.count == number {
      memory.withUnsafeMutableBufferPointer { $0.update(repeating: Sighting()) }
    } else {
      memory = Array(repeating: Sighting(), count: number)
      known.reserveCapacity(number)
    }
    if !known.isEmpty { known.removeAll(keepingCapacity: true) }
    unseen.fill(below: number * 2)
    planned = -1
  }

  @inline(__always)
  public mutating func chooseFirst(using generator: inout Xoshiro256StarStar) -> Int {
    while let picture = known.last {
      known.removeLast()
      let pair = memory[Int(picture)]
      // Somebody else may have taken it.
      guard pair.second >= 0 else { continue }
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
    let twin = memory[picture].first
    return twin >= 0 ? Int(twin) : unseen.first(behind: first)
  }

  @inline(__always)
  public mutating func see(_ picture: Int, at place: Int) {
    unseen.remove(place)
    let seen = memory[picture]
    let card = Int32(truncatingIfNeeded: place)
    guard seen.first >= 0 else {
      memory[picture].first = card
      return
    }
    guard seen.second < 0, seen.first != card else { return }
    memory[picture].second = card
    known.append(Int32(truncatingIfNeeded: picture))
  }

  @inline(__always)
  public mutating func take(_ picture: Int, from first: Int, and second: Int) {
    unseen.remove(first)
    unseen.remove(second)
    memory[picture] = Sighting()
  }
}

/// The places whose cards have never been turned up, in order.
///
/// A player alone turns them up one after the other, so that most of the time a number says it
/// all; only places that others have looked at ahead of it are marked.
struct UnseenPlaces: Sendable {
  /// No place before this one is unseen.
  private var next = 0
  /// The last place of all.
  private var last = 0
  /// Whether any place behind `next` has been turned up.
  private var isAnySeenAhead = false
  /// Those places, as marks by place; empty for none.
  private var isSeenAhead: [Bool] = []

  mutating func fill(below number: Int) {
    next = 0
    last = number - 1
    isAnySeenAhead = false
    if !isSeenAhead.isEmpty { isSeenAhead.removeAll() }
  }

  @inline(__always)
  mutating func remove(_ place: Int) {
    if place == next, !isAnySeenAhead {
      next &+= 1
    } else if place >= next {
      removeAhead(place)
    }
  }

  @inline(never)
  private mutating func removeAhead(_ place: Int) {
    guard place == next else {
      if isSeenAhead.isEmpty { isSeenAhead = Array(repeating: false, count: last + 1) }
      isSeenAhead[place] = true
      isAnySeenAhead = true
      return
    }
    next += 1
    while next < isSeenAhead.count, isSeenAhead[next] { next += 1 }
  }

  /// The first place that is left; the last of all when there is none.
  @inline(__always)
  func first() -> Int {
    min(next, last)
  }

  /// The first place that is left behind another that is left; the last of all when there is none.
  @inline(__always)
  func first(behind place: Int) -> Int {
    isAnySeenAhead ? firstUnmarked(behind: place) : min(place &+ 1, last)
  }

  @inline(never)
  private func firstUnmarked(behind place: Int) -> Int {
    var candidate = place + 1
    while candidate < isSeenAhead.count, isSeenAhead[candidate] { candidate += 1 }
    return min(candidate, last)
  }
}
