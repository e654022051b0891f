import Interaction

/// Where a replay is not what its script says.
public struct ReplayFailure: Equatable, Sendable {
  /// What is not as it should be.
  public enum Kind: Equatable, Sendable {
    /// The digest after the step differs; `differences` are the lines of the snapshot that do, as
    /// far as the script knows what they should be.
    case divergence(expected: UInt64, found: UInt64, differences: [SnapshotDifference])
    /// The digest after the step is right, but lines of the snapshot that the script tells are not.
    case lines(differences: [SnapshotDifference])
    /// A line of the snapshot has another value, or isn't there; then `similar` has names like it.
    case expectation(name: String, expected: String, found: String?, similar: [String])
    /// Something else doesn't hold, of a line of the snapshot or of an element; `found` is nil where there
    /// is nothing, and `waited` says for how many milliseconds it was waited for.
    case unmet(
      ReplayExpectation, found: String?, similar: [String], waited: Int64? = nil)
    /// The picture is another one; `difference` is the end of a sentence: `found …`.
    case picture(name: String, difference: String)
    /// The program didn't ask for something; `found` is what it asked for instead.
    case effect(expected: StageEffect, found: [StageEffect])
    /// The target threw an error.
    case target(message: String)

    /// Whether nothing but the target is to blame, whatever its fonts are.
    var isOfTarget: Bool {
      if case .target = self { true } else { false }
    }
  }

  /// Where the step stands.
  public var position: SourcePosition
  /// The number of the step in the script, from 0.
  public var step: Int
  /// The step's action as text.
  public var action: String
  public var kind: Kind
  /// The fonts, where they may be why the state is another.
  public var otherFonts: OtherFonts?
  /// The program, where it may be why the state is another.
  public var otherProgram: OtherProgram?
}

/// A line of a snapshot that is not what it should be; `nil` is a line that isn't there.
public struct SnapshotDifference: Hashable, Sendable {
  public var name: String
  public var expected: String?
  public var found: String?

  public init(name: String, expected: String?, found: String?) {
    self.name = name
    self.expected = expected
    self.found = found
  }
}

extension SnapshotDifference: CustomStringConvertible {
  public var description: String { sentence.description }
}

extension ReplayFailure: CustomStringConvertible {
  /// Reads `first.replay:14:8: after …, expected …, found …`, with a line per difference, and one each
  /// for the fonts and the program if they are others.
  public var description: String {
    sentences.map(\.description).joined(separator: "\n  ")
  }
}
