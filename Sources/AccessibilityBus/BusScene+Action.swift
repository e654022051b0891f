import AccessibilityTree

extension BusScene {
  func action(
    _ method: String, of entry: AccessibleTree.Entry, _ arguments: [BusValue]
  ) throws(BusError) -> Answer {
    let actions = entry.element.actions
    if method == "GetActions" {
      return Answer(
        .array(
          of: "(sss)",
          actions.map { .tuple([.text($0.name), .text($0.description), .text($0.key)]) }))
    }
    guard case .integer(let index)? = arguments.first else { throw .arguments }
    guard actions.indices.contains(index) else { throw .index(index, below: actions.count) }
    switch method {
    case "GetName", "GetLocalizedName": return Answer(.text(actions[index].name))
    case "GetDescription": return Answer(.text(actions[index].description))
    case "GetKeyBinding": return Answer(.text(actions[index].key))
    case "DoAction": return Answer(.truth(true), request: .act(entry.element.id, action: index))
    default: throw .noMethod(method, of: .action)
    }
  }

  // MARK: Selection

  /// Whether one of several is chosen in an element.
  func hasSelection(_ entry: AccessibleTree.Entry) -> Bool {
    entry.element.role != .window && !selected(in: entry).isEmpty
  }

  func selected(in entry: AccessibleTree.Entry) -> [Int] {
    entry.children.filter { tree?[$0]?.element.states.contains(.selected) == true }
  }

  func selection(
    _ method: String, of entry: AccessibleTree.Entry, _ arguments: [BusValue]
  ) throws(BusError) -> Answer {
    let chosen = selected(in: entry)
    guard case .integer(let index)? = arguments.first else { return Answer(.truth(false)) }
    switch method {
    case "GetSelectedChild":
      return Answer(reference(chosen.indices.contains(index) ? chosen[index] : nil).value)
    case "IsChildSelected":
      guard entry.children.indices.contains(index) else {
        throw .index(index, below: entry.children.count)
      }
      return Answer(.truth(chosen.contains(entry.children[index])))
    case "SelectChild":
      guard entry.children.indices.contains(index) else {
        throw .index(index, below: entry.children.count)
      }
      let child = entry.children[index]
      guard tree?[child]?.element.actions.isEmpty == false else { return Answer(.truth(false)) }
      return Answer(.truth(true), request: .act(child, action: 0))
    // What is chosen can only be chosen otherwise, not left open.
    default: return Answer(.truth(false))
    }
  }
}

extension AccessibleAction {
  /// The key that does it.
  fileprivate var key: String {
    if case .key(let key) = way { key } else { "" }
  }
}
