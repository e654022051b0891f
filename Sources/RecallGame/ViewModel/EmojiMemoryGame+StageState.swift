import GameModel
import RecallUI

extension EmojiMemoryGame: StageState {
  /// The model's lines, and those of what is decided around it: the deck, the clock, who paused.
  public var snapshotLines: [StateSnapshot.Line] {
    modelLines.update(to: model)
    return modelLines.lines
      + [
        ("clock.hasBegun", "\(clock.hasBegun)"),
        ("clock.runsSince", text(clock.runningSince)),
        ("clock.spent", "\(clock.spent)"),
        ("deck.dealt", "\(dealing.dealt)"),
        ("deck.nextCard", text(dealing.nextCard)),
        ("deck.restsSince", text(dealing.restingSince)),
        ("isPausedByPlayer", "\(isPausedByPlayer)"),
        ("isUnattended", "\(isUnattended)"),
        ("shuffles", "\(shuffles)"),
      ].map { StateSnapshot.Line(name: $0, value: $1) }
  }

  private func text(_ instant: Instant?) -> String {
    instant.map { "\($0.nanoseconds)" } ?? "never"
  }

  /// 64 bits of what the lines say.
  ///
  /// - Complexity: O(1)
  public var digest: UInt64 {
    [
      clock.hasBegun ? 1 : 0,
      bits(clock.runningSince),
      UInt64(bitPattern: clock.spent),
      UInt64(dealing.dealt),
      bits(dealing.nextCard),
      bits(dealing.restingSince),
      (isPausedByPlayer ? 1 : 0) | (isUnattended ? 2 : 0),
      UInt64(shuffles),
    ].reduce(model.digest) { SplitMix64.mix(($0 ^ $1) &+ EmojiMemoryGame.step) }
  }

  private func bits(_ instant: Instant?) -> UInt64 {
    UInt64(bitPattern: instant?.nanoseconds ?? .min)
  }

  /// Keeps a row of zeros from having no effect: the step of SplitMix64.
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
}
