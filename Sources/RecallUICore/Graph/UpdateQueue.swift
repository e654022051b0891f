/// What is out of date in a tree of views: views to evaluate, containers to fill, and actions that
/// wait until that is done.
final class UpdateQueue {
  private var views: [ViewNode] = []
  private var containers: [ViewNode] = []
  private var actions: [() -> Void] = []
  /// The nodes of what appears, and which of the actions are theirs.
  private var appearing: [(node: ViewNode, action: Int)] = []
  /// What was put off when settling was given up.
  private var postponed = Postponed()

  private struct Postponed {
    var views: [ViewNode] = []
    var containers: [ViewNode] = []
    var actions: [() -> Void] = []
    var appearing: [(node: ViewNode, action: Int)] = []

    var isEmpty: Bool { views.isEmpty && containers.isEmpty && actions.isEmpty }
  }

  /// Views inside of others whose content will be known in the layout only: they come after that.
  private var held: [ViewNode] = []
  /// Whether the content of some view will be known in the layout only.
  private var mayHold = false

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

  /// Adds an action of a program that is to run as a view appears.
  ///
  /// Of those that run together, what stands in a condition or a `ForEach` comes after what stands around
  /// these, as in SwiftUI, where it is another part of the graph. Otherwise views appear in the order in which
  /// they were made, from the inside to the outside.
  func add(appearanceOf node: ViewNode, action: @escaping () -> Void) {
    appearing.append((node, actions.count))
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
    evaluate(takeViews(), except: hold)
  }

  private func hold(_ node: ViewNode) -> Bool {
    guard mayHold, node.standsInUnreadContent else { return false }
    held.append(node)
    return true
  }

  /// Has views inside of this one wait until its content is known, which will be in the layout: what that says
  /// around them, such as an animation for a value, is for their changes, too.
  func holdContent() {
    mayHold = true
  }

  /// Evaluates the views that waited for the content of this one.
  func release(contentOf node: ViewNode) {
    guard !held.isEmpty else { return }
    let views = held.filter { $0.isInside(of: node) }
    held.removeAll { $0.isInside(of: node) }
    evaluate(views, except: hold)
  }

  /// Evaluates the views that waited for content that the layout had no use for.
  func releaseAll() {
    mayHold = false
    guard !held.isEmpty else { return }
    let views = held
    held = []
    evaluate(views) { _ in false }
  }

  private func evaluate(_ views: [ViewNode], except isHeld: (ViewNode) -> Bool) {
    var nodes = views
    if nodes.count > 1 {
      nodes.sort { $0.depth == $1.depth ? $0.serial < $1.serial : $0.depth < $1.depth }
    }
    for node in nodes where node.isDirty && !node.isRemoved && !isHeld(node) {
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
    orderAppearances()
    let current = actions
    actions = []
    for action in current {
      action()
    }
  }

  private func orderAppearances() {
    defer { appearing = [] }
    guard appearing.count > 1 else { return }
    var depth = Int.max
    for entry in appearing {
      entry.node.isAppearing = true
      depth = min(depth, entry.node.depth)
    }
    defer { for entry in appearing { entry.node.isAppearing = false } }
    // What comes after each of them, for standing in it.
    var followers = Array(repeating: [Int](), count: appearing.count)
    var leaders: [Int] = []
    for (place, entry) in appearing.enumerated() {
      if let leader = leader(of: entry.node, downTo: depth) {
        followers[leader].append(place)
      } else {
        leaders.append(place)
      }
    }
    guard leaders.count < appearing.count else { return }
    var order: [Int] = []
    func add(_ place: Int) {
      order.append(place)
      for follower in followers[place] { add(follower) }
    }
    for leader in leaders { add(leader) }
    let former = actions
    for (entry, next) in zip(appearing, order) {
      actions[entry.action] = former[appearing[next].action]
    }
  }

  /// Which of the nodes that appear stands around a node, next to it, with a choice of views in between.
  ///
  /// - Parameter depth: That of the one that is nearest to the root.
  private func leader(of node: ViewNode, downTo depth: Int) -> Int? {
    var (isInChoice, next) = (false, node.parent)
    while let current = next, current.depth >= depth {
      if isInChoice, current.isAppearing {
        return appearing.lastIndex { $0.node === current }
      }
      if current.isChoice || current.roles.contains(.elements) { isInChoice = true }
      next = current.parent
    }
    return nil
  }

  // MARK: Giving up

  /// Whether anything was put off.
  var hasPostponed: Bool { !postponed.isEmpty }

  /// Puts off all of it, after settling was given up: nothing of it is lost. What changes again before it is
  /// resumed is out of date as any other view is.
  func postpone() {
    mayHold = false
    for node in views + held { node.isDirty = false }
    for node in containers { node.waitsForBoxes = false }
    postponed.views += views + held
    postponed.containers += containers
    postponed.appearing += appearing.map { ($0.node, $0.action + postponed.actions.count) }
    postponed.actions += actions
    views = []
    held = []
    containers = []
    actions = []
    appearing = []
  }

  /// Takes up again what was put off.
  func resume() {
    let own = (actions: actions, appearing: appearing)
    putBack(postponed.views.filter { !$0.isDirty })
    for node in postponed.containers where !node.isRemoved { add(container: node) }
    actions = postponed.actions + own.actions
    appearing =
      postponed.appearing
      + own.appearing.map { ($0.node, $0.action + postponed.actions.count) }
    postponed = Postponed()
  }
}

extension ViewNode {
  /// Whether a view around this one has content that the layout will read.
  fileprivate var standsInUnreadContent: Bool {
    var next = parent
    while let current = next {
      if current.hasUnreadContent { return true }
      next = current.parent
    }
    return false
  }

  /// Whether another view is around this one.
  fileprivate func isInside(of node: ViewNode) -> Bool {
    var next = parent
    while let current = next, current.depth >= node.depth {
      if current === node { return true }
      next = current.parent
    }
    return false
  }
}
