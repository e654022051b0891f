/// Shows the first of several views that fits into the space that is offered, and else the last.
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that looks whether others fit on `axes`, in their ideal sizes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never
}

extension ViewThatFits: ContainerView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  var arrangement: Axis.Set { axes }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> Axis.Set
  ) -> Box {
    FittingBox(node: node, arrangement)
  }
}

/// Lays out one of its candidates; only that one is drawn, hit and found.
private final class FittingBox: Box {
  private let axes: () -> Axis.Set
  private var candidates: [Box] = []

  init(node: ViewNode, _ axes: @escaping () -> Axis.Set) {
    self.axes = axes
    super.init(node: node)
  }

  override func takeContent(_ boxes: [Box]) -> Bool {
    guard !boxes.elementsEqual(candidates, by: ===) else { return false }
    candidates = boxes
    for box in boxes {
      box.adopt(into: self)
    }
    return true
  }

  private func choice(for proposal: ProposedViewSize) -> Box? {
    let axes = axes()
    var asked = proposal
    if axes.contains(.horizontal) { asked.width = nil }
    if axes.contains(.vertical) { asked.height = nil }
    return candidates.dropLast().first { box in
      let ideal = box.size(for: asked)
      let isTooWide = axes.contains(.horizontal) && ideal.width > proposal.width ?? .infinity
      let isTooHigh = axes.contains(.vertical) && ideal.height > proposal.height ?? .infinity
      return !isTooWide && !isTooHigh
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let chosen = choice(for: proposal).map { [$0] } ?? []
    if !chosen.elementsEqual(children, by: ===) { show(chosen) }
    for child in children {
      child.place(at: .zero, proposal)
    }
  }

  /// Shows another candidate. What is held on the one before ends, once all is in its place.
  private func show(_ chosen: [Box]) {
    let former = children
    children = chosen
    guard !former.isEmpty, !graph.isPresentationTree, !graph.services.router.isIdle else { return }
    graph.updates.add { [weak self] in
      for box in former where self?.children.contains(where: { $0 === box }) == false {
        box.endGestures()
      }
    }
  }
}
