/// How boxes stand on top of each other.
///
/// As in SwiftUI, the boxes of the highest layout priority make the size, and all are offered that: a color behind
/// words is as large as they are, and words in front of a picture that is larger than its space go as far as it does.
/// All stand by the same lines.
struct LayerArrangement {
  let alignment: Alignment
  let children: BoxChildren
  /// The layout priority of those that make the size; nil where all have the same, as in most.
  private let highestPriority: Double?
  /// Whether sizes alone say how the boxes stand.
  private let isBySize: Bool

  init(alignment: Alignment, children: BoxChildren) {
    self.alignment = alignment
    self.children = children
    // An only child makes the size, whatever its priority: most stacks that lay views over each other
    // are backgrounds and borders.
    highestPriority = children.count > 1 ? LayerArrangement.highestPriority(of: children) : nil
    isBySize = children.allSatisfy { $0.alignsBySize(alignment) }
  }

  private static func highestPriority(of children: BoxChildren) -> Double? {
    let first = children[0].layoutPriority
    var (highest, areEqual) = (first, true)
    for child in children.dropFirst() {
      let priority = child.layoutPriority
      highest = max(highest, priority)
      areEqual = areEqual && priority == first
    }
    return areEqual ? nil : highest
  }

  /// Whether a child makes the size.
  private func isLeading(_ child: Box) -> Bool {
    guard let highestPriority else { return true }
    return child.layoutPriority == highestPriority
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let line = isBySize ? .zero : line(for: proposal)
    var size = CGSize.zero
    for child in children where isLeading(child) {
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
    let offers = children.map { offer(to: $0, in: size, proposal) }
    guard !isBySize else {
      return zip(children, offers).map { child, offered in
        (alignment.origin(of: child.size(for: offered), in: size), offered)
      }
    }
    let insides = zip(children, offers).map { guides(of: $0, $1) }
    var line = CGPoint.zero
    for (child, inside) in zip(children, insides) where isLeading(child) {
      line = CGPoint(x: max(line.x, inside.x), y: max(line.y, inside.y))
    }
    return zip(insides, offers).map { inside, offered in
      (CGPoint(x: line.x - inside.x, y: line.y - inside.y), offered)
    }
  }

  /// Puts each box into its place in a box of `size`.
  func placeAll(in size: CGSize, _ proposal: ProposedViewSize) {
    // Where lines count, placing one box may find out what another one is asked for.
    guard isBySize else {
      for (child, place) in zip(children, places(in: size, proposal)) {
        child.place(at: place.origin, place.proposal)
      }
      return
    }
    for child in children {
      let offered = offer(to: child, in: size, proposal)
      child.place(at: alignment.origin(of: child.size(for: offered), in: size), offered)
    }
  }

  /// What a box is offered in a box of `size`: that, which one as large as it has taken already.
  private func offer(
    to child: Box, in size: CGSize, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    guard isLeading(child), child.size(for: proposal) == size else {
      return ProposedViewSize(size)
    }
    return proposal
  }

  private func guides(of child: Box, _ proposal: ProposedViewSize) -> CGPoint {
    let dimensions = child.dimensions(for: proposal)
    return CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
  }

  /// Where the lines lie of the boxes that make the size.
  private func line(for proposal: ProposedViewSize) -> CGPoint {
    children.reduce(.zero) { line, child in
      guard isLeading(child) else { return line }
      let inside = guides(of: child, proposal)
      return CGPoint(x: max(line.x, inside.x), y: max(line.y, inside.y))
    }
  }
}
