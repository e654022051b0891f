import HeapModule

/// The entries of timers in their order: a heap, and a sorted run beside it.
///
/// What comes in goes to the heap. Once the heap holds many entries, and more than the run does,
/// all of them are sorted into a new run, off whose end the next ones are then taken in constant
/// time and from memory in order, where a large heap misses the caches at every level. As many
/// entries as were sorted anew have come in since the last time, so an entry still costs O(log n)
/// amortized.
struct TimerQueue {
  private var heap = Heap<TimerEntry>()
  /// The latest first.
  private var run: [TimerEntry] = []

  /// Heaps up to this size fit a first-level cache, and are left as they are.
  static let largestHeapLeftAlone = 1_024

  /// How many entries there are, stale ones too.
  var count: Int { heap.count + run.count }

  /// Puts an entry where it belongs.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ entry: TimerEntry) {
    heap.insert(entry)
  }

  /// The earliest entry.
  ///
  /// - Complexity: O(1).
  var first: TimerEntry? {
    guard let ofRun = run.last else { return heap.min }
    guard let ofHeap = heap.min else { return ofRun }
    return ofHeap < ofRun ? ofHeap : ofRun
  }

  /// Takes the earliest entry out, if there is one.
  ///
  /// - Complexity: O(log n) amortized.
  mutating func removeFirst() {
    if heap.count > Self.largestHeapLeftAlone, heap.count > run.count { sort() }
    if let ofRun = run.last, heap.min.map({ ofRun < $0 }) ?? true {
      run.removeLast()
    } else {
      _ = heap.popMin()
    }
  }

  /// Keeps only the entries that are wanted.
  ///
  /// - Complexity: O(n).
  mutating func removeAll(where isUnwanted: (TimerEntry) -> Bool) {
    run.removeAll(where: isUnwanted)
    heap = Heap(heap.unordered.filter { !isUnwanted($0) })
  }

  private mutating func sort() {
    run.append(contentsOf: heap.unordered)
    run.sort(by: >)
    heap = Heap()
  }
}
