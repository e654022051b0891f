/// What a library's catalog lists stands in the library: DocC refuses a link that leads nowhere.
enum CatalogLaw {
  /// The links to symbols that lead nowhere, with their lines.
  ///
  /// - Parameters:
  ///   - text: A page of the catalog.
  ///   - path: The page's, relative to the repository.
  ///   - names: What the library declares, and its own name.
  static func violations(in text: String, at path: String, names: Set<String>) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { number, line in
        links(in: line).filter { !names.contains(String($0.prefix { $0 != "/" && $0 != "(" })) }
          .map { "\(path):\(number + 1): the library has no \($0)" }
      }
  }

  /// What stands between two backticks at each side.
  private static func links(in line: Substring) -> [Substring] {
    var links: [Substring] = []
    var rest = line
    while let start = rest.firstRange(of: "``") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "``") else { break }
      links.append(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    return links
  }
}
