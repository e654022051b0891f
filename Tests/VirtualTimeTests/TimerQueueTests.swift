import TestSupport
import Testing

@testable import VirtualTime

@Suite struct TimerQueueTests {
  private func entry(_ deadline: Int64, _ sequence: UInt64) -> TimerEntry {
    TimerEntry(deadline: Instant(nanoseconds: deadline), sequence: sequence, slot: Int(sequence))
  }

  /// Takes everything out; returns it in the order in which it came.
  private func drained(_ queue: TimerQueue) -> [TimerEntry] {
    var queue = queue
    var entries: [TimerEntry] = []
    while let first = queue.first {
      entries.append(first)
      queue.removeFirst()
    }
    return entries
  }

  @Test(arguments: [0, 1, 2, 1_023, 1_024, 1_025, 1_026, 5_000])
  func everythingComesOutInOrder(_ count: Int) {
    var queue = TimerQueue()
    var chance = Chance(seed: 3)
    // Deadlines that meet, so that the order of insertion decides.
    let entries = (1...count + 1).dropLast().map { number in
      entry(Int64(chance.next() % 100), UInt64(number))
    }
    for entry in entries { queue.insert(entry) }

    #expect(queue.count == count)
    #expect(drained(queue) == entries.sorted())
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func whatComesInAndGoesOutByTurnsStaysInOrder(seed: UInt64) {
    var queue = TimerQueue()
    var plain: [TimerEntry] = []
    var chance = Chance(seed: seed)
    var sequence: UInt64 = 0
    for wave in 0..<12 {
      // Waves that fill the queue across the limit of sorting, and drain it again.
      let filling = wave.isMultiple(of: 2)
      for _ in 0..<2_500 {
        if chance.next() % 10 < (filling ? 8 : 3) {
          sequence += 1
          let new = entry(Int64(chance.next() % 1_000_000), sequence)
          queue.insert(new)
          let place = plain.partitioningIndex { new < $0 }
          plain.insert(new, at: place)
        } else {
          #expect(queue.first == plain.first)
          queue.removeFirst()
          if !plain.isEmpty { plain.removeFirst() }
        }
        #expect(queue.count == plain.count)
      }
    }
    #expect(drained(queue) == plain)
  }

  @Test func noEntryComesBeforeItself() {
    let one = entry(5, 1)

    #expect(!(one < one))
    #expect(one < entry(5, 2))
    #expect(entry(4, 2) < one)
  }

  @Test func whatIsUnwantedIsGoneFromTheSortedRunToo() {
    var queue = TimerQueue()
    let entries = (1...3_000).map { entry(Int64($0 * 7_919 % 3_000), UInt64($0)) }
    for entry in entries { queue.insert(entry) }
    // Sorts what is there; what comes now stands beside it.
    let first = queue.first
    queue.removeFirst()
    let late = (3_001...3_100).map { entry(Int64($0 * 31 % 3_000), UInt64($0)) }
    for entry in late { queue.insert(entry) }

    queue.removeAll { $0.slot.isMultiple(of: 2) }

    let wanted = (entries + late).filter { !$0.slot.isMultiple(of: 2) && $0 != first }
    #expect(queue.count == wanted.count)
    #expect(drained(queue) == wanted.sorted())
  }
}

extension [TimerEntry] {
  /// The place of the first element that is past the border, in an array in which all of them stand
  /// behind those that are not.
  fileprivate func partitioningIndex(_ isPast: (TimerEntry) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
