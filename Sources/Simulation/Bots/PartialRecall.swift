import GameModel

/// How a player chooses that may have forgotten cards it has seen: what it remembers it uses, and
/// among all the others it draws.
struct PartialRecall: Sendable {
  private var memory = CardMemory()
  /// What lies on the table and is not remembered.
  private var unknown = PlaceSet()
  /// What lies on the table.
  private var onTable = PlaceSet()
  private var planned = -1

  mutating func clear(pairs: Int) {
    memory.clear(pairs: pairs)
    unknown.fill(below: pairs * 2)
    onTable.fill(below: pairs * 2)
    planned = -1
  }

  func isKnown(_ place: Int) -> Bool {
    memory.isKnown(place)
  }

  mutating func remember(_ picture: Int, at place: Int) {
    memory.remember(picture, at: place)
    unknown.remove(place)
  }

  mutating func forget(_ place: Int) {
    guard memory.isKnown(place) else { return }
    memory.forget(place)
    unknown.insert(place)
  }

  mutating func take(_ place: Int) {
    memory.forget(place)
    unknown.remove(place)
    onTable.remove(place)
  }

  mutating func chooseFirst(using generator: inout Xoshiro256StarStar) -> Int {
    if let pair = memory.knownPair() {
      planned = pair.second
      return pair.first
    }
    planned = -1
    return unknown.draw(using: &generator) ?? onTable.draw(using: &generator) ?? 0
  }

  mutating func chooseSecond(
    after first: Int, showing picture: Int, using generator: inout Xoshiro256StarStar
  ) -> Int {
    if planned >= 0 { return planned }
    if let twin = memory.twin(of: picture, besides: first) { return twin }
    return unknown.draw(besides: first, using: &generator)
      ?? onTable.draw(besides: first, using: &generator) ?? 0
  }
}
