/// What an operator is replaced with.
enum OperatorTables {
  static func alternatives(to name: String) -> [(kind: MutationKind, name: String)] {
    switch name {
    case "<": [(.boundary, "<="), (.condition, ">=")]
    case "<=": [(.boundary, "<"), (.condition, ">")]
    case ">": [(.boundary, ">="), (.condition, "<=")]
    case ">=": [(.boundary, ">"), (.condition, "<")]
    case "==": [(.condition, "!=")]
    case "!=": [(.condition, "==")]
    case "===": [(.condition, "!==")]
    case "!==": [(.condition, "===")]
    case "&&": [(.logic, "||")]
    case "||": [(.logic, "&&")]
    default: arithmetic[name].map { [(.arithmetic, $0)] } ?? []
    }
  }

  /// What an assignment such as `+=` is replaced with.
  static func assignment(insteadOf name: String) -> String? {
    guard name.count > 1, name.last == "=" else { return nil }
    return arithmetic[String(name.dropLast())].map { $0 + "=" }
  }

  private static let arithmetic = [
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "*",
    "&+": "&-", "&-": "&+", "&*": "&+",
    "<<": ">>", ">>": "<<", "&<<": "&>>", "&>>": "&<<",
    "&": "|", "|": "&", "^": "&",
  ]
}
