/// Views in a layout.
public struct _LayoutView<Arrangement: Layout, Content: View>: View {
  let layout: Arrangement
  let content: Content

  public typealias Body = Never
}

extension Layout {
  /// Arranges views.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension _LayoutView: ContainerView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  var arrangement: Arrangement { layout }

  static func makeBox(for node: ViewNode, _ arrangement: @escaping () -> Arrangement) -> Box {
    LayoutBox(node: node, arrangement)
  }
}

/// Asks a layout for sizes and places.
private final class LayoutBox<Arrangement: Layout>: Box {
  private let layout: () -> Arrangement
  private var cache: Arrangement.Cache?
  private var measuredAxis: Axis?

  init(node: ViewNode, _ layout: @escaping () -> Arrangement) {
    self.layout = layout
    super.init(node: node)
  }

  override var stackingAxis: Axis? {
    (layout() as? AnyLayout)?.stackOrientation ?? Arrangement.layoutProperties.stackOrientation
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    followAxis()
    let subviews = LayoutSubviews(Array(children))
    // Without a size that is still known, something in here has changed.
    var cache = hasSizes ? cache ?? makeCache(subviews) : makeCache(subviews)
    let size = node.track {
      layout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    self.cache = cache
    return size
  }

  override var viewSpacing: ViewSpacing {
    let subviews = LayoutSubviews(Array(children))
    var cache = cache ?? makeCache(subviews)
    defer { self.cache = cache }
    return node.track { layout().spacing(subviews: subviews, cache: &cache) }
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let placements = Placements(count: children.count)
    let subviews = LayoutSubviews(Array(children), placements)
    var cache = cache ?? makeCache(subviews)
    node.track {
      layout().placeSubviews(
        in: CGRect(origin: .zero, size: frame.size), proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    self.cache = cache
    for (index, child) in children.enumerated() {
      guard let placement = placements[index] else {
        child.placeAligned(.center, in: frame.size, proposal)
        continue
      }
      let size = child.size(for: placement.proposal)
      child.place(
        at: CGPoint(
          x: placement.position.x - size.width * placement.anchor.x,
          y: placement.position.y - size.height * placement.anchor.y), placement.proposal)
    }
  }

  /// Dividers and spacers have another size on another axis.
  private func followAxis() {
    let axis = stackingAxis
    guard axis != measuredAxis else { return }
    measuredAxis = axis
    func visit(_ box: Box) {
      if box.children.isEmpty { box.invalidateLayout() }
      for child in box.children {
        visit(child)
      }
    }
    for child in children {
      visit(child)
    }
  }

  private func makeCache(_ subviews: LayoutSubviews) -> Arrangement.Cache {
    guard var cache else { return node.track { layout().makeCache(subviews: subviews) } }
    node.track { layout().updateCache(&cache, subviews: subviews) }
    return cache
  }
}
