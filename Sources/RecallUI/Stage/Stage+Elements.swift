extension Stage {
  /// A view that can be found by its name.
  public struct Element: Equatable, Sendable {
    /// What `accessibilityIdentifier(_:)` said.
    public var identifier: String?
    /// What `accessibilityLabel(_:)` said, or the text of a text.
    public var label: String?
    /// The view's place in the viewport, in points.
    public var frame: CGRect
  }

  /// The first view with an accessibility identifier, or else the first with a label.
  public func element(_ name: String) -> Element? {
    let elements = elements
    return elements.first { $0.identifier == name } ?? elements.first { $0.label == name }
  }

  /// Where the first view with an accessibility identifier stands in the viewport, in points.
  public func frame(ofElement identifier: String) -> CGRect? {
    settle()
    func find(in box: Box) -> Box? {
      if box is ModifierBox<HiddenModifier> { return nil }
      if box.accessibilityIdentifier == identifier { return box }
      for child in box.children {
        if let found = find(in: child) { return found }
      }
      return nil
    }
    return root.ownBox.flatMap(find)?.globalFrame
  }

  /// The views that have an identifier or a label, from the back to the front.
  public var elements: [Element] {
    settle()
    var elements: [Element] = []
    func visit(_ box: Box) {
      if box.hidesContent { return }
      if let said = box.accessibility {
        elements.append(
          Element(identifier: said.identifier, label: said.label, frame: box.globalFrame))
      }
      for child in box.children {
        visit(child)
      }
    }
    if let box = root.ownBox { visit(box) }
    return elements
  }

  /// The foremost view with an identifier that a touch at a point would hit.
  public func element(at point: CGPoint) -> Element? {
    settle()
    for box in hitPath(at: point) {
      guard let said = box.accessibility, let identifier = said.identifier else { continue }
      return Element(identifier: identifier, label: said.label, frame: box.globalFrame)
    }
    return nil
  }
}
