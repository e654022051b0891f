import AccessibilityTree

/// Something that is told to all on the bus who want to hear of it.
struct BusSignal: Equatable {
  enum Group: String {
    case object = "Object"
    case window = "Window"
    case focus = "Focus"
  }

  var node: BusNode
  var group: Group
  var member: String
  var detail = ""
  var first = 0
  var second = 0
  var value = BusValue.integer(0)

  var interface: String { "org.a11y.atspi.Event.\(group.rawValue)" }

  var body: BusValue {
    .tuple([
      .text(detail), .integer(first), .integer(second), .variant(value), .array(of: "{sv}", []),
    ])
  }

  /// Whether who keeps what it knows of a program needs it, so that it is told to all who listen to anything.
  var isForAll: Bool { ["ChildrenChanged", "PropertyChange", "StateChanged"].contains(member) }
}

extension BusScene {
  /// What is told of a change from an earlier tree to the one that is shown now.
  func signals(of change: AccessibleChange, since old: AccessibleTree) -> [BusSignal] {
    switch change {
    case .added(let id, let parent, let index):
      [children("add", of: parent, id, at: index)]
    case .removed(let id, let parent, let index):
      [children("remove", of: parent, id, at: index)]
    case .name(let id, let name): [property("accessible-name", of: id, .text(name))]
    case .explanation(let id, let text): [property("accessible-description", of: id, .text(text))]
    case .value(let id, let value): [property("accessible-value", of: id, .number(value))]
    case .state(let id, let state, let isSet): signals(of: state, isSet, at: id)
    case .frame(let id):
      [
        BusSignal(
          node: .element(id), group: .object, member: "BoundsChanged",
          value: .tuple((tree?[id]?.element.frame).map(\.busNumbers) ?? []))
      ]
    case .textRemoved(let id, let place, let text): [textChange("delete", of: id, place, text)]
    case .textInserted(let id, let place, let text): [textChange("insert", of: id, place, text)]
    case .caret(let id, let place):
      [BusSignal(node: .element(id), group: .object, member: "TextCaretMoved", first: place)]
    case .textSelection(let id):
      [BusSignal(node: .element(id), group: .object, member: "TextSelectionChanged")]
    case .focus(let id): [BusSignal(node: .element(id), group: .focus, member: "Focus")]
    }
  }

  /// What is told of a window that is shown for the first time.
  func firstSignals() -> [BusSignal] {
    guard let tree else { return [] }
    let added = BusSignal(
      node: .application, group: .object, member: "ChildrenChanged", detail: "add",
      value: reference(BusNode.element(tree.root)).value)
    var signals = [
      added,
      BusSignal(
        node: .element(tree.root), group: .window, member: "Create", value: .text(windowName)),
    ]
    if tree[tree.root]?.element.states.contains(.active) == true {
      signals += self.signals(of: .active, true, at: tree.root)
    }
    if let focus = tree.focus { signals += self.signals(of: .focused, true, at: focus) }
    return signals
  }

  /// What is told of something that is to be said.
  ///
  /// - Parameter isUrgent: Whether what is being said is cut off.
  func announcement(_ text: String, isUrgent: Bool) -> BusSignal? {
    guard let tree else { return nil }
    return BusSignal(
      node: .element(tree.root), group: .object, member: "Announcement", first: isUrgent ? 2 : 1,
      value: .text(text))
  }

  private var windowName: String { tree.flatMap { $0[$0.root]?.element.name } ?? "" }

  private func children(_ what: String, of parent: Int, _ id: Int, at index: Int) -> BusSignal {
    BusSignal(
      node: .element(parent), group: .object, member: "ChildrenChanged", detail: what, first: index,
      value: reference(BusNode.element(id)).value)
  }

  private func property(_ name: String, of id: Int, _ value: BusValue) -> BusSignal {
    BusSignal(
      node: .element(id), group: .object, member: "PropertyChange", detail: name, value: value)
  }

  private func textChange(_ what: String, of id: Int, _ place: Int, _ text: String) -> BusSignal {
    BusSignal(
      node: .element(id), group: .object, member: "TextChanged", detail: what, first: place,
      second: text.unicodeScalars.count, value: .text(text))
  }

  private func signals(of state: AccessibleStates, _ isSet: Bool, at id: Int) -> [BusSignal] {
    guard let name = state.busName else { return [] }
    var names = [name]
    // What can be used is sensitive, too, in the words of older programs.
    if state == .enabled { names.append("sensitive") }
    let changes = names.map { name in
      BusSignal(
        node: .element(id), group: .object, member: "StateChanged", detail: name,
        first: isSet ? 1 : 0)
    }
    guard state == .active, id == tree?.root else { return changes }
    let window = BusSignal(
      node: .element(id), group: .window, member: isSet ? "Activate" : "Deactivate",
      value: .text(windowName))
    return changes + [window]
  }
}

extension AccessibleFrame {
  fileprivate var busNumbers: [BusValue] { [x, y, width, height].map(BusValue.integer) }
}
