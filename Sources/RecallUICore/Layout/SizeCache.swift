/// The last few sizes that a box chose.
///
/// A stack asks for the smallest, the largest and the final size whenever it is itself asked for a
/// size, so in stacks in stacks a box that forgets one is measured thrice for each level: a text
/// in 16 rows and columns in turn 69,598 times with eight entries, 729 times with 32. Few boxes
/// are ever asked for more than four.
struct SizeCache {
  private static let limit = 32

  private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var oldest = 0
  /// Whether sizes were forgotten since all were removed.
  private(set) var isIncomplete = false

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      for entry in entries where entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count < SizeCache.limit {
        entries.append((proposal, newValue))
      } else {
        entries[oldest] = (proposal, newValue)
        isIncomplete = true
        oldest = (oldest + 1) % SizeCache.limit
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  func allSatisfy(_ test: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    entries.allSatisfy { test($0.proposal, $0.size) }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
    isIncomplete = false
  }
}
