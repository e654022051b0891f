import VirtualTime

extension Workloads {
  /// Deadlines in no order, drawn beforehand, in milliseconds.
  public static func deadlines(count: Int) -> [Int64] {
    var state: UInt64 = 26
    return (0..<count).map { _ in
      // The linear congruential generator of Knuth's MMIX: any will do here.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(state >> 44)
    }
  }

  /// Schedules a timer for each deadline, and fires them all; returns how many fired.
  public static func runTimers(_ deadlines: [Int64]) -> Int {
    let scheduler = Scheduler()
    var fired = 0
    for deadline in deadlines {
      scheduler.schedule(at: Instant(milliseconds: deadline), owner: "benchmark") { fired += 1 }
    }
    try? scheduler.advance(to: Instant(milliseconds: 1 << 21))
    return fired
  }

  /// The same on a plain binary heap of deadlines and actions: no names, no scopes, and no way to
  /// take a timer back.
  public static func runHeap(_ deadlines: [Int64]) -> Int {
    var heap = BareHeap()
    var fired = 0
    for (index, deadline) in deadlines.enumerated() {
      heap.insert(.init(deadline: deadline, order: index) { fired += 1 })
    }
    while let entry = heap.removeFirst() { entry.action() }
    return fired
  }
}

/// A binary heap as textbooks have it.
private struct BareHeap {
  struct Entry {
    let deadline: Int64
    let order: Int
    let action: () -> Void

    func comesBefore(_ other: Entry) -> Bool {
      deadline != other.deadline ? deadline < other.deadline : order < other.order
    }
  }

  private var entries: [Entry] = []

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0, entries[index].comesBefore(entries[(index - 1) / 2]) {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> Entry? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    guard !entries.isEmpty else { return first }
    entries[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < entries.count && entries[child].comesBefore(entries[least]) {
        least = child
      }
      guard least != index else { return first }
      entries.swapAt(index, least)
      index = least
    }
  }
}
