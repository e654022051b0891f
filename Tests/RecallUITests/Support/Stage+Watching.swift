import Testing

@testable import RecallUI
@testable import RecallUICore

extension Stage {
  /// The paths of the views whose bodies are evaluated while `body` runs, in order.
  func evaluations(during body: () throws -> Void) rethrows -> [String] {
    var paths: [String] = []
    graph.onEvaluation = { paths.append($0) }
    defer { graph.onEvaluation = nil }
    try body()
    return paths
  }

  /// Where a named view stands, as text: `10,20 30x40`.
  func place(of name: String) -> String? {
    guard let frame = element(name)?.frame else { return nil }
    func text(_ length: CGFloat) -> String {
      Double((length * 100).rounded() / 100).canonicalText
    }
    return "\(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))x\(text(frame.height))"
  }

  /// Touches the middle of a named view; one that isn't there fails the test.
  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let frame = element(name)?.frame else {
      Issue.record("there is no \(name) on the stage", sourceLocation: sourceLocation)
      return
    }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The texts on the stage, from the back to the front.
  var texts: [String] {
    elements.compactMap { $0.identifier == nil ? $0.label : nil }
  }

  /// How many nodes the tree has.
  var nodeCount: Int {
    func count(_ node: ViewNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return count(root)
  }

  /// All boxes, parents before their children.
  var boxes: [Box] {
    var boxes: [Box] = []
    func visit(_ box: Box) {
      boxes.append(box)
      for child in box.children {
        visit(child)
      }
    }
    if let box = root.ownBox { visit(box) }
    return boxes
  }
}

/// A stage of 200 by 200 points.
func smallStage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
  Stage(size: CGSize(width: 200, height: 200), content: content)
}
