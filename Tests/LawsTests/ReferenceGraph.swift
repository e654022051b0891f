/// Which file of a module names which, from what they declare.
struct ReferenceGraph {
  /// Members that the standard library's types have, too: nobody can tell whose is meant.
  static let namesOfAll: Set = [
    "Element", "Index", "append", "contains", "count", "description", "filter", "first", "index",
    "insert", "isEmpty", "last", "map", "max", "min", "remove", "removeAll", "rounded", "union",
    "update", "zero",
  ]

  private(set) var files = WeightedGraph()
  /// What a file names of another one.
  private var names: [WeightedGraph.Edge: Set<String>] = [:]

  /// - Parameters:
  ///   - files: The outlines of all files of one module, by their paths.
  ///   - foreign: What modules declare that this one imports: members of such names may be theirs.
  init(_ files: [(path: String, outline: FileOutline)], foreign: Set<String> = []) {
    let index = Index(files.map(\.outline), foreign: foreign)
    for file in files {
      for reference in index.references(of: file.outline) {
        let owner = files[reference.file].path
        self.files.add(reference.count, from: file.path, to: owner)
        names[WeightedGraph.Edge(from: file.path, to: owner), default: []].insert(reference.name)
      }
    }
  }

  /// What the files of a path, or the file that it is, name of those of another one, sorted.
  func names(from: String, to: String) -> [String] {
    func holds(_ path: String, _ file: String) -> Bool {
      file == path || file.hasPrefix(path + "/")
    }
    let matching = names.filter { holds(from, $0.key.from) && holds(to, $0.key.to) }
    return Set(matching.values.joined()).sorted()
  }

  /// The graph of the folders that stand in a folder, each with all that is in it.
  ///
  /// - Parameter folder: With a slash at its end; empty for the one that holds all.
  func folders(in folder: String) -> WeightedGraph {
    var graph = WeightedGraph()
    for (edge, count) in files.weights {
      if let from = Self.child(of: folder, holding: edge.from),
        let to = Self.child(of: folder, holding: edge.to)
      {
        graph.add(count, from: from, to: to)
      }
    }
    return graph
  }

  /// Every folder that holds something, with a slash at its end.
  var parents: [String] {
    let paths = files.nodes.flatMap { path in
      path.indices.filter { path[$0] == "/" }.map { String(path[...$0]) }
    }
    return Set(paths + [""]).sorted()
  }

  /// The folder in `folder` in which a file stands; nil for one that stands in none.
  private static func child(of folder: String, holding path: String) -> String? {
    guard path.hasPrefix(folder) else { return nil }
    let rest = path.dropFirst(folder.count)
    return rest.firstIndex(of: "/").map { "\(folder)\(rest[..<$0])" }
  }
}

/// Where names are declared.
private struct Index {
  /// The file of a type.
  private var types: [String: Int] = [:]
  /// The file of a member, and the types that it extends; only of names that stand once.
  private var members: [String: (file: Int, types: Set<String>)] = [:]
  private var parametersOfTypes: [String: Set<String>] = [:]

  init(_ outlines: [FileOutline], foreign: Set<String>) {
    var declaring: [String: Set<Int>] = [:]
    for (file, outline) in outlines.enumerated() {
      for name in outline.types { types[name] = types[name] ?? file }
      for name in outline.ownNames.union(outline.members.keys) {
        declaring[name, default: []].insert(file)
      }
      parametersOfTypes.merge(outline.parametersOfTypes) { $0.union($1) }
    }
    for (file, outline) in outlines.enumerated() {
      for (name, types) in outline.members
      where declaring[name]?.count == 1 && !foreign.contains(name)
        && !ReferenceGraph.namesOfAll.contains(name)
      {
        members[name] = (file, types)
      }
    }
  }

  /// What a file names of others, and how often.
  func references(of outline: FileOutline) -> [(file: Int, name: String, count: Int)] {
    let own = outline.types.union(outline.ownNames).union(outline.parameters)
      .union(outline.extended.flatMap { parametersOfTypes[$0] ?? [] })
    let bare = outline.bareUses.compactMap { use, count in
      own.contains(use.name) ? nil : file(of: use).map { ($0, use.name, count) }
    }
    let dotted = outline.memberUses.compactMap { name, count in
      own.contains(name) ? nil : members[name].map { ($0.file, name, count) }
    }
    return bare + dotted
  }

  /// A word that stands alone is a type, or a member where its type is in scope, or something that
  /// is in scope everywhere.
  private func file(of use: FileOutline.Use) -> Int? {
    if let file = types[use.name] { return file }
    guard let member = members[use.name] else { return nil }
    return member.types.isDisjoint(with: [use.scope, ""]) ? nil : member.file
  }
}
