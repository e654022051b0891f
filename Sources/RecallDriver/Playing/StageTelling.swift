import RecallUI
import Replay

/// What replays tell of a stage and compare: which part of its state, and by which names its elements go.
package protocol StageTelling {
  func snapshot(of stage: Stage) -> StateSnapshot

  /// The snapshot's lines in any order, in groups; a group in which nothing has changed is best the very
  /// array that it was.
  func lines(of stage: Stage) -> [[StateSnapshot.Line]]

  /// 64 bits of the snapshot.
  func digest(of stage: Stage) -> UInt64

  /// Where the element with a name stands, in points of the viewport.
  func frame(ofElement name: String, on stage: Stage) -> CGRect?

  /// The topmost element with a name at a point.
  func element(at point: CGPoint, on stage: Stage) -> ReplayElement?

  /// The names of the elements that are there.
  func elementNames(on stage: Stage) -> [String]
}

extension StageTelling {
  package func lines(of stage: Stage) -> [[StateSnapshot.Line]] { [snapshot(of: stage).lines] }
}
