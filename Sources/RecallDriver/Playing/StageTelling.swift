import RecallUI

/// The part of a stage's state that replays tell of and compare.
package protocol ToldState {
  func snapshot(of stage: Stage) -> StateSnapshot

  /// 64 bits of the snapshot.
  func digest(of stage: Stage) -> UInt64
}

/// The viewport's state and the model's, which outlive any change of the views.
package struct CoreState: ToldState {
  package init() {}

  package func snapshot(of stage: Stage) -> StateSnapshot { stage.coreSnapshot }
  package func digest(of stage: Stage) -> UInt64 { stage.coreDigest }
}
