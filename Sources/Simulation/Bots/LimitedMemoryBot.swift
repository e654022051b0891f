import GameModel

/// A player that remembers the last few cards that were seen, and no others.
///
/// It takes a pair that it remembers. Otherwise it turns up a card that it doesn't remember,
/// takes the twin if it remembers that, and turns up another card that it doesn't remember if not.
/// The card that lies face up is seen, remembered or not.
public struct LimitedMemoryBot: Bot {
  /// Which card makes room when the memory is full.
  public enum Replacement: String, CaseIterable, Sendable {
    /// The one that has been remembered longest: first in, first out.
    case firstInFirstOut
    /// The one that has not been seen for longest: least recently used.
    case leastRecentlySeen
  }

  private let capacity: Int
  private let replacement: Replacement
  private var recall = PartialRecall()
  private var order = PlaceQueue()

  /// Creates a player that remembers `capacity` cards; a negative number counts as 0.
  public init(capacity: Int, replacement: Replacement) {
    self.capacity = max(0, capacity)
    self.replacement = replacement
  }

  public mutating func sitDown(pairs: Int) {
    recall.clear(pairs: pairs)
    order.clear(places: pairs * 2)
  }

  public mutating func chooseFirst(using generator: inout Xoshiro256StarStar) -> Int {
    recall.chooseFirst(using: &generator)
  }

  public mutating func chooseSecond(
    after first: Int, showing picture: Int, using generator: inout Xoshiro256StarStar
  ) -> Int {
    recall.chooseSecond(after: first, showing: picture, using: &generator)
  }

  public mutating func see(_ picture: Int, at place: Int) {
    guard capacity > 0 else { return }
    if recall.isKnown(place) {
      guard replacement == .leastRecentlySeen else { return }
      order.remove(place)
    } else {
      if order.count == capacity, let oldest = order.removeFirst() { recall.forget(oldest) }
      recall.remember(picture, at: place)
    }
    order.append(place)
  }

  public mutating func take(_ picture: Int, from first: Int, and second: Int) {
    for place in [first, second] {
      recall.take(place)
      order.remove(place)
    }
  }
}
