/// Who can have the focus, by the boxes that stand for them.
struct SpokenTargets {
  private struct Entry {
    let target: any FocusTarget
    let box: Box
    let state: State
  }

  /// What is told of a view because it can have the focus.
  private struct State: Equatable {
    let node: ObjectIdentifier
    let canBeFocused, isEnabled, isPressed, isTyped, isFocused: Bool

    init(_ target: any FocusTarget, on stage: Stage) {
      node = ObjectIdentifier(target)
      canBeFocused = target.canBeFocusedWhereShown
      isEnabled = target.environment.isEnabled
      isPressed = target.activation != nil
      isTyped = target.textInput != nil
      isFocused = stage.isFocused && stage.graph.focus.target === target
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// All views that may want the focus.
  private var nodes: [any FocusTarget] = []
  /// How many of them there had been when they were last looked for.
  private var made: Int?

  /// Who a box stands for.
  subscript(box: Box) -> (any FocusTarget)? { entries[ObjectIdentifier(box)]?.target }

  /// Looks again, and announces to boxes that something else is told of them.
  ///
  /// - Complexity: O(n) for n views that may want the focus; for n views of any kind once another one does.
  mutating func update(on stage: Stage) {
    findNodes(on: stage)
    let former = entries
    entries = [:]
    for node in nodes where node.isFocusable {
      guard let box = node.firstBox else { continue }
      entries[ObjectIdentifier(box)] = Entry(
        target: node, box: box, state: State(node, on: stage))
    }
    for (place, entry) in entries where former[place]?.state != entry.state {
      entry.box.invalidateDescription()
    }
    for (place, entry) in former where entries[place] == nil {
      entry.box.invalidateDescription()
    }
  }

  private mutating func findNodes(on stage: Stage) {
    let graph = stage.graph
    guard graph.focus.targetsMade != made else {
      nodes.removeAll(where: \.isRemoved)
      return
    }
    made = graph.focus.targetsMade
    nodes = []
    // Also those that are covered: nobody reads their boxes.
    graph.root?.appendTargets(to: &nodes)
  }
}

extension ViewNode {
  /// Adds the views at or below this one that may want the focus, in the order of the program.
  fileprivate func appendTargets(to targets: inout [any FocusTarget]) {
    if roles.contains(.focusTarget), let target = self as? any FocusTarget {
      targets.append(target)
    }
    for child in children { child.appendTargets(to: &targets) }
  }
}
