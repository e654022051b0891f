import AccessibilityTree

/// What a program shows on the bus: values that know no bus.
struct BusScene {
  /// What the program is called.
  var program: String
  /// The name that the program has on the bus.
  var owner = ""
  /// Whom the program was given to: the desktop.
  var desktop = BusReference.none
  /// The number that the desktop gave the program.
  var id = 0
  /// All that can be seen; nil before anything was.
  var tree: AccessibleTree?
  /// Where the window's content stands on the screen, in points.
  var origin = (x: 0, y: 0)

  init(program: String) {
    self.program = program
  }

  /// What comes of a call: what is answered, and what is to be done.
  struct Answer: Equatable {
    var values: [BusValue] = []
    var request: AccessibleRequest?

    init(_ values: BusValue..., request: AccessibleRequest? = nil) {
      self.values = values
      self.request = request
    }
  }

  /// What stands at a node; nil for the program itself.
  func entry(_ node: BusNode) throws(BusError) -> AccessibleTree.Entry? {
    guard case .element(let id) = node else { return nil }
    guard let entry = tree?[id] else { throw .gone(node.path) }
    return entry
  }

  /// What stands at a node that is an element.
  func element(_ node: BusNode) throws(BusError) -> AccessibleTree.Entry {
    guard let entry = try entry(node) else { throw .gone(node.path) }
    return entry
  }

  func reference(_ node: BusNode) -> BusReference { BusReference(owner: owner, path: node.path) }

  func reference(_ id: Int?) -> BusReference {
    id.map { reference(BusNode.element($0)) } ?? .none
  }

  /// What an object can be asked for; nothing for one that isn't there.
  func interfaces(of node: BusNode) -> [BusInterface] {
    guard case .element(let id) = node else { return [.accessible, .application] }
    guard let entry = tree?[id] else { return [] }
    var interfaces: [BusInterface] = [.accessible, .component]
    if !entry.element.actions.isEmpty { interfaces.append(.action) }
    if entry.element.text != nil { interfaces.append(.text) }
    if entry.element.text != nil, entry.element.states.contains(.editable) {
      interfaces.append(.editableText)
    }
    if entry.element.range != nil { interfaces.append(.value) }
    if hasSelection(entry) { interfaces.append(.selection) }
    return interfaces
  }

  /// What is answered to a call.
  ///
  /// - Parameter arguments: Of the kinds that the interface says.
  func answer(
    _ method: String, of interface: BusInterface, at node: BusNode, _ arguments: [BusValue]
  ) throws(BusError) -> Answer {
    guard interfaces(of: node).contains(interface) || interface == .cache else {
      _ = try entry(node)
      throw .noMethod(method, of: interface)
    }
    switch interface {
    case .accessible: return try accessible(method, at: node, arguments)
    case .application: return Answer(.text(""))
    case .component: return try component(method, of: try element(node), arguments)
    case .action: return try action(method, of: try element(node), arguments)
    case .text: return try text(method, of: try element(node), arguments)
    case .editableText: return try editableText(method, of: try element(node), arguments)
    case .selection: return try selection(method, of: try element(node), arguments)
    case .cache: return Answer(.array(of: BusInterface.itemKind, items))
    case .value: throw .noMethod(method, of: interface)
    }
  }

  /// What a property is.
  func property(
    _ name: String, of interface: BusInterface, at node: BusNode
  ) throws(BusError) -> BusValue {
    let entry = try entry(node)
    let element = entry?.element
    switch (interface, name) {
    case (.accessible, "Name"): return .text(element?.name ?? program)
    case (.accessible, "Description"): return .text(element?.explanation ?? "")
    case (.accessible, "Parent"): return parent(of: entry).value
    case (.accessible, "ChildCount"): return .integer(children(of: entry).count)
    case (.accessible, "Locale"): return .text("")
    case (.accessible, "AccessibleId"): return .text(element?.identifier ?? "")
    case (.application, "ToolkitName"): return .text("Recall")
    case (.application, "Version"): return .text("1")
    case (.application, "AtspiVersion"): return .text("2.1")
    case (.application, "Id"): return .integer(id)
    case (.action, "NActions"): return .integer(element?.actions.count ?? 0)
    case (.text, "CharacterCount"): return .integer(element?.text?.count ?? 0)
    case (.text, "CaretOffset"): return .integer(element?.text?.caret ?? 0)
    case (.value, "MinimumValue"): return .number(element?.range?.minimum ?? 0)
    case (.value, "MaximumValue"): return .number(element?.range?.maximum ?? 0)
    case (.value, "MinimumIncrement"): return .number(element?.range?.step ?? 0)
    case (.value, "CurrentValue"): return .number(element?.range?.current ?? 0)
    case (.value, "Text"): return .text(element?.explanation ?? "")
    case (.selection, "NSelectedChildren"):
      return .integer(entry.map { selected(in: $0).count } ?? 0)
    default: throw .noMethod(name, of: interface)
    }
  }
}
