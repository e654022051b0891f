/// Names what views are told apart by, the same in each run.
struct IdentifierNames {
  /// How many objects have a name.
  private var countOfObjects = 0

  /// What a path calls an identifier: where objects lie in memory is another place in each run, so they are counted.
  mutating func name<ID: Hashable>(of id: ID) -> String {
    guard Self.isObject(id) else { return "\(id)" }
    countOfObjects += 1
    return "object \(countOfObjects)"
  }

  /// Whether the identifier is that of an object, as a sheet's item may have it.
  private static func isObject<ID: Hashable>(_ id: ID) -> Bool {
    let hidden: Any = (id as AnyHashable).base
    return hidden is ObjectIdentifier
  }
}
