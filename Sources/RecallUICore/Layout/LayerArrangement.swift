/// How boxes stand on top of each other.
///
/// As in SwiftUI, the boxes of the highest layout priority make the size; the others are offered
/// that, and stand by the same lines.
struct LayerArrangement {
  let alignment: Alignment
  let children: [Box]
  /// The layout priorities of the children.
  private let priorities: [Double]
  private let highestPriority: Double
  /// Whether sizes alone say how the boxes stand.
  private let isBySize: Bool

  init(alignment: Alignment, children: [Box]) {
    self.alignment = alignment
    self.children = children
    // An only child makes the size, whatever its priority: most stacks that lay views over each other
    // are backgrounds and borders.
    priorities = children.count > 1 ? children.map { $0.layoutPriority } : []
    highestPriority = priorities.max() ?? 0
    isBySize = children.allSatisfy { $0.alignsBySize(alignment) }
  }

  /// Whether a child makes the size.
  private func isLeading(_ index: Int) -> Bool {
    priorities.isEmpty || priorities[index] == highestPriority
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let line = isBySize ? .zero : line(for: proposal)
    var size = CGSize.zero
    for (index, child) in children.enumerated() where isLeading(index) {
      let other = child.size(for: proposal)
      let inside = isBySize ? .zero : guides(of: child, proposal)
      size.width = max(size.width, line.x - inside.x + other.width)
      size.height = max(size.height, line.y - inside.y + other.height)
    }
    return size
  }

  /// Where each box stands in a box of `size`, and what it is offered.
  func places(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let line = isBySize ? .zero : line(for: proposal)
    return children.enumerated().map { index, child in
      let offered = isLeading(index) ? proposal : ProposedViewSize(size)
      guard !isBySize else {
        return (alignment.origin(of: child.size(for: offered), in: size), offered)
      }
      let inside = guides(of: child, offered)
      return (CGPoint(x: line.x - inside.x, y: line.y - inside.y), offered)
    }
  }

  private func guides(of child: Box, _ proposal: ProposedViewSize) -> CGPoint {
    let dimensions = child.dimensions(for: proposal)
    return CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
  }

  /// Where the lines lie of the boxes that make the size.
  private func line(for proposal: ProposedViewSize) -> CGPoint {
    children.enumerated().reduce(.zero) { line, child in
      guard isLeading(child.offset) else { return line }
      let inside = guides(of: child.element, proposal)
      return CGPoint(x: max(line.x, inside.x), y: max(line.y, inside.y))
    }
  }
}
