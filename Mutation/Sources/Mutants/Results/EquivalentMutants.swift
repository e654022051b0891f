/// Mutants that no test can tell from the original, each with its reason, as a person wrote them down.
///
/// ```
/// Game/Table.swift: Table.isOver
///   pairsLeft == 0 -> pairsLeft <= 0
///   It never falls below zero.
/// ```
///
/// What is removed stands as `sort() -> nothing`.
public struct EquivalentMutants: Equatable, Sendable {
  struct Entry: Equatable {
    let file: String
    let function: String
    let original: String
    let replacement: String
    let reason: String
    /// In the text, from 1.
    let line: Int
  }

  let entries: [Entry]

  /// Reads entries of three lines or more, with empty lines between them; what begins with `#` says something to people.
  ///
  /// - Throws: ``MutationError/equivalents(line:_:)``
  public init(_ text: String) throws(MutationError) {
    var entries: [Entry] = []
    var block: [(line: Int, text: String)] = []
    let lines = (text + "\n").split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      if line.allSatisfy(\.isWhitespace) {
        if !block.isEmpty { entries.append(try Self.entry(block)) }
        block = []
      } else {
        block.append((index + 1, String(line).onOneLine))
      }
    }
    self.entries = entries
  }

  private static func entry(_ block: [(line: Int, text: String)]) throws(MutationError) -> Entry {
    let line = block[0].line
    guard block.count >= 3 else {
      throw .equivalents(line: line, "expected a place, a change and a reason, each on a line")
    }
    guard let place = block[0].text.firstRange(of: ": ") else {
      throw .equivalents(line: line, "expected `file: function`, found `\(block[0].text)`")
    }
    guard let change = block[1].text.firstRange(of: " -> ") else {
      throw .equivalents(
        line: line + 1, "expected `original -> replacement`, found `\(block[1].text)`")
    }
    return Entry(
      file: String(block[0].text[..<place.lowerBound]),
      function: String(block[0].text[place.upperBound...]),
      original: String(block[1].text[..<change.lowerBound]),
      replacement: String(block[1].text[change.upperBound...]),
      reason: block.dropFirst(2).map(\.text).joined(separator: " "), line: line)
  }

  func contains(_ mutant: Mutant) -> Bool {
    entries.contains { $0.matches(mutant) }
  }

  /// What no mutant that lives stands for any more: it was killed, or the source has changed.
  ///
  /// - Parameter files: Those that were tried.
  func stale(given living: [Mutant], files: Set<String>) -> [Entry] {
    entries.filter { entry in files.contains(entry.file) && !living.contains { entry.matches($0) } }
  }
}

extension EquivalentMutants.Entry {
  fileprivate func matches(_ mutant: Mutant) -> Bool {
    file == mutant.file && function == mutant.function && original == mutant.original
      && replacement == mutant.told
  }
}
