import AccessibilityTree

extension BusScene {
  func parent(of entry: AccessibleTree.Entry?) -> BusReference {
    guard let entry else { return desktop }
    return entry.parent.map { reference(BusNode.element($0)) } ?? reference(.application)
  }

  /// What stands in an element, or in the program itself.
  func children(of entry: AccessibleTree.Entry?) -> [Int] {
    entry?.children ?? (tree.map { [$0.root] } ?? [])
  }

  func accessible(
    _ method: String, at node: BusNode, _ arguments: [BusValue]
  ) throws(BusError) -> Answer {
    let entry = try entry(node)
    let (element, children) = (entry?.element, children(of: entry))
    switch method {
    case "GetChildAtIndex":
      guard case .integer(let index)? = arguments.first else { throw .arguments }
      return Answer(reference(children.indices.contains(index) ? children[index] : nil).value)
    case "GetChildren":
      return Answer(.array(of: "(so)", children.map { reference($0).value }))
    case "GetIndexInParent": return Answer(.integer(entry?.index ?? -1))
    case "GetRelationSet": return Answer(.array(of: "(ua(so))", []))
    case "GetRole":
      return Answer(.natural(element?.role.busNumber ?? AccessibleRole.application.number))
    case "GetRoleName", "GetLocalizedRoleName":
      return Answer(.text(element?.role.busName ?? AccessibleRole.application.name))
    case "GetState":
      return Answer(.array(of: "u", (element?.busStateBits ?? [0, 0]).map(BusValue.natural)))
    case "GetAttributes": return Answer(attributes(of: element))
    case "GetApplication": return Answer(reference(.application).value)
    case "GetInterfaces":
      return Answer(.array(of: "s", interfaces(of: node).map { .text($0.name) }))
    default: throw .noMethod(method, of: .accessible)
    }
  }

  /// What there is no other place for: where an element stands among others, and what tests call it.
  private func attributes(of element: AccessibleElement?) -> BusValue {
    var attributes = [("toolkit", "Recall")]
    if let identifier = element?.identifier { attributes.append(("id", identifier)) }
    if let position = element?.position {
      attributes.append(("posinset", "\(position.index)"))
      attributes.append(("setsize", "\(position.count)"))
    }
    return .array(of: "{ss}", attributes.map { .entry(.text($0), .text($1)) })
  }

  // MARK: Cache

  /// All objects at once, for those who keep what they know.
  var items: [BusValue] {
    [item(.application)] + (tree?.order ?? []).map { item(.element($0)) }
  }

  /// What is told of an object all at once.
  func item(_ node: BusNode) -> BusValue {
    var entry: AccessibleTree.Entry?
    if case .element(let id) = node { entry = tree?[id] }
    let element = entry?.element
    return .tuple([
      reference(node).value, reference(.application).value, parent(of: entry).value,
      .integer(entry?.index ?? -1), .integer(children(of: entry).count),
      .array(of: "s", interfaces(of: node).map { .text($0.name) }),
      .text(element?.name ?? program),
      .natural(element?.role.busNumber ?? AccessibleRole.application.number),
      .text(element?.explanation ?? ""),
      .array(of: "u", (element?.busStateBits ?? [0, 0]).map(BusValue.natural)),
    ])
  }
}
