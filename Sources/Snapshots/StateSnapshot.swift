/// A state as lines of `name = value`, each name once, in the order of the names' UTF-8.
///
/// What a stage says of itself, what a replay compares, and what it writes down as changes is this
/// one type.
public struct StateSnapshot: Equatable, Sendable {
  /// One value of the state.
  public struct Line: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    /// 64 bits of this line: FNV-1a (Fowler, Noll, Vo) of its UTF-8, then the finalizer of
    /// SplitMix64 (Steele, Lea, Flood 2014), so that sums of hashes stay well spread.
    public var digest: UInt64 {
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

  /// Sorted, without two of one name.
  public private(set) var lines: [Line]

  /// Creates a snapshot of lines in any order; of several with one name the last one counts.
  ///
  /// - Complexity: O(*n*) when they are sorted, otherwise O(*n* log *n*).
  public init(_ lines: some Sequence<Line> = []) {
    let all = Array(lines)
    guard !zip(all, all.dropFirst()).allSatisfy({ isOrdered($0.name, $1.name) }) else {
      self.lines = all
      return
    }
    self.lines = []
    self.lines.reserveCapacity(all.count)
    // Swift's sort keeps the order of equals, though it doesn't promise to: the index does.
    let order = all.indices.sorted { first, second in
      isOrdered(all[first].name, all[second].name)
        || (first < second && !isOrdered(all[second].name, all[first].name))
    }
    for index in order {
      if let last = self.lines.last, last.name.utf8.elementsEqual(all[index].name.utf8) {
        self.lines.removeLast()
      }
      self.lines.append(all[index])
    }
  }

  /// The value of a name.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  public subscript(name: String) -> String? {
    let index = firstIndex(notBefore: name)
    return isLine(at: index, named: name) ? lines[index].value : nil
  }

  private func isLine(at index: Int, named name: String) -> Bool {
    index < lines.count && lines[index].name == name
  }

  private func firstIndex(notBefore name: String) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = low + (high - low) / 2
      if isOrdered(lines[middle].name, name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  // MARK: - Changes

  /// What has to change in `earlier` to give this snapshot, sorted by name.
  ///
  /// - Complexity: O(*n*).
  public func changes(since earlier: StateSnapshot) -> [SnapshotChange] {
    pairs(with: earlier).compactMap { name, new, old in
      new == old ? nil : SnapshotChange(name: name, value: new)
    }
  }

  /// Makes changes, in any order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* changes of values, O(*n*) for each name that comes or goes.
  public mutating func apply(_ changes: [SnapshotChange]) {
    for change in changes { apply(change) }
  }

  /// Makes a change.
  ///
  /// - Complexity: O(log *n*) for a value, O(*n*) for a name that comes or goes.
  public mutating func apply(_ change: SnapshotChange) {
    let index = firstIndex(notBefore: change.name)
    switch (change.value, isLine(at: index, named: change.name)) {
    case (let value?, true): lines[index].value = value
    case (let value?, false): lines.insert(Line(name: change.name, value: value), at: index)
    case (nil, true): lines.remove(at: index)
    case (nil, false): break
    }
  }

  /// Every name of either snapshot with its values in both, sorted.
  ///
  /// - Complexity: O(*n*).
  public func pairs(
    with other: StateSnapshot
  ) -> [(name: String, own: String?, other: String?)] {
    var result: [(name: String, own: String?, other: String?)] = []
    result.reserveCapacity(Swift.max(lines.count, other.lines.count))
    var (own, others) = (lines[...], other.lines[...])
    while let first = own.first ?? others.first {
      let name = own.isEmpty || others.isEmpty ? first.name : min(of: own, others)
      func take(_ lines: inout ArraySlice<Line>) -> String? {
        lines.first?.name == name ? lines.removeFirst().value : nil
      }
      result.append((name, take(&own), take(&others)))
    }
    return result
  }

  private func min(of own: ArraySlice<Line>, _ others: ArraySlice<Line>) -> String {
    let (first, second) = (own[own.startIndex].name, others[others.startIndex].name)
    return isOrdered(second, first) ? second : first
  }
}

extension StateSnapshot.Line: CustomStringConvertible {
  public var description: String { "\(name) = \(value)" }
}

extension StateSnapshot: CustomStringConvertible {
  /// A line of text for each line.
  public var description: String {
    lines.map(\.description).joined(separator: "\n")
  }
}
