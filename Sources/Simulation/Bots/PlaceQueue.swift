/// Places in the order in which they came, each at most once, any of which can leave.
struct PlaceQueue: Sendable {
  /// By place: the one before it and the one behind it; the last entry stands for both ends.
  private var previous: [Int32] = []
  private var next: [Int32] = []
  private(set) var count = 0

  private var end: Int { next.count - 1 }

  mutating func clear(places: Int) {
    if next.count != places + 1 {
      next = Array(repeating: -1, count: places + 1)
      previous = next
    } else {
      for place in next.indices {
        next[place] = -1
        previous[place] = -1
      }
    }
    next[end] = Int32(truncatingIfNeeded: end)
    previous[end] = Int32(truncatingIfNeeded: end)
    count = 0
  }

  mutating func append(_ place: Int) {
    guard next[place] < 0 else { return }
    let last = previous[end]
    next[place] = Int32(truncatingIfNeeded: end)
    previous[place] = last
    next[Int(last)] = Int32(truncatingIfNeeded: place)
    previous[end] = Int32(truncatingIfNeeded: place)
    count += 1
  }

  mutating func remove(_ place: Int) {
    guard next[place] >= 0 else { return }
    next[Int(previous[place])] = next[place]
    previous[Int(next[place])] = previous[place]
    next[place] = -1
    previous[place] = -1
    count -= 1
  }

  mutating func removeFirst() -> Int? {
    guard count > 0 else { return nil }
    let first = Int(next[end])
    remove(first)
    return first
  }
}
