extension Stage {
  /// The tree of views as text: type, identity, place, identifier and label.
  ///
  /// ```
  /// Stage 600x900 light
  ///   GameView
  ///     VStack 0,0 600x900
  ///       CardView [3] card:3
  /// ```
  public var outline: String {
    var lines = ["Stage \(format(size)) \(snapshot["stage.colorScheme"] ?? "")"]
    for entry in outlineEntries { append(entry, indent: 1, to: &lines) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The tree of views, from the stage's content on, without what is there and not shown: rows that are scrolled
  /// out of sight, candidates of a view that fits, screens that are covered.
  public var outlineEntries: [OutlineEntry] {
    settle()
    return entries(of: root, said: [], inside: nil) ?? []
  }

  /// The entry of a node, or those below a node that has none; nil where none of its boxes is shown.
  ///
  /// - Parameters:
  ///   - said: What modifiers around it say.
  ///   - outer: A box around it that is shown.
  private func entries(
    of node: ViewNode, said: [String], inside outer: Box?
  ) -> [OutlineEntry]? {
    guard !node.coversContent else { return [] }
    let box = node.ownBox
    if let box, !box.isShown(inside: outer) { return nil }
    let said = said + (node.ownAnnotation.map { [$0] } ?? [])
    let name = node.outlineName
    let inside = node.outlinedChildren.map {
      entries(of: $0, said: name == nil ? said : [], inside: box ?? outer)
    }
    let below = inside.flatMap { $0 ?? [] }
    // Of a custom view out of sight, not even the content need have been made.
    let isHidden = inside.contains { $0 == nil } || inside.isEmpty && name != nil
    if box == nil, below.isEmpty, isHidden { return nil }
    guard let name else { return below }
    return [OutlineEntry(view: name, frame: node.outlineFrame, says: said, children: below)]
  }

  private func append(_ entry: OutlineEntry, indent: Int, to lines: inout [String]) {
    var parts = [entry.view]
    if let frame = entry.frame {
      parts.append("\(format(frame.minX)),\(format(frame.minY)) \(format(frame.size))")
    }
    let indentation = String(repeating: "  ", count: indent)
    lines.append(indentation + (parts + entry.says).joined(separator: " "))
    for child in entry.children { append(child, indent: indent + 1, to: &lines) }
  }

  private func format(_ size: CGSize) -> String {
    "\(format(size.width))x\(format(size.height))"
  }

  /// A length with at most one digit behind the point.
  private func format(_ length: CGFloat) -> String {
    Double((length * 10).rounded() / 10).canonicalText
  }
}

extension Box {
  /// Whether this box has a place, and all from it to the one around it, or to the outermost, are among their parents'
  /// children.
  fileprivate func isShown(inside outer: Box?) -> Bool {
    guard hasPlace else { return false }
    var box = self
    while box !== outer, !box.isOutermost {
      guard box.isInParent, let parent = box.parent else { return false }
      box = parent
    }
    return true
  }
}
