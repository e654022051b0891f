import Replay

extension FuzzInvariant {
  /// The invariants of sessions; those of the game are known to whoever plays a replay, by the same
  /// sentences.
  static let ofSessions: [FuzzInvariant] =
    zip(gameNames, Invariant.memoryGame()).map { FuzzInvariant(.stage, $0, $1.name) } + [
      FuzzInvariant(.stage, "digest", Invariant.digestTellsSnapshotsApart.name),
      FuzzInvariant(.stage, "holds", Invariant.holdsEndWithWhoBeganThem.name),
      FuzzInvariant(.stage, "issues", Invariant.nothingIsWrong.name),
      FuzzInvariant(.stage, "time", Invariant.timeGoesOn.name),
      FuzzInvariant(.stage, "places", "each element has a place and a size that are numbers"),
      FuzzInvariant(.stage, "names", "what can have the focus says what it is"),
      FuzzInvariant(
        .stage, "secrets", "of cards that lie face down nothing is told but their places"),
      FuzzInvariant(.stage, "timers", "no timer of the program is left that nobody holds on to"),
      FuzzInvariant(.stage, "memory", "no more timers are pending than the screens can want"),
      FuzzInvariant(.stage, "nothing-is-thrown", "what is played on throws nothing"),
      FuzzInvariant(
        .stage, "repeats",
        "a session comes to the same states again, printed, read, and looked at in between"),
      FuzzInvariant(
        .stage, "drawing", "what was looked at on the way draws what is drawn without a look"),
    ]

  /// In the order of `Invariant.memoryGame()`.
  private static let gameNames = [
    "two-up", "matches-stay", "matches-are-pairs", "moves", "pairs-left", "over", "peeks",
  ]
}
