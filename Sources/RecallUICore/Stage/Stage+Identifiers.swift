extension Stage {
  /// The accessibility identifiers of ``elements``, from the back to the front: all that there is to tell of
  /// where they stand and what they say is left out, which takes longest.
  ///
  /// - Complexity: O(*n*) for *n* boxes.
  public var elementIdentifiers: [String] {
    settle()
    var names: [String] = []
    func visit(_ box: Box) {
      if box.hidesContent { return }
      if let name = box.accessibilityIdentifier { names.append(name) }
      // What is made one element of has no name, but for that of the view around.
      if let details = box.accessibilityDetails, details.isHidden || details.children != nil {
        guard !details.isHidden, details.children != .ignore, details.children != .combine else {
          return
        }
      }
      for child in box.children {
        visit(child)
      }
    }
    if let box = root.ownBox { visit(box) }
    return names
  }
}
