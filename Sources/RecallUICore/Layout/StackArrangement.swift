/// How boxes stand one after the other.
///
/// The space on the axis is shared as SwiftUI shares it: what views need at least is set aside,
/// higher layout priorities are served first, and among equals the least flexible view gets its
/// share of what is left before the more flexible ones.
struct StackArrangement {
  let axis: Axis
  /// Between two boxes; where it is nil, what is usual, and nothing beside a spacer.
  let spacing: CGFloat?
  let alignment: Alignment
  let children: BoxChildren

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
  ///
  /// Where nothing is proposed across the axis, the boxes are as long there as they like, and then what can get as long
  /// as the longest of them does, as in SwiftUI.
  func places(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    // Asked of all children once, not by each of them.
    let alignsByLines = alignsByLines
    var proposals = distribute(proposal)
    if proposal[axis.other] == nil { stretch(&proposals, in: size, alignsByLines) }
    let farthest = alignsByLines ? farthestLine(proposals) : 0
    var position: CGFloat = 0
    return children.indices.map { index in
      let (child, proposal) = (children[index], proposals[index])
      let childSize = child.size(for: proposal)
      var origin = alignment.origin(of: childSize, in: size)
      origin[axis] = position
      if alignsByLines { origin[axis.other] = farthest - line(of: child, proposal) }
      position += childSize[axis] + spacing(after: index)
      return (origin, proposal)
    }
  }

  /// Proposes what there is across the axis to those boxes that get longer by it: to one that stands by a line, what is
  /// left of it from where it stands. The others stay as they like: a stack of texts that is offered just what it takes
  /// may share that out otherwise.
  private func stretch(
    _ proposals: inout [ProposedViewSize], in size: CGSize, _ alignsByLines: Bool
  ) {
    let farthest = alignsByLines ? farthestLine(proposals) : 0
    for (index, child) in children.enumerated() {
      let liked = child.size(for: proposals[index])[axis.other]
      var offered = size[axis.other]
      if alignsByLines { offered -= farthest - line(of: child, proposals[index]) }
      guard liked < offered else { continue }
      var proposal = proposals[index]
      proposal[axis.other] = offered
      if child.size(for: proposal)[axis.other] > liked { proposals[index] = proposal }
    }
  }

  private var totalSpacing: CGFloat {
    children.indices.reduce(0) { $0 + spacing(after: $1) }
  }

  private func spacing(after index: Int) -> CGFloat {
    guard index + 1 < children.count else { return 0 }
    if let spacing { return spacing }
    return children[index].isSpace || children[index + 1].isSpace ? 0 : defaultSpacing
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
    let priorities = children.map(\.layoutPriority)
    var waiting = children.indices.sorted {
      (priorities[$1], $0) < (priorities[$0], $1)
    }[...]
    var remaining = available - totalSpacing
    var shortest: [CGFloat?] = Array(repeating: nil, count: children.count)
    while let first = waiting.first {
      let group = waiting.prefix { priorities[$0] == priorities[first] }
      waiting = waiting[group.endIndex...]
      // Lower priorities keep what they can't do without.
      let reserved = waiting.reduce(0) { $0 + shortestLength(of: $1, proposal, &shortest) }
      var shared = max(0, remaining - reserved)
      for (served, index) in leastFlexibleFirst(group, proposal, &shortest).enumerated() {
        let share = shared / CGFloat(group.count - served)
        proposals[index][axis] = max(0, share)
        let taken = children[index].size(for: proposals[index])[axis]
        shared -= taken
        remaining -= taken
      }
    }
    return proposals
  }

  /// Children in the order in which they are served. One alone is never asked what it could do with
  /// less or more: of a view that fits, that would make all candidates.
  private func leastFlexibleFirst(
    _ group: ArraySlice<Int>, _ proposal: ProposedViewSize, _ shortest: inout [CGFloat?]
  ) -> [Int] {
    guard group.count > 1 else { return Array(group) }
    var flexible: [(flexibility: CGFloat, index: Int)] = []
    for index in group {
      let least = shortestLength(of: index, proposal, &shortest)
      // What is endless is equally so, whatever it consists of.
      let most = min(length(of: children[index], .veryLong, proposal), max(.veryLong, least))
      flexible.append((most - least, index))
    }
    return flexible.sorted { $0 < $1 }.map(\.index)
  }

  /// How long a child is at least, asked once.
  private func shortestLength(
    of index: Int, _ proposal: ProposedViewSize, _ known: inout [CGFloat?]
  ) -> CGFloat {
    if let length = known[index] { return length }
    let length = length(of: children[index], 0, proposal)
    known[index] = length
    return length
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
  ///
  /// - Complexity: O(*n*) for *n* boxes.
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
