/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Whoever shows it decides.
  case automatic
  case visible
  case hidden
}
