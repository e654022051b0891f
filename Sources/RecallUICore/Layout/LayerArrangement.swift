/// How boxes stand on top of each other.
///
/// As in SwiftUI, the boxes of the highest layout priority make the size; the others are offered
/// that, and stand by the same lines.
struct LayerArrangement {
  let alignment: Alignment
  let children: [Box]
  /// The children that make the size.
  private let leading: [Box]
  /// Whether sizes alone say how the boxes stand.
  private let isBySize: Bool

  init(alignment: Alignment, children: [Box]) {
    self.alignment = alignment
    self.children = children
    let highest = children.lazy.map(\.layoutPriority).max()
    leading = children.filter { $0.layoutPriority == highest }
    isBySize = children.allSatisfy { $0.alignsBySize(alignment) }
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let line = isBySize ? .zero : line(for: proposal)
    return leading.reduce(.zero) { size, child in
      let other = child.size(for: proposal)
      let inside = isBySize ? .zero : guides(of: child, proposal)
      return CGSize(
        width: max(size.width, line.x - inside.x + other.width),
        height: max(size.height, line.y - inside.y + other.height))
    }
  }

  /// Where each box stands in a box of `size`, and what it is offered.
  func places(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let line = isBySize ? .zero : line(for: proposal)
    let priority = leading.first?.layoutPriority
    return children.map { child in
      let offered = child.layoutPriority == priority ? proposal : ProposedViewSize(size)
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
    leading.reduce(.zero) { line, child in
      let inside = guides(of: child, proposal)
      return CGPoint(x: max(line.x, inside.x), y: max(line.y, inside.y))
    }
  }
}
