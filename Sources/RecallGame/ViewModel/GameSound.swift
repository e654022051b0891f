import GameModel

/// What a game is heard by: an effect of its stage, by this name, at the instant of what happened.
public enum GameSound: String, CaseIterable, Sendable {
  /// A card, or an armful of them, gets onto the table.
  case deal
  /// A card is turned up, or peeked at.
  case flip
  /// The second card of a move matches the first; not with the last pair.
  case match
  /// The second card of a move doesn't match the first.
  case mismatch
  /// One of the last seconds of a race begins.
  case tick
  /// The last pair is found.
  case win

  /// What is heard of a card that was turned up, beside that.
  ///
  /// - Parameters:
  ///   - outcome: What came of it.
  ///   - isOver: Whether it was the last one.
  static func result(of outcome: Outcome, isOver: Bool) -> GameSound? {
    switch outcome {
    case .matched: isOver ? .win : .match
    case .mismatched: .mismatch
    case .flipped, .peeked, .ignored: nil
    }
  }
}
