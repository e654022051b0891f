/// A script that is malformed, or that names what isn't there.
///
/// It reads `first.replay:9:8: expected …, found …`.
public struct ReplayError: Error, Hashable, Sendable {
  public var position: SourcePosition
  public var expected: String
  public var found: String
  /// Names that could have been meant.
  package var similar: [String] = []
  /// What may be the reason, on a line of its own.
  public var note: String?

  public init(at position: SourcePosition, expected: String, found: String) {
    self.position = position
    self.expected = expected
    self.found = found
  }
}

extension ReplayError: CustomStringConvertible {
  public var description: String {
    sentences.map(\.description).joined(separator: "\n  ")
  }

  /// What is wrong, in a sentence, and what may be the reason. Of what was expected, what a step can't do without is in a
  /// sentence of its own; the rest is about how scripts are written.
  package var sentences: [ReplaySentence] {
    let expected: ReplaySentence.Part =
      Self.expectations.contains(expected)
      ? .sentence(ReplaySentence(expected)) : .text(expected)
    let wrong = ReplaySentence.expected(
      at: .text("\(position)"), expected, found: .text(found, besides: similar))
    return [wrong] + (note.map { [ReplaySentence("{note}", ["note": .text($0)])] } ?? [])
  }

  /// What steps expect of the stage.
  static let element = "an element on the stage"
  static let reachable = "an element that the wheel leads to"

  private static let expectations: Set<String> = [element, reachable]
}
