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
    let isHandled = KeyDispatch(graph: graph, settle: settle).send(event)
    unhandledKey = isHandled ? nil : event
  }
}
