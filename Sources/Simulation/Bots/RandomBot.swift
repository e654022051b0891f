import GameModel

/// A player without any memory: turns up any two cards.
///
/// With m pairs left, a move finds one with probability 1 / (2m − 1), so alone it needs n² moves
/// for n pairs on average.
public struct RandomBot: Bot {
  private var onTable = PlaceSet()

  /// Creates a player without memory.
  public init() {}

  public mutating func sitDown(pairs: Int) {
    onTable.fill(below: pairs * 2)
  }

  public mutating func chooseFirst(using generator: inout Xoshiro256StarStar) -> Int {
    onTable.draw(using: &generator) ?? 0
  }

  public mutating func chooseSecond(
    after first: Int, showing picture: Int, using generator: inout Xoshiro256StarStar
  ) -> Int {
    onTable.draw(besides: first, using: &generator) ?? 0
  }

  public mutating func see(_ picture: Int, at place: Int) {}

  public mutating func take(_ picture: Int, from first: Int, and second: Int) {
    onTable.remove(first)
    onTable.remove(second)
  }
}
