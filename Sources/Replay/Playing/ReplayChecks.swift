/// What is compared while a script is played.
public enum ReplayChecks: Sendable {
  case everything
  /// What the script expects, but neither digests nor lines of the state.
  case expectations
}
