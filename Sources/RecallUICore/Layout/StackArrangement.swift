/// How boxes stand one after the other.
///
/// The space on the axis is shared as SwiftUI shares it: what views need at least is set aside,
/// higher layout priorities are served first, and among equals the least flexible view gets its
/// share of what is left before the more flexible ones.
struct StackArrangement {
  let axis: Axis
  let spacing: CGFloat
  let alignment: Alignment
  let children: [Box]

  /// The size of all boxes together.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let lengths = distribute(proposal)
    var size = CGSize.zero
    for (child, proposal) in zip(children, lengths) {
      let childSize = child.size(for: proposal)
      size[axis] += childSize[axis]
      size[axis.other] = max(size[axis.other], childSize[axis.other])
    }
    size[axis] += totalSpacing
    if alignsByLines { size[axis.other] = max(size[axis.other], extent(lengths)) }
    return size
  }

  /// Where each box stands in `size`, which the boxes took for the proposal.
  func places(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let proposals = distribute(proposal)
    let farthest = alignsByLines ? farthestLine(proposals) : 0
    var position: CGFloat = 0
    return zip(children, proposals).map { child, proposal in
      let childSize = child.size(for: proposal)
      var origin = alignment.origin(of: childSize, in: size)
      origin[axis] = position
      if alignsByLines { origin[axis.other] = farthest - line(of: child, proposal) }
      position += childSize[axis] + spacing
      return (origin, proposal)
    }
  }

  private var totalSpacing: CGFloat {
    spacing * CGFloat(max(children.count - 1, 0))
  }

  // MARK: Sharing the axis

  /// What is proposed to each child, so that all together fit the stack's own proposal.
  private func distribute(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    var proposals = Array(repeating: proposal, count: children.count)
    // An endless or unasked-for axis is no space to share: each child gets what it likes.
    guard let available = proposal[axis] else { return proposals }
    guard !available.isEndless else {
      for index in proposals.indices where available.isFinite {
        proposals[index][axis] = .veryLong
      }
      return proposals
    }
    guard children.count > 1 else { return proposals }
    var remaining = available - totalSpacing
    var smallest = children.map { length(of: $0, 0, proposal) }
    let flexibilities = zip(children, smallest).map { child, smallest in
      // What is endless is equally so, whatever it consists of.
      min(length(of: child, .veryLong, proposal), max(.veryLong, smallest)) - smallest
    }
    let order = children.indices.sorted { left, right in
      let priorities = (children[left].layoutPriority, children[right].layoutPriority)
      if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
      if flexibilities[left] != flexibilities[right] {
        return flexibilities[left] < flexibilities[right]
      }
      return left < right
    }
    var position = order.startIndex
    while position < order.endIndex {
      let priority = children[order[position]].layoutPriority
      let group = order[position...].prefix { children[$0].layoutPriority == priority }
      // Lower priorities keep what they can't do without.
      let reserved = order[group.endIndex...].reduce(0) { $0 + smallest[$1] }
      var shared = max(0, remaining - reserved)
      for (served, index) in group.enumerated() {
        let share = shared / CGFloat(group.count - served)
        proposals[index][axis] = max(0, share)
        let taken = children[index].size(for: proposals[index])[axis]
        shared -= taken
        remaining -= taken
        smallest[index] = 0
      }
      position = group.endIndex
    }
    return proposals
  }

  /// How long a child is on the axis when it is offered `length`.
  private func length(
    of child: Box, _ length: CGFloat, _ proposal: ProposedViewSize
  ) -> CGFloat {
    var asked = proposal
    asked[axis] = length
    return child.size(for: asked)[axis]
  }

  // MARK: Lines

  /// The line that the boxes stand by.
  private var key: AlignmentKey {
    axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
  }

  /// Whether the boxes themselves say where the line lies in them: by their texts' baselines.
  var alignsBaselines: Bool { !key.isEven }

  /// Whether sizes alone don't say how the boxes stand.
  private var alignsByLines: Bool {
    alignsBaselines || children.contains(where: \.hasGuides)
  }

  /// From the edge of a child to its line.
  func line(of child: Box, _ proposal: ProposedViewSize) -> CGFloat {
    child.guide(key, for: proposal)
  }

  /// From the stack's edge to the line that all children stand by.
  func farthestLine(_ proposals: [ProposedViewSize]) -> CGFloat {
    zip(children, proposals).map(line).max() ?? 0
  }

  /// How much the boxes take together when they stand by their lines.
  func extent(_ proposals: [ProposedViewSize]) -> CGFloat {
    let farthest = farthestLine(proposals)
    return zip(children, proposals).map { child, proposal in
      farthest - line(of: child, proposal) + child.size(for: proposal)[axis.other]
    }.max() ?? 0
  }
}
