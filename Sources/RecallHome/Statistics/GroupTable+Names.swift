import RecallUI
import Statistics

/// What groups of games are called.
extension GroupTable {
  /// A group by deck.
  static func deck(_ group: GameGroup) -> LocalizedStringKey {
    LocalizedStringKey(name: group.title)
  }

  /// A group by its number of pairs.
  static func size(_ group: GameGroup) -> LocalizedStringKey {
    Int(group.name).map(PlanText.pairs) ?? LocalizedStringKey(verbatim: group.title)
  }

  /// A group by rules: `no bonus, look 4000`.
  static func rules(_ group: GameGroup) -> LocalizedStringKey {
    let rules = group.name.split(separator: ", ").map { rule($0) }
    return rules.dropFirst().reduce(rules.first ?? LocalizedStringKey(verbatim: group.title)) {
      LocalizedStringKey("{list}, {name}", ["list": .key($0), "name": .key($1)])
    }
  }

  private static func rule(_ words: Substring) -> LocalizedStringKey {
    switch words {
    case "classic": return "classic"
    case "no bonus": return "no bonus"
    case "no peeks": return "no peeks"
    case "ghost": return "with a ghost"
    default: break
    }
    let parts = words.split(separator: " ")
    guard let time = parts.last.flatMap({ Int($0) }) else {
      return LocalizedStringKey(verbatim: String(words))
    }
    let seconds = LocalizedStringKey.Argument.key(PlanText.seconds(time))
    switch parts.dropLast().joined(separator: " ") {
    case "turn back": return LocalizedStringKey("turned back after {time}", ["time": seconds])
    case "look": return LocalizedStringKey("a look of {time}", ["time": seconds])
    default: return LocalizedStringKey(verbatim: String(words))
    }
  }
}
