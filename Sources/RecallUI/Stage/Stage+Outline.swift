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
    settle()
    var lines = ["Stage \(format(size)) \(snapshot["stage.colorScheme"] ?? "")"]
    outline(root, indent: 1, said: [], into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Adds the lines of a node and of those below it; `said` is what modifiers around it say.
  private func outline(_ node: ViewNode, indent: Int, said: [String], into lines: inout [String]) {
    let said = said + (node.ownAnnotation.map { [$0] } ?? [])
    guard let name = node.outlineName else {
      for child in node.children {
        outline(child, indent: indent, said: said, into: &lines)
      }
      return
    }
    var parts = [name]
    if let frame = node.outlineFrame {
      parts.append("\(format(frame.minX)),\(format(frame.minY)) \(format(frame.size))")
    }
    lines.append(String(repeating: "  ", count: indent) + (parts + said).joined(separator: " "))
    for child in node.children {
      outline(child, indent: indent + 1, said: [], into: &lines)
    }
  }

  private func format(_ size: CGSize) -> String {
    "\(format(size.width))x\(format(size.height))"
  }

  /// A length with at most one digit behind the point.
  private func format(_ length: CGFloat) -> String {
    Double((length * 10).rounded() / 10).canonicalText
  }
}
