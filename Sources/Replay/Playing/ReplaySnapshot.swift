/// A state as lines of `name = value`, each name once, in the order of the names' UTF-8.
public struct ReplaySnapshot: Equatable, Sendable {
  /// One line of the state.
  public struct Line: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Sorted, without two of one name.
  public private(set) var lines: [Line]

  /// Creates a snapshot without a line.
  public init() {
    lines = []
  }

  /// Creates a snapshot; of several lines with one name the last one counts.
  ///
  /// - Complexity: O(*n*) when they are sorted, otherwise O(*n* log *n*).
  public init(_ lines: some Sequence<(name: String, value: String)>) {
    let all = lines.map { Line(name: $0.name, value: $0.value) }
    guard !zip(all, all.dropFirst()).allSatisfy({ isOrdered($0.name, $1.name) }) else {
      self.lines = all
      return
    }
    let sorted = all.enumerated().sorted { first, second in
      isOrdered(first.element.name, second.element.name)
        || (first.element.name.utf8.elementsEqual(second.element.name.utf8)
          && first.offset < second.offset)
    }
    self.lines = []
    for (_, line) in sorted {
      if let last = self.lines.last, last.name.utf8.elementsEqual(line.name.utf8) {
        self.lines.removeLast()
      }
      self.lines.append(line)
    }
  }

  /// The value of a line.
  ///
  /// - Complexity: O(log *n*).
  public subscript(name: String) -> String? {
    let index = firstIndex(notBefore: name)
    return index < lines.count && lines[index].name == name ? lines[index].value : nil
  }

  /// What has to change in `earlier` to give this snapshot, sorted by name.
  ///
  /// - Complexity: O(*n*).
  public func changes(since earlier: ReplaySnapshot) -> [SnapshotChange] {
    pairs(with: earlier).compactMap { name, new, old in
      new == old ? nil : SnapshotChange(name: name, value: new)
    }
  }

  /// Makes changes that are sorted by name.
  ///
  /// - Complexity: O(*k* log *n*) for *k* changes of values, O(*n*) for each name that comes or goes.
  public mutating func apply(_ changes: [SnapshotChange]) {
    for change in changes {
      let index = firstIndex(notBefore: change.name)
      let isThere = index < lines.count && lines[index].name == change.name
      switch (change.value, isThere) {
      case (let value?, true): lines[index].value = value
      case (let value?, false): lines.insert(Line(name: change.name, value: value), at: index)
      case (nil, true): lines.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Every name of either snapshot with its values in both.
  func pairs(
    with other: ReplaySnapshot
  ) -> [(name: String, own: String?, other: String?)] {
    var result: [(name: String, own: String?, other: String?)] = []
    var (own, others) = (lines[...], other.lines[...])
    while let first = own.first ?? others.first {
      let name = own.isEmpty || others.isEmpty ? first.name : min(of: own, others)
      let ownValue = own.first?.name == name ? own.removeFirst().value : nil
      let otherValue = others.first?.name == name ? others.removeFirst().value : nil
      result.append((name, ownValue, otherValue))
    }
    return result
  }

  private func min(of own: ArraySlice<Line>, _ others: ArraySlice<Line>) -> String {
    let (first, second) = (own[own.startIndex].name, others[others.startIndex].name)
    return isOrdered(second, first) ? second : first
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
}

extension ReplaySnapshot: CustomStringConvertible {
  /// Each line as `name = value`, quoted as in a script.
  public var description: String {
    lines.map { "\($0.name.asName) = \($0.value.asValue)" }.joined(separator: "\n")
  }
}
