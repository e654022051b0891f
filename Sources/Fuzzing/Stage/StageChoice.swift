import Replay

/// What rounds on a stage can draw from.
struct StageChoice: Sendable {
  /// What may be dealt.
  var decks: [FuzzDeck]
  /// The screens that may be shown instead of a table; nil stands for a table.
  var screens: [ReplayScreen?] = []
  /// What was learnt from recordings.
  var learnt = LearntSteps()
}
