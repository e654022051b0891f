/// A script that is malformed, or that names what isn't there.
///
/// It reads `first.replay:9:8: expected …, found …`.
public struct ReplayError: Error, Hashable, Sendable {
  public var position: SourcePosition
  public var expected: String
  public var found: String
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
    "\(position): expected \(expected), found \(found)" + (note.map { "\n  \($0)" } ?? "")
  }
}
