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

  /// The tree of views, from the stage's content on.
  public var outlineEntries: [OutlineEntry] {
    settle()
    return entries(of: root, said: [])
  }

  /// The entry of a node, or those below a node that has none; `said` is what modifiers around it
  /// say.
  private func entries(of node: ViewNode, said: [String]) -> [OutlineEntry] {
    guard !node.coversContent else { return [] }
    let said = said + (node.ownAnnotation.map { [$0] } ?? [])
    guard let name = node.outlineName else {
      return node.children.flatMap { entries(of: $0, said: said) }
    }
    return [
      OutlineEntry(
        view: name, frame: node.outlineFrame, says: said,
        children: node.children.flatMap { entries(of: $0, said: []) })
    ]
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
