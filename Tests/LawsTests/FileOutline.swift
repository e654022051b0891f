/// What a file declares and what it names, as far as its words tell.
struct FileOutline {
  /// A word that is used, and the type in whose body or extension that is.
  struct Use: Hashable {
    var name: String
    /// Empty outside of any type.
    var scope: String
  }

  /// The types at the top level that other files can name.
  private(set) var types: Set<String> = []
  /// What other files can reach without naming a type of this file: members of extensions with the
  /// types that are extended, and functions and variables at the top level with an empty name.
  private(set) var members: [String: Set<String>] = [:]
  /// Every other name that is declared: members of types, cases, nested and private types.
  private(set) var ownNames: Set<String> = []
  /// The parameters of generic types and functions, and the types associated with protocols.
  private(set) var parameters: Set<String> = []
  /// The parameters of each generic type that is declared here.
  private(set) var parametersOfTypes: [String: Set<String>] = [:]
  /// The types that are extended.
  private(set) var extended: Set<String> = []
  /// The words that stand alone, and how often.
  private(set) var bareUses: [Use: Int] = [:]
  /// The words after a dot, and how often.
  private(set) var memberUses: [String: Int] = [:]

  /// - Parameters:
  ///   - tokens: Those of the file.
  ///   - module: The module it belongs to, before whose types its name may stand.
  init(_ tokens: [Token], module: String) {
    var reader = OutlineReader(tokens: tokens, module: module)
    reader.read { self.note($0) }
  }

  private mutating func note(_ event: OutlineReader.Event) {
    switch event {
    case .type(let name, let isReachable):
      if isReachable { types.insert(name) } else { ownNames.insert(name) }
    case .member(let name, let type):
      members[name, default: []].insert(type)
    case .ownName(let name):
      ownNames.insert(name)
    case .parameter(let name, let type):
      parameters.insert(name)
      if let type { parametersOfTypes[type, default: []].insert(name) }
    case .extended(let name):
      extended.insert(name)
    case .bareUse(let use):
      bareUses[use, default: 0] += 1
    case .memberUse(let name):
      memberUses[name, default: 0] += 1
    }
  }
}

extension FileOutline {
  /// Every name that the file declares.
  var declared: Set<String> {
    types.union(ownNames).union(members.keys)
  }
}
