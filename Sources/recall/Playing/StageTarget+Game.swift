import Fuzzing
import Replay

extension StageTarget {
  /// What always holds of a game, whatever is played.
  static let invariants =
    Invariant.memoryGame() + always

  /// What holds on each screen.
  private static let always: [Invariant] = [
    .digestTellsSnapshotsApart, .holdsEndWithWhoBeganThem, .nothingIsWrong, .timeGoesOn,
  ]

  /// What always holds of what a header asks for.
  static func invariants(of header: ReplayHeader) -> [Invariant] {
    header.screen == nil ? invariants : always
  }
}
