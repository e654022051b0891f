/// No circles: within a module, the folders that stand in one folder don't need each other in a
/// circle, and neither do more than three files.
struct CycleLaw {
  /// Files or folders that name what they should not, for now.
  struct Exceptions {
    var module: String
    var reason: String
    /// Relative to the module's folder.
    var edges: [WeightedGraph.Edge]

    /// - Parameter lines: Each `FROM -> TO`.
    init(in module: String, because reason: String, _ lines: String) {
      self.module = module
      self.reason = reason
      edges = lines.split(separator: "\n").compactMap { line in
        line.firstRange(of: " -> ").map { arrow in
          WeightedGraph.Edge(
            from: String(line[..<arrow.lowerBound]), to: String(line[arrow.upperBound...]))
        }
      }
    }
  }

  /// How many files may need each other: a type and what it is made of.
  static let mostFiles = 3

  let exceptions: [Exceptions]

  /// What is wrong with the modules that some files belong to.
  func violations(in files: [SourceFile]) -> [String] {
    let modules = Dictionary(grouping: files, by: \.module).mapValues { files in
      files.map { Outlined(file: $0, outline: FileOutline($0.tokens, module: $0.module)) }
    }
    let declared = modules.mapValues { files in
      files.reduce(into: Set()) { $0.formUnion($1.outline.declared) }
    }
    return modules.sorted { $0.key < $1.key }.flatMap { module, files in
      let imported = Set(files.flatMap { $0.file.imports.map(\.text) })
      let foreign = imported.reduce(into: Set()) { $0.formUnion(declared[$1] ?? []) }
      let graph = ReferenceGraph(files.map { ($0.path, $0.outline) }, foreign: foreign)
      return violations(in: graph, of: module)
    }
  }

  private struct Outlined {
    var file: SourceFile
    var outline: FileOutline

    /// Relative to the module's folder.
    var path: String {
      let folder = "\(file.module)/"
      return file.path.firstRange(of: folder).map { String(file.path[$0.upperBound...]) }
        ?? file.path
    }
  }

  private func violations(in graph: ReferenceGraph, of module: String) -> [String] {
    let folders = graph.parents.map { graph.folders(in: $0) }
    let known = ([graph.files] + folders).reduce(into: Set()) { $0.formUnion($1.weights.keys) }
    let unknown = edges(of: module).filter { !known.contains($0) }
    return folders.flatMap { check($0, atMost: 1, "folders", names: graph, of: module) }
      + check(graph.files, atMost: Self.mostFiles, "files", names: graph, of: module)
      + unknown.map { Self.needless($0, in: module) }
  }

  private func edges(of module: String) -> [WeightedGraph.Edge] {
    exceptions.filter { $0.module == module }.flatMap(\.edges)
  }

  /// - Parameters:
  ///   - graph: Whose circles are looked for.
  ///   - most: How many nodes may need each other.
  ///   - kind: What the nodes are.
  ///   - names: What knows the words behind the edges.
  private func check(
    _ graph: WeightedGraph, atMost most: Int, _ kind: String, names: ReferenceGraph,
    of module: String
  ) -> [String] {
    let allowed = edges(of: module).filter { graph.weights[$0] != nil }
    let rest = graph.removing(allowed)
    let circles = rest.circles.filter { $0.count > most }.map { circle in
      """
      \(circle.count) \(kind) of \(module) need each other in a circle: \
      \(circle.joined(separator: ", ")).
      The cheapest cut that was found:
      \(Self.cut(rest.within(circle), atMost: most, names: names))
      """
    }
    let needless = allowed.filter { edge in
      rest.adding(edge).circle(through: edge).count <= most
    }
    return circles + needless.map { Self.needless($0, in: module) }
  }

  /// What to remove, a line for each edge, and how many references that is.
  private static func cut(
    _ graph: WeightedGraph, atMost most: Int, names: ReferenceGraph
  ) -> String {
    let cut = graph.cut(atMost: most)
    let lines = cut.map { edge in
      let words = names.names(from: edge.from, to: edge.to).joined(separator: ", ")
      return "\(edge.from) -> \(edge.to) (\(words))"
    }
    let references = cut.reduce(0) { $0 + (graph.weights[$1] ?? 0) }
    return (lines + ["References to remove: \(references)"]).joined(separator: "\n")
  }

  private static func needless(_ edge: WeightedGraph.Edge, in module: String) -> String {
    "\(module): the exception `\(edge.from) -> \(edge.to)` is no longer needed"
  }
}
