/// A view whose content depends on the space that it is offered; it takes all of it.
public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  func makeNode(in context: NodeContext) -> Node<GeometryReader> {
    GeometryReaderNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

private final class GeometryReaderNode<Content: View>: ValueNode<GeometryReader<Content>> {
  private lazy var box = GeometryReaderBox(node: self) { [unowned self] in read($0) }
  private var child: Node<Content>?
  private var size: CGSize?

  override var containsViews: Bool { true }
  override var ownBox: Box? { box }
  override var outlineName: String? { "GeometryReader" }
  override var hasLazyChildren: Bool { false }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func take(_ new: GeometryReader<Content>) {
    view = new
    evaluate()
  }

  /// Evaluates the content again when the box is laid out, which it is before anybody looks.
  override func evaluate() {
    size = nil
    if child != nil { graph.updates.holdContent() }
    box.invalidateLayout()
  }

  override var hasUnreadContent: Bool { size == nil && child != nil }

  override func collectBoxes() {
    box.collect(from: self)
    box.invalidateLayout()
  }

  /// Brings the content in line with the box's size, while the box lays out.
  private func read(_ newSize: CGSize) {
    guard newSize != size else { return }
    size = newSize
    let content = tracked { view.content(GeometryProxy(size: newSize, box: box)) }
    if let child {
      child.update(content)
      graph.updates.release(contentOf: self)
    } else {
      let child = makeChild(content, as: .transparent)
      self.child = child
      children = NodeChildren(child)
    }
    graph.collectBoxes()
    box.collect(from: self)
  }
}

private final class GeometryReaderBox: Box {
  override var mayGrowDown: Bool { true }

  private let read: (CGSize) -> Void

  init(node: ViewNode, _ read: @escaping (CGSize) -> Void) {
    self.read = read
    super.init(node: node)
  }

  private var isReading = false

  /// What changes while the content is read is placed right afterwards.
  override var isAboutToPlace: Bool { isReading }
  override var isLayoutBoundary: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The content says nothing of lines: it is known only when the reader has its place.
  override func findGuide(_ key: AlignmentKey) -> CGFloat? { nil }
  override var tellsGuides: Bool { false }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    isReading = true
    read(frame.size)
    isReading = false
    for child in children {
      child.place(at: .zero, ProposedViewSize(frame.size))
    }
  }

  func collect(from node: ViewNode) {
    var boxes: [Box] = []
    for child in node.children {
      child.appendBoxes(to: &boxes)
    }
    if !boxes.elementsEqual(children, by: ===) { children = BoxChildren(boxes) }
  }
}
