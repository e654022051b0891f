/// Tables of modules in documents tell what each may import, as the law of imports has it.
struct ModuleTableLaw {
  /// What each module may import of ours.
  let mayImport: [String: Set<String>]

  static let house = ModuleTableLaw(.house, modulesInC: ["CConformances"])

  /// - Parameters:
  ///   - law: Knows the modules that are written in Swift.
  ///   - modulesInC: Those of ours that aren't. They import nothing.
  init(_ law: ImportLaw, modulesInC: Set<String>) {
    let ours = modulesInC.union(law.modules.map(\.name))
    var mayImport: [String: Set<String>] = [:]
    for name in modulesInC { mayImport[name] = [] }
    for module in law.modules { mayImport[module.name] = module.mayImport.intersection(ours) }
    self.mayImport = mayImport
  }

  /// What the table of a document tells otherwise than it is, or not at all.
  ///
  /// - Parameter path: The document's, relative to the repository.
  func violations(in text: String, at path: String) -> [String] {
    let table = ModuleTable(in: text)
    let wrong = table.rows.compactMap { row -> String? in
      guard let imports = mayImport[row.module] else {
        return "\(path):\(row.line): there is no module \(row.module)"
      }
      guard row.imports != imports else { return nil }
      let list = imports.isEmpty ? "nothing" : imports.sorted().joined(separator: ", ")
      return "\(path):\(row.line): \(row.module) may import \(list)"
    }
    let missing = mayImport.keys.sorted().filter { !table.names.contains($0) }
    return wrong + missing.map { "\(path): the table doesn't name \($0)" }
  }

  /// What doesn't stand below all that may import it.
  ///
  /// - Parameter path: The document's, relative to the repository.
  func disorder(in text: String, at path: String) -> [String] {
    let rows = ModuleTable(in: text).rows
    return rows.indices.flatMap { index -> [String] in
      let row = rows[index]
      let below = Set(rows[(index + 1)...].map(\.module))
      return row.imports.subtracting(below).sorted().map {
        "\(path):\(row.line): \($0) doesn't stand below \(row.module)"
      }
    }
  }
}

/// The table of a document whose first column is called "module".
struct ModuleTable {
  struct Row {
    /// Counted from 1.
    var line: Int
    /// What stands first between backticks.
    var module: String
    /// What stands between backticks in the last cell.
    var imports: Set<String>
  }

  let rows: [Row]
  /// All that stands between backticks.
  let names: Set<String>

  init(in text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("| module |") } ?? lines.endIndex
    // Below the titles is a line of dashes.
    let table = lines[start...].prefix { $0.hasPrefix("|") }.dropFirst(2)
    rows = table.indices.map { index in
      // A line begins and ends with a bar, so that the last cell is the last but one of its parts.
      let parts = table[index].split(separator: "|", omittingEmptySubsequences: false)
      return Row(
        line: index + 1, module: Self.words(in: table[index]).first ?? "",
        imports: Set(Self.words(in: parts[parts.count - 2])))
    }
    names = Set(table.flatMap { Self.words(in: $0) })
  }

  /// What stands between backticks.
  private static func words(in text: Substring) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
