/// Where a caret can stand in a line of text.
struct CaretStops {
  let text: String
  /// The bytes before each character, and behind the last.
  private let offsets: [Int]
  /// In points from the line's left end.
  private let positions: [CGFloat]
  /// The stops from left to right; nil where that is the order of the text.
  private let order: [Int]?

  /// - Parameter positions: For each character, and behind the last.
  init(_ text: String, at positions: [CGFloat]) {
    self.text = text
    var offsets = [0]
    offsets.reserveCapacity(positions.count)
    var offset = 0
    for character in text {
      offset += character.utf8.count
      offsets.append(offset)
    }
    self.offsets = offsets
    // A measurer that tells of fewer characters than there are still leads everywhere.
    let last = positions.last ?? 0
    let all = offsets.indices.map { $0 < positions.count ? positions[$0] : last }
    self.positions = all
    order = CaretStops.order(of: all)
  }

  private static func order(of positions: [CGFloat]) -> [Int]? {
    guard zip(positions, positions.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
    let falls = positions[0] > positions[positions.count - 1]
    return positions.indices.sorted { left, right in
      if positions[left] != positions[right] { return positions[left] < positions[right] }
      return (left < right) != falls
    }
  }

  /// Whether some of the line is written to the left.
  var turns: Bool { order != nil }

  /// Whether the line begins at its right.
  var beginsAtTheRight: Bool { order != nil && positions[0] > positions[positions.count - 1] }

  /// The bytes before the stop beside another one; nil beside the last on that side.
  ///
  /// - Parameter last: No stop behind it is the line's own.
  func offset(beside offset: Int, toTheLeft: Bool, upTo last: Int) -> Int? {
    let index = index(of: offset)
    guard let order else {
      let next = index + (toTheLeft ? -1 : 1)
      return offsets.indices.contains(next) && offsets[next] <= last ? offsets[next] : nil
    }
    guard var place = order.firstIndex(of: index) else { return nil }
    repeat {
      place += toTheLeft ? -1 : 1
      guard order.indices.contains(place) else { return nil }
    } while offsets[order[place]] > last
    return offsets[order[place]]
  }

  /// The characters that a stretch of the line has, by number.
  func characters(in range: Range<Int>) -> Range<Int> {
    let first = index(of: range.lowerBound)
    return first..<max(first, index(of: range.upperBound))
  }

  /// How wide the line is.
  var width: CGFloat { positions.max() ?? 0 }

  /// The bytes before the last character.
  var beforeLastCharacter: Int { offsets.dropLast().last ?? 0 }

  /// Where the caret stands before a byte; in a character, before that.
  func position(of offset: Int) -> CGFloat {
    positions[index(of: offset)]
  }

  /// What a stretch of the line covers; in both directions of writing, all that lies between.
  func span(of range: Range<Int>) -> ClosedRange<CGFloat> {
    let (first, last) = (index(of: range.lowerBound), index(of: range.upperBound))
    let covered = positions[first...max(first, last)]
    return (covered.min() ?? 0)...(covered.max() ?? 0)
  }

  /// The bytes before the stop that is nearest to a place.
  func offset(nearestTo x: CGFloat) -> Int {
    var (best, distance) = (0, CGFloat.infinity)
    for (index, position) in positions.enumerated() where abs(position - x) < distance {
      (best, distance) = (index, abs(position - x))
    }
    return offsets[best]
  }

  private func index(of offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
