extension Box {
  /// What a trace calls what this box shows: its name, or else its place among the views.
  var focusName: String {
    let names = names
    return names.lazy.compactMap(\.identifier).first
      ?? names.lazy.compactMap(\.label).first.map { "\"\($0)\"" } ?? node.shortName
  }

  /// What is said of this box: by modifiers right around it, and by what is inside.
  var names: [Accessibility] {
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
