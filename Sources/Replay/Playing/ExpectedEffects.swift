import Interaction

/// What a program asked for, in order, from behind what a script found last.
struct ExpectedEffects {
  private var rest: [StageEffect] = []

  /// Adds what the program asked for since.
  mutating func add(_ occurrences: [StageEffect.Occurrence]) {
    guard !occurrences.isEmpty else { return }
    rest += occurrences.map(\.effect)
    // A script that expects nothing must not gather all that a long game asked for.
    if rest.count > 2 * Self.mostKept { rest.removeFirst(rest.count - Self.mostKept) }
  }

  /// Goes on behind the first effect that is `wanted`.
  ///
  /// - Returns: What there was instead; nil when it was found.
  mutating func find(_ wanted: StageEffect) -> [StageEffect]? {
    guard let index = rest.firstIndex(of: wanted) else { return rest }
    rest.removeFirst(index + 1)
    return nil
  }

  private static let mostKept = 1_000
}
