import GameModel

/// A set of places that one can be drawn from.
struct PlaceSet: Sendable {
  private var members: [Int32] = []
  /// Where each place stands among the members, or −1.
  private var positions: [Int32] = []

  var count: Int { members.count }

  /// Puts in all the places below a number.
  mutating func fill(below number: Int) {
    if positions.count != number {
      positions = Array(repeating: 0, count: number)
      members.reserveCapacity(number)
    }
    members.removeAll(keepingCapacity: true)
    for place in 0..<number {
      members.append(Int32(truncatingIfNeeded: place))
      positions[place] = Int32(truncatingIfNeeded: place)
    }
  }

  func contains(_ place: Int) -> Bool {
    positions[place] >= 0
  }

  mutating func insert(_ place: Int) {
    guard positions[place] < 0 else { return }
    positions[place] = Int32(truncatingIfNeeded: members.count)
    members.append(Int32(truncatingIfNeeded: place))
  }

  mutating func remove(_ place: Int) {
    let position = Int(positions[place])
    guard position >= 0, let last = members.popLast() else { return }
    if position < members.count {
      members[position] = last
      positions[Int(last)] = Int32(truncatingIfNeeded: position)
    }
    positions[place] = -1
  }

  /// A place drawn evenly from all, or nil from an empty set.
  func draw(using generator: inout Xoshiro256StarStar) -> Int? {
    guard !members.isEmpty else { return nil }
    return Int(members[Int(generator.uniform(below: UInt64(members.count)))])
  }

  /// A place drawn evenly from all but one, or nil when there is no other.
  func draw(besides place: Int, using generator: inout Xoshiro256StarStar) -> Int? {
    guard contains(place) else { return draw(using: &generator) }
    guard members.count > 1 else { return nil }
    var position = Int(generator.uniform(below: UInt64(members.count - 1)))
    if position >= Int(positions[place]) { position += 1 }
    return Int(members[position])
  }
}
