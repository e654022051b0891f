/// The last few sizes that a box chose.
///
/// A stack asks for the smallest, the largest and the final size whenever it is itself asked for a
/// size, so in stacks in stacks a box that forgets one is measured thrice for each level: a text
/// in 16 rows and columns in turn 69,598 times with eight entries, 729 times with 32. Few boxes
/// are ever asked for more than four.
struct SizeCache {
  private static let limit = 32

  private typealias Entry = (proposal: ProposedViewSize, size: CGSize)

  /// The size that was asked for first. Many boxes are asked for no other, and this one has no memory
  /// of its own.
  private var first: Entry?
  private var others: [Entry] = []
  /// The next of the others to be forgotten.
  private var oldest = 0
  /// Whether sizes were forgotten since all were removed.
  private(set) var isIncomplete = false

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      guard let first else { return nil }
      if first.proposal == proposal { return first.size }
      for entry in others where entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      if first == nil {
        first = (proposal, newValue)
      } else if others.count < SizeCache.limit - 1 {
        if others.isEmpty { others.reserveCapacity(3) }
        others.append((proposal, newValue))
      } else {
        others[oldest] = (proposal, newValue)
        isIncomplete = true
        oldest = (oldest + 1) % others.count
      }
    }
  }

  var isEmpty: Bool { first == nil }

  func allSatisfy(_ test: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    guard let first else { return true }
    return test(first.proposal, first.size) && others.allSatisfy { test($0.proposal, $0.size) }
  }

  mutating func removeAll() {
    first = nil
    others.removeAll(keepingCapacity: true)
    oldest = 0
    isIncomplete = false
  }
}
