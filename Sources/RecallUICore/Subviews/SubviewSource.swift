/// A node whose content is shown elsewhere, view by view.
protocol SubviewSource: ViewNode {
  /// Learns that a view says something else to its container.
  func valuesDidChange()
}

/// Keeps the nodes of views that are taken apart. In its own place nothing shows.
final class SubviewSourceNode<Content: View>: Node<Content>, SubviewSource {
  private(set) var found = FoundViews()
  private var content: Node<Content>?
  private var areValuesKnown = true
  private let foundDidChange: () -> Void

  /// - Parameter foundDidChange: Called when the views consist of others than before, or say something
  ///   else; not for what was found at first.
  init(
    _ view: Content, in context: NodeContext, foundDidChange: @escaping () -> Void
  ) {
    self.foundDidChange = foundDidChange
    super.init(in: context)
    let content = makeChild(view, as: .transparent)
    self.content = content
    children = NodeChildren(content)
    _ = look()
  }

  override var containsViews: Bool { true }
  override var hasLazyChildren: Bool { false }
  /// What the content consists of is this node's business alone.
  override var containerOfBoxes: ViewNode? { self }

  override func appendBoxes(to boxes: inout [Box]) {}

  override func take(_ new: Content) {
    content?.update(new)
  }

  func valuesDidChange() {
    areValuesKnown = false
    graph.updates.add(container: self)
  }

  override func collectBoxes() {
    let former = found
    guard look() else { return }
    foundDidChange()
    let kept = Set(found.all.map { ObjectIdentifier($0.entry) })
    for view in former.all where !kept.contains(ObjectIdentifier(view.entry)) {
      view.entry.leave()
    }
  }

  /// Has nobody show the views any more.
  func letGo() {
    for view in found.all { view.entry.leave() }
  }

  /// - Returns: Whether something else was found.
  private func look() -> Bool {
    var boxes: [Box] = []
    content?.appendBoxes(to: &boxes)
    let new = FoundViews(boxes, of: self, since: found, areValuesKnown: areValuesKnown)
    areValuesKnown = true
    guard !new.isSame(as: found) else { return false }
    found = new
    return true
  }
}
