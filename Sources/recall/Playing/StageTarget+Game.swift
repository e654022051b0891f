import Fuzzing
import Replay

extension StageTarget {
  /// What always holds of a game, whatever is played.
  static let invariants =
    Invariant.memoryGame() + [.digestTellsSnapshotsApart, .holdsEndWithWhoBeganThem]

  /// What always holds of what a header asks for.
  static func invariants(of header: ReplayHeader) -> [Invariant] {
    header.screen == nil ? invariants : [.digestTellsSnapshotsApart, .holdsEndWithWhoBeganThem]
  }
}
