import GameModel

/// A player that forgets by chance: after every move, each card that it remembers stays with a
/// given probability.
public struct ForgetfulBot: Bot {
  /// The probability that a card stays, in billionths.
  private let retention: UInt64
  private var recall = PartialRecall()
  private var places = 0

  /// What a probability of 1 is.
  public static let certainty: UInt64 = 1_000_000_000

  /// Creates a player that keeps each card with a probability of `retention` billionths a move;
  /// more than all of them counts as all.
  public init(retention: UInt64) {
    self.retention = min(retention, Self.certainty)
  }

  public mutating func sitDown(pairs: Int) {
    recall.clear(pairs: pairs)
    places = pairs * 2
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
    recall.remember(picture, at: place)
  }

  public mutating func take(_ picture: Int, from first: Int, and second: Int) {
    recall.take(first)
    recall.take(second)
  }

  public mutating func endMove(using generator: inout Xoshiro256StarStar) {
    for place in 0..<places
    where recall.isKnown(place) && generator.uniform(below: Self.certainty) >= retention {
      recall.forget(place)
    }
  }
}
