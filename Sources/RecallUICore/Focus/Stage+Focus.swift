import Interaction

extension Stage {
  /// The view that has the focus of the keyboard, by the name of it or of what is inside.
  public var focusedElement: Element? {
    settle()
    guard let box = graph.focus.target?.firstBox else { return nil }
    let names = box.names
    return Element(
      identifier: names.lazy.compactMap(\.identifier).first,
      label: names.lazy.compactMap(\.label).first, frame: box.globalFrame)
  }

  func press(_ event: KeyEvent) {
    KeyDispatch(graph: graph, settle: settle).send(event)
  }
}

extension Box {
  /// What is said of this box: by modifiers right around it, and by what is inside.
  fileprivate var names: [Accessibility] {
    var names: [Accessibility] = []
    var box = self
    while let parent = box.parent, parent.children.count == 1, parent.frame.size == frame.size {
      if let said = parent.accessibility { names.append(said) }
      box = parent
    }
    func visit(_ box: Box) {
      if let said = box.accessibility { names.append(said) }
      for child in box.children {
        visit(child)
      }
    }
    visit(self)
    return names
  }
}
