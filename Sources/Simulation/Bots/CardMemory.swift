/// Which cards a player remembers: for each picture, up to two places.
struct CardMemory: Sendable {
  /// The places of picture p are at 2p and 2p + 1; −1 where none is remembered. A single place is
  /// always the first of the two.
  private var placesOfPictures: [Int32] = []
  /// The picture that is remembered at a place, or −1.
  private var pictures: [Int32] = []
  /// Pictures of which both places were remembered at some time, the latest last.
  private var pairs: [Int32] = []
  /// How many cards are remembered.
  private(set) var count = 0

  /// Forgets everything.
  mutating func clear(pairs number: Int) {
    if pictures.count != number * 2 {
      placesOfPictures = Array(repeating: -1, count: number * 2)
      pictures = placesOfPictures
      pairs.reserveCapacity(number)
    } else {
      for index in pictures.indices {
        placesOfPictures[index] = -1
        pictures[index] = -1
      }
    }
    pairs.removeAll(keepingCapacity: true)
    count = 0
  }

  /// The places of the table.
  var places: Range<Int> { pictures.indices }

  /// Whether the card at a place is remembered.
  func isKnown(_ place: Int) -> Bool {
    pictures[place] >= 0
  }

  /// A place other than `place` where the picture is remembered to be.
  func twin(of picture: Int, besides place: Int) -> Int? {
    for index in [picture * 2, picture * 2 + 1] {
      let other = Int(placesOfPictures[index])
      if other >= 0, other != place { return other }
    }
    return nil
  }

  /// Remembers a card.
  mutating func remember(_ picture: Int, at place: Int) {
    guard pictures[place] < 0 else { return }
    pictures[place] = Int32(truncatingIfNeeded: picture)
    count += 1
    if placesOfPictures[picture * 2] < 0 {
      placesOfPictures[picture * 2] = Int32(truncatingIfNeeded: place)
    } else {
      placesOfPictures[picture * 2 + 1] = Int32(truncatingIfNeeded: place)
      pairs.append(Int32(truncatingIfNeeded: picture))
    }
  }

  /// Forgets the card at a place, if it is remembered.
  mutating func forget(_ place: Int) {
    let picture = Int(pictures[place])
    guard picture >= 0 else { return }
    pictures[place] = -1
    count -= 1
    if placesOfPictures[picture * 2] == Int32(truncatingIfNeeded: place) {
      placesOfPictures[picture * 2] = placesOfPictures[picture * 2 + 1]
    }
    placesOfPictures[picture * 2 + 1] = -1
  }

  /// The places of a pair that is remembered, the one completed last.
  mutating func knownPair() -> (first: Int, second: Int)? {
    while let picture = pairs.last {
      let second = placesOfPictures[Int(picture) * 2 + 1]
      if second >= 0 { return (Int(placesOfPictures[Int(picture) * 2]), Int(second)) }
      pairs.removeLast()
    }
    return nil
  }
}
