extension EditableText: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<EditableText> {
    EditableTextNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

private final class EditableTextNode: ValueNode<EditableText> {
  private let plan: PropertyPlan
  private lazy var box = EditableTextBox(node: self) { [unowned self] in view }

  override init(_ view: EditableText, in context: __shared NodeContext) {
    plan = context.graph.plan(for: EditableText.self)
    super.init(view, in: context)
    connect()
  }

  override var ownBox: Box? { box }
  override var outlineName: String? { "EditableText" }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func update(at new: UnsafeRawPointer) {
    guard !plan.areEqualValues(at: address, and: new) else { return }
    let hasMoved = view.move != new.assumingMemoryBound(to: EditableText.self).pointee.move
    view = new.assumingMemoryBound(to: EditableText.self).pointee
    connect()
    box.invalidateLayout()
    guard hasMoved else { return }
    box.followCaret()
    graph.updates.add { [weak box] in box?.showCaret() }
  }

  override func environmentDidChange(from old: EnvironmentValues, _ change: EnvironmentChange) {
    box.invalidateLayout()
  }

  /// A tree for one frame is asked nothing.
  private func connect() {
    if counterpart == nil, !graph.isPresentationTree { view.pane.box = box }
  }
}
