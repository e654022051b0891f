/// Lays boxes out one after the other.
final class StackBox: Box {
  struct Arrangement: Equatable {
    /// Nil for what is usual.
    let spacing: CGFloat?
    let alignment: Alignment
  }

  private let axis: Axis
  private let arrangement: () -> Arrangement

  init(node: ViewNode, axis: Axis, _ arrangement: @escaping () -> Arrangement) {
    self.axis = axis
    self.arrangement = arrangement
    super.init(node: node)
  }

  override var stackingAxis: Axis? { axis }

  private var stack: StackArrangement {
    let arrangement = arrangement()
    return StackArrangement(
      axis: axis, spacing: arrangement.spacing, alignment: arrangement.alignment,
      children: children)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    stack.size(for: proposal)
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    for (child, place) in zip(children, stack.places(in: frame.size, proposal)) {
      child.place(at: place.origin, place.proposal)
    }
  }
}
