/// Shows a view at an edge of another one, which keeps free of it.
public struct _SafeAreaInsetView<Primary: View, Inset: View>: View {
  struct Arrangement: Equatable {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat
  }

  let content: TupleView<(Primary, _LayerContent<Inset>)>
  let arrangement: Arrangement

  public typealias Body = Never
}

extension _SafeAreaInsetView: ContainerView {
  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> Arrangement
  ) -> Box {
    SafeAreaInsetBox(node: node) { arrangement() }
  }
}

/// Lays a view out beside the last of its boxes. One that scrolls lies below that as well.
private final class SafeAreaInsetBox<Primary: View, Inset: View>: Box {
  typealias Arrangement = _SafeAreaInsetView<Primary, Inset>.Arrangement

  private let arrangement: () -> Arrangement
  /// What was last kept free of what scrolls.
  private var laidOutInsets: EdgeInsets?

  init(node: ViewNode, _ arrangement: @escaping () -> Arrangement) {
    self.arrangement = arrangement
    super.init(node: node)
  }

  private var axis: Axis {
    switch arrangement().edge {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// What the view at the edge takes, in points.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    guard let inset = children.last else { return 0 }
    return inset.size(for: inside(proposal))[axis] + arrangement().spacing
  }

  /// What is offered to the view at the edge.
  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inside = proposal
    inside[axis] = nil
    return inside
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    EdgeInsets(Edge.Set(arrangement().edge), taken(proposal))
  }

  override var insetsForScrolledContent: EdgeInsets? { insets(ProposedViewSize(frame.size)) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = insets(proposal).total
    var size = CGSize.zero
    for child in children.dropLast() {
      let isScrolling = child.isAroundScrollBox
      let own = child.size(for: isScrolling ? proposal : proposal.reduced(by: taken))
      size.width = max(size.width, own.width + (isScrolling ? 0 : taken.width))
      size.height = max(size.height, own.height + (isScrolling ? 0 : taken.height))
    }
    return size
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    guard let inset = children.last else { return }
    let own = ProposedViewSize(frame.size)
    let insets = insets(own)
    // What scrolls asks for them while it is laid out, which need not be for anything else.
    let areOthers = insets != laidOutInsets
    laidOutInsets = insets
    for child in children.dropLast() {
      if child.isAroundScrollBox {
        if areOthers { child.innermost.invalidateLayout() }
        child.place(at: .zero, own)
      } else {
        child.place(at: CGPoint(x: insets.leading, y: insets.top), own.reduced(by: insets.total))
      }
    }
    let size = inset.size(for: inside(own))
    let aligned = arrangement().alignment.origin(of: size, in: frame.size)
    let origin =
      switch arrangement().edge {
      case .top: CGPoint(x: aligned.x, y: 0)
      case .bottom: CGPoint(x: aligned.x, y: frame.height - size.height)
      case .leading: CGPoint(x: 0, y: aligned.y)
      case .trailing: CGPoint(x: frame.width - size.width, y: aligned.y)
      }
    inset.place(at: origin, inside(own))
  }
}

/// Keeps a view away from its edges; one that scrolls, its content when that has come to an end.
public struct _SafeAreaPaddingModifier: BoxModifier {
  public typealias Body = Never
  static var effect: ModifierEffect { .layout }

  let insets: EdgeInsets

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    SafeAreaPaddingBox(modifier, around: content, node: node)
  }
}

private final class SafeAreaPaddingBox: ModifierBox<_SafeAreaPaddingModifier> {
  private var isScrolling: Bool { content.isAroundScrollBox }
  private var insets: EdgeInsets { isScrolling ? EdgeInsets() : modifier.insets }

  override func modifierDidChange() {
    content.innermost.invalidateLayout()
  }

  override var insetsForScrolledContent: EdgeInsets? { modifier.insets }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let total = insets.total
    let size = content.size(for: proposal.reduced(by: total))
    return CGSize(width: size.width + total.width, height: size.height + total.height)
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    content.place(
      at: CGPoint(x: insets.leading, y: insets.top), proposal.reduced(by: insets.total))
  }
}

extension Box {
  /// Whether it is something that scrolls, in nothing but wrappers.
  fileprivate final var isAroundScrollBox: Bool {
    var box = self
    while let wrapper = box as? WrapperBox {
      wrapper.isAskedForMoreThanSizes()
      box = wrapper.content
    }
    return box is ScrollBox
  }
}

extension View {
  /// Shows a view at the upper or lower edge of this one, which keeps free of it. What scrolls lies
  /// below it, and comes out from there when it has come to its end.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing,
      content())
  }

  /// Shows a view at the leading or trailing edge of this one, which keeps free of it.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      edge == .leading ? .leading : .trailing,
      Alignment(horizontal: .center, vertical: alignment), spacing, content())
  }

  private func safeAreaInset<Inset: View>(
    _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ inset: Inset
  ) -> some View {
    _SafeAreaInsetView(
      content: TupleView((self, _LayerContent(content: inset, alignment: alignment))),
      arrangement: .init(edge: edge, alignment: alignment, spacing: spacing ?? 0))
  }

  /// Keeps this view away from its edges; what scrolls, when it has come to its end.
  public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets.finite))
  }

  /// Keeps this view `length` points away from some of its edges; 16 points when it is nil.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Keeps this view `length` points away from its edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
