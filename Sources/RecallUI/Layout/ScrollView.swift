import Interaction

/// Shows a part of its content, which can be scrolled.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that scrolls along `axes`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never
}

extension ScrollView: ContainerView {
  func isLaidOut(like other: ScrollView) -> Bool {
    axes == other.axes
  }

  func makeBox(for node: ContainerNode<ScrollView>) -> Box {
    ScrollBox(node: node) { [unowned node] in node.view.axes }
  }
}

/// Lays its content out in as much space as that wants, and shows the part at an offset.
final class ScrollBox: Box {
  private let axes: () -> Axis.Set
  private let line: StateRegistry.Line
  private var contentSize = CGSize.zero
  private let recognizer = ScrollRecognizer()
  /// The content's offset and the finger's way when a drag began.
  private var dragStart: (offset: CGPoint, translation: CGSize)?
  /// How far the content is scrolled, in points; part of the stage's state.
  private(set) var offset = CGPoint.zero {
    didSet { line.set(to: offset) }
  }

  init(node: ViewNode, _ axes: @escaping () -> Axis.Set) {
    self.axes = axes
    line = node.graph.states.add(named: "\(node.path).offset")
    super.init(node: node)
    line.set(to: offset)
    recognizer.onWheel = { [weak self] delta in self?.scroll(by: delta) ?? delta }
    recognizer.onChanged = { [weak self] value in self?.drag(value) }
    recognizer.onEnded = { [weak self] _ in self?.dragStart = nil }
    recognizer.onCancelled = { [weak self] in self?.dragStart = nil }
  }

  override var gesture: GestureAttachment? {
    recognizer.axes = []
    if scrolls(.horizontal) { recognizer.axes.insert(.horizontal) }
    if scrolls(.vertical) { recognizer.axes.insert(.vertical) }
    return node.environment.isEnabled ? GestureAttachment(recognizer) : nil
  }

  override var isLayoutBoundary: Bool { false }
  override var offsetForChildren: CGSize { CGSize(width: -offset.x, height: -offset.y) }

  private func scrolls(_ axis: Axis) -> Bool {
    axes().contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: scrolls(.horizontal) ? nil : proposal.width,
      height: scrolls(.vertical) ? nil : proposal.height)
  }

  /// As large as offered where it scrolls, as its content where it doesn't.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = sizeOfContent(contentProposal(proposal))
    var size = content
    for axis in Axis.allCases where scrolls(axis) {
      if let offered = proposal[axis], offered.isFinite { size[axis] = offered }
    }
    return size
  }

  private func sizeOfContent(_ proposal: ProposedViewSize) -> CGSize {
    children.reduce(.zero) { size, child in
      let childSize = child.size(for: proposal)
      return CGSize(
        width: max(size.width, childSize.width), height: max(size.height, childSize.height))
    }
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let inside = contentProposal(proposal)
    contentSize = sizeOfContent(inside)
    clampOffset()
    for child in children {
      let size = child.size(for: inside)
      child.place(
        at: CGPoint(x: max(0, (max(contentSize.width, frame.width) - size.width) / 2), y: 0),
        inside)
    }
  }

  /// Moves the content with a finger. The way that it took to tell the drag from a tap doesn't
  /// count, so that the content doesn't jump.
  private func drag(_ value: DragRecognizer.Value) {
    let start = dragStart ?? (offset, value.translation)
    dragStart = start
    let target = CGPoint(
      x: start.offset.x - (value.translation.width - start.translation.width),
      y: start.offset.y - (value.translation.height - start.translation.height))
    _ = scroll(by: CGSize(width: offset.x - target.x, height: offset.y - target.y))
  }

  /// Moves the content by a distance, as far as there is content.
  ///
  /// - Returns: What of the distance is left.
  private func scroll(by delta: CGSize) -> CGSize {
    let old = offset
    if scrolls(.horizontal) { offset.x -= delta.width }
    if scrolls(.vertical) { offset.y -= delta.height }
    clampOffset()
    guard offset != old else { return delta }
    invalidateLayout()
    invalidateVisibility()
    return CGSize(
      width: delta.width - (old.x - offset.x), height: delta.height - (old.y - offset.y))
  }

  private func clampOffset() {
    let clamped = CGPoint(
      x: min(max(offset.x, 0), max(contentSize.width - frame.width, 0)),
      y: min(max(offset.y, 0), max(contentSize.height - frame.height, 0)))
    if clamped != offset { offset = clamped }
  }

  /// Tells lazy containers inside that other elements can be seen.
  private func invalidateVisibility() {
    func visit(_ box: Box) {
      if box is any LazyBox { box.invalidateLayout() }
      for child in box.children {
        visit(child)
      }
    }
    visit(self)
  }

  override func draw(into list: inout DisplayListBuilder) {
    let visible = CGRect(origin: list.origin, size: list.size)
    list.withClip(Clip(path: Path(visible))) { list in
      list.withOffset(offsetForChildren) { drawChildren(into: &$0) }
    }
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
    let inside = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    _ = hitTestChildren(inside, path: &path)
    path.append(self)
    return true
  }
}

/// A box that makes only the elements that can be seen.
protocol LazyBox: Box {}

extension Box {
  /// The part of this box that the scroll views around it show, in its own space; nil when
  /// nothing around it scrolls. The boxes around it must have been placed.
  var visibleRect: CGRect? {
    var visible: CGRect?
    var shift = CGPoint.zero
    var box: Box? = self
    while let current = box {
      if let scroll = current as? ScrollBox, current !== self {
        let shown = CGRect(origin: .zero, size: scroll.frame.size)
          .offsetBy(dx: scroll.offset.x - shift.x, dy: scroll.offset.y - shift.y)
        visible = visible.map { $0.intersection(shown) } ?? shown
        shift.x -= scroll.offset.x
        shift.y -= scroll.offset.y
      }
      shift.x += current.frame.minX
      shift.y += current.frame.minY
      box = current.parent
    }
    return visible
  }
}
