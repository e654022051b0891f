/// A stage's state as sorted lines of `name = value`.
public struct StateSnapshot: Equatable, Sendable, CustomStringConvertible {
  /// One value of the state.
  public struct Line: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    public var description: String { "\(name) = \(value)" }

    public static func < (left: Line, right: Line) -> Bool {
      left.name == right.name ? left.value < right.value : left.name < right.name
    }

    /// 64 bits of this line: FNV-1a (Fowler, Noll, Vo) of its UTF-8, then the finalizer of
    /// SplitMix64 (Steele, Lea, Flood 2014), so that sums of hashes stay well spread.
    var hash: UInt64 {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ text: String) {
        for byte in text.utf8 {
          hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
      }
      add(name)
      add(" = ")
      add(value)
      hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
      hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
      return hash ^ (hash >> 31)
    }
  }

  /// Sorted by name.
  public let lines: [Line]

  /// Creates a snapshot of lines in any order.
  ///
  /// - Complexity: O(n) for lines that are sorted, otherwise O(n log n).
  public init(_ lines: [Line]) {
    let areSorted = zip(lines, lines.dropFirst()).allSatisfy { !($1 < $0) }
    self.lines = areSorted ? lines : lines.sorted()
  }

  /// The value of a name.
  ///
  /// - Complexity: O(log n) for n lines.
  public subscript(name: String) -> String? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].name == name ? lines[low].value : nil
  }

  public var description: String {
    lines.map(\.description).joined(separator: "\n")
  }
}

/// State outside of the views that a stage's snapshot and digest include: a game.
public protocol StageState: AnyObject {
  /// The state as lines, in any order; asked for often, and best kept as long as they hold.
  var snapshotLines: [StateSnapshot.Line] { get }
  /// 64 bits that differ, but for chance, when the lines differ.
  var digest: UInt64 { get }
}
