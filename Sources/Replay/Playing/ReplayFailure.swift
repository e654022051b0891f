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
  public var description: String {
    func text(_ value: String?) -> String { value.map(\.asValue) ?? "no such line" }
    return "\(name.asName): expected \(text(expected)), found \(text(found))"
  }
}

extension ReplayFailure: CustomStringConvertible {
  /// Reads `first.replay:14:8: after …, expected …, found …`, with a line per difference, and one each
  /// for the fonts and the program if they are others.
  public var description: String {
    text + (otherFonts.map { "\n  \($0)" } ?? "") + (otherProgram.map { "\n  \($0)" } ?? "")
  }

  private var text: String {
    switch kind {
    case .divergence(let expected, let found, let differences):
      let head =
        "\(position): after `\(action)`, expected the digest #\(digestText(expected)), "
        + "found #\(digestText(found))"
      guard !differences.isEmpty else {
        return head + "\n  no line of the snapshot is known to differ"
      }
      return head + Self.list(differences)
    case .lines(let differences):
      return
        "\(position): after `\(action)`, expected lines that belong to the digest, found others"
        + Self.list(differences)
    case .expectation(let name, let expected, let found?, _):
      return "\(position): expected \(name.asName) = \(expected.asValue), found \(found.asValue)"
    case .expectation(let name, let expected, nil, let similar):
      return "\(position): expected \(name.asName) = \(expected.asValue), "
        + "found no such line\(similarText(similar))"
    case .unmet(let expectation, let found, let similar, let waited):
      let patience = waited.map { " within \($0) ms" } ?? ""
      return "\(position): expected \(expectation)\(patience), "
        + "found \(found.map(\.asFound) ?? "nothing of that name" + similarText(similar))"
    case .picture(let name, let difference):
      return "\(position): expected the picture \(name.asValue), \(difference)"
    case .effect(let expected, let found):
      let effects = found.prefix(Self.shownDifferences).map { $0.scriptText.shortened }
      return "\(position): expected the effect \(expected.scriptText.shortened), found "
        + (effects.isEmpty ? "none" : effects.joined(separator: ", "))
    case .target(let message):
      return "\(position): `\(action)` failed: \(message)"
    }
  }

  private static func list(_ differences: [SnapshotDifference]) -> String {
    let shown = differences.prefix(shownDifferences).map { "\n  \($0)" }.joined()
    let rest = differences.count - shownDifferences
    return shown + (rest > 0 ? "\n  and \(rest) more" : "")
  }

  private static var shownDifferences: Int { 20 }
}

extension String {
  /// What was found, where it may be nothing but that something is there.
  fileprivate var asFound: String {
    isEmpty ? "one" : asValue
  }
}

/// `; there are a, b` for names that could have been meant.
func similarText(_ names: [String]) -> String {
  names.isEmpty ? "" : "; there are \(names.map(\.asName).joined(separator: ", "))"
}
