import RecallUI
import Testing

/// Runs a test on a stage, and fails it when it leaves timers behind that nobody holds: the failure
/// names who set them.
func withStage<Content: View>(
  size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder content: () -> Content,
  sourceLocation: SourceLocation = #_sourceLocation, test: (Stage) throws -> Void
) rethrows {
  let stage = Stage(size: size) { content() }
  try test(stage)
  for timer in stage.unownedTimers {
    Issue.record("the test leaves a timer behind: \(timer)", sourceLocation: sourceLocation)
  }
}
