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

  func type(_ input: TextInput) {
    KeyDispatch(graph: graph, settle: settle).send(input)
  }

  func press(_ event: KeyEvent) {
    let isHandled = KeyDispatch(graph: graph, settle: settle).send(event) || turnPage(event)
    unhandledKey = isHandled ? nil : event
  }

  /// Has a key that nobody takes turn pages of the scroll views around the focus; or else of those in the middle of
  /// the viewport, so that text in which nothing can have the focus can be read with keys, too.
  private func turnPage(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isEmpty, let press = KeyPress(event),
      let key = PageKey(press.key)
    else { return false }
    let around = graph.focus.target?.firstBox?.scrollBoxes ?? []
    let inTheMiddle = hitPath(at: CGPoint(x: size.width / 2, y: size.height / 2))
    return (around + inTheMiddle.compactMap { $0 as? ScrollBox }).contains { $0.turnPage(key) }
  }
}

extension PageKey {
  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    default: return nil
    }
  }
}
