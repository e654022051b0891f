import Foundation

/// What documents say is there, is there: files and folders that they name or link to.
struct DocumentLaw: Sendable {
  /// The folders and files at the top of the repository; what begins with one is a path.
  let tops: Set<String>
  /// Paths that come into being, where something was found or built.
  let comesLater: Set<String>
  /// Whether there is something at a path, relative to the repository.
  let exists: @Sendable (String) -> Bool

  static let house = DocumentLaw(
    tops: [
      ".ci", "Assets", "Benchmarks", "Documentation", "LibFuzzer", "Mutation", "Replays", "Sources",
      "Tests", "scripts",
    ],
    comesLater: ["Replays/regressions/"],
    exists: { path in
      FileManager.default.fileExists(atPath: Repository.folder.appendingPathComponent(path).path)
    })

  /// What a document names that isn't there, with its line.
  ///
  /// - Parameter path: The document's, relative to the repository.
  func violations(in text: String, at path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { number, line -> [String] in
        if line.hasPrefix("```") { isCode.toggle() }
        guard !isCode else { return [] }
        let missing = paths(in: line) + links(in: line).map { folder + $0 }
        return missing.filter { !exists($0) && !comesLater.contains($0) }
          .map { "\(path):\(number + 1): there is no \($0)" }
      }
  }

  /// What stands between backticks and begins as a path does.
  private func paths(in line: Substring) -> [String] {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }.filter { words in
      guard let slash = words.firstIndex(of: "/"), !words.contains(" ") else { return false }
      return tops.contains(String(words[..<slash]))
    }
  }

  /// Where links lead, but for those that leave the repository or stay on the page.
  private func links(in line: Substring) -> [String] {
    line.split(separator: "](", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      guard let end = rest.firstIndex(of: ")") else { return nil }
      let goal = rest[..<end].prefix { $0 != "#" }
      return goal.isEmpty || goal.contains("://") ? nil : String(goal)
    }
  }
}
