/// What is out of date in a tree of views: views to evaluate, containers to fill, and actions that
/// wait until that is done.
final class UpdateQueue {
  private var views: [ViewNode] = []
  private var containers: [ViewNode] = []
  private var actions: [() -> Void] = []
  /// How often settling was given up, and all of it forgotten.
  private(set) var abandonments = 0

  /// Whether the views that wait can go on waiting, until all of an event has happened.
  var canWait = true

  /// Whether every view is evaluated, and every container has its content.
  var isEmpty: Bool { views.isEmpty && containers.isEmpty }

  /// Whether containers wait for their content.
  var hasContainers: Bool { !containers.isEmpty }

  /// Whether actions wait for the layout.
  var hasActions: Bool { !actions.isEmpty }

  /// The views that wait for an evaluation.
  var paths: [String] { views.map(\.path).sorted() }

  /// Adds a view whose evaluation is out of date.
  func add(view node: ViewNode) {
    views.append(node)
  }

  /// Adds a container whose content may consist of other boxes.
  func add(container node: ViewNode) {
    guard !node.waitsForBoxes else { return }
    node.waitsForBoxes = true
    containers.append(node)
  }

  /// Adds an action of a program that is to run when everything is in its place.
  func add(action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Takes the views out that wait for an evaluation.
  func takeViews() -> [ViewNode] {
    defer {
      views = []
      canWait = true
    }
    return views
  }

  /// Adds views whose evaluation was put off.
  func putBack(_ nodes: [ViewNode]) {
    for node in nodes where !node.isRemoved {
      node.isDirty = true
      views.append(node)
    }
  }

  /// Evaluates the views that are out of date, parents before children.
  ///
  /// What gets out of date on the way is left for the next round, so that two views that change each
  /// other's state can't keep this from ending.
  func evaluate() {
    var nodes = takeViews()
    if nodes.count > 1 {
      nodes.sort { $0.depth == $1.depth ? $0.serial < $1.serial : $0.depth < $1.depth }
    }
    for node in nodes where node.isDirty && !node.isRemoved {
      node.isDirty = false
      node.evaluate()
    }
  }

  /// Gives the containers their content.
  func fill() {
    while let node = containers.popLast() {
      node.waitsForBoxes = false
      if !node.isRemoved { node.collectBoxes() }
    }
  }

  /// Runs the actions; those that they lead to wait for the next layout.
  func act() {
    let current = actions
    actions = []
    for action in current {
      action()
    }
  }

  /// Forgets all of it, after settling was given up.
  func abandon() {
    abandonments += 1
    for node in views {
      node.isDirty = false
    }
    for node in containers {
      node.waitsForBoxes = false
    }
    views = []
    containers = []
    actions = []
  }
}
