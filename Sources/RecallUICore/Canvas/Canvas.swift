/// A view that is drawn by a program: shapes, text, images and other views, as many as are wanted.
///
/// ```swift
/// Canvas { context, size in
///   for index in 0..<12 {
///     context.rotate(by: .degrees(30))
///     context.fill(Path(CGRect(x: -2, y: 40, width: 4, height: 20)), with: .color(.red))
///   }
/// }
/// ```
///
/// It takes all the space that it is offered, and shows what is drawn inside of it. Drawing is an
/// observation: it is done when a frame is wanted, again when something that it read has changed, and
/// state that it would set stays what it is. What is drawn is no view: it isn't hit by itself, and isn't in the outline;
/// say with `accessibilityLabel(_:)` what there is to see.
///
/// In a `TimelineView(.animation)` it is drawn anew for each frame.
public struct Canvas<Symbols: View>: View {
  /// The views that can be drawn by their tags.
  public var symbols: Symbols
  /// Draws, in a space that begins at the top leading corner and has the view's size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Accepted: a canvas shows what is behind it where nothing is drawn.
  public var isOpaque: Bool
  /// Accepted: all colors are mixed as they are encoded.
  public var colorMode: ColorRenderingMode
  /// Accepted: there is one thread.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that it can draw: `context.resolveSymbol(id:)` finds them by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public typealias Body = Never
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<Canvas> {
    CanvasNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

private final class CanvasNode<Symbols: View>: ValueNode<Canvas<Symbols>> {
  private var child: Node<Symbols>?
  private lazy var box = CanvasBox(node: self) { [unowned self] in operations(in: $0) }

  override init(_ view: Canvas<Symbols>, in context: __shared NodeContext) {
    super.init(view, in: context)
    let child = makeChild(view.symbols, as: .transparent)
    self.child = child
    children = NodeChildren(child)
    graph.updates.add(container: self)
  }

  override var ownBox: Box? { box }
  override var outlineName: String? { "Canvas" }
  override var hasLazyChildren: Bool { false }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func take(_ new: Canvas<Symbols>) {
    view = new
    child?.update(new.symbols)
    box.invalidateDisplay()
  }

  override func environmentDidChange(from old: EnvironmentValues, _ change: EnvironmentChange) {
    box.invalidateDisplay()
  }

  /// Something that was read while drawing has changed.
  override func evaluate() {
    beginEvaluation()
    box.invalidateDisplay()
  }

  override func collectBoxes() {
    var boxes: [Box] = []
    child?.appendBoxes(to: &boxes)
    if box.takeContent(boxes) { box.invalidateLayout() }
  }

  private func operations(in frame: CanvasFrame) -> [CanvasOperation] {
    let recorder = CanvasRecorder()
    var context = GraphicsContext(recorder, in: frame)
    graph.evaluation.draws { () -> Void in
      tracked { () -> Void in view.renderer(&context, frame.size) }
    }
    return recorder.operations
  }
}

private final class CanvasBox: Box {
  private let operations: (CanvasFrame) -> [CanvasOperation]

  init(node: ViewNode, _ operations: @escaping (CanvasFrame) -> [CanvasOperation]) {
    self.operations = operations
    super.init(node: node)
  }

  override var isLayoutBoundary: Bool { true }
  /// The symbols are there to be drawn only.
  override var hidesContent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    for child in children {
      child.place(at: .zero, .unspecified)
    }
  }

  override func findGuide(_ key: AlignmentKey) -> CGFloat? { nil }

  override func draw(into list: inout DisplayListBuilder) {
    list.withinGround { list in
      let surroundings = Surroundings(
        environment: node.environment, textMeasurer: node.graph.textMeasurer)
      let frame = CanvasFrame(
        size: list.size, surroundings: surroundings, symbols: Array(children))
      let drawn = StageContext.run(node.graph.services) { operations(frame) }
      list.withinFrame { list in
        list.withOneOpacity { $0.draw(drawn) }
      }
    }
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
    path.append(self)
    return true
  }

  override func findReach() -> HitCache.Reach {
    HitCache.Reach(around: CGRect(origin: .zero, size: frame.size))
  }
}
