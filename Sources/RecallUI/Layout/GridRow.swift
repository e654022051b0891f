/// A row of a `Grid`; anywhere else, its views stand for themselves as in a `Group`.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row whose views stand in it as `alignment` says, or else the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never
}

extension GridRow: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<GridRow> {
    GridRowNode(self, in: context)
  }
}

private final class GridRowNode<Content: View>: Node<GridRow<Content>> {
  private var child: Node<Content>?
  private var box: GridRowBox?

  init(_ view: GridRow<Content>, in context: NodeContext) {
    super.init(in: context)
    if standsInGrid {
      let box = GridRowBox(node: self)
      box.alignment = view.alignment
      self.box = box
      graph.needsBoxes(of: self)
    }
    let child = makeChild(view.content, as: .transparent)
    self.child = child
    children = [child]
  }

  private var standsInGrid: Bool {
    var node = parent
    while let current = node {
      if let box = current.ownBox { return box is GridBox }
      node = current.parent
    }
    return false
  }

  override var ownBox: Box? { box }
  override var outlineName: String? { "GridRow" }

  override func appendBoxes(to boxes: inout [Box]) {
    if let box { boxes.append(box) } else { child?.appendBoxes(to: &boxes) }
  }

  override func update(_ new: GridRow<Content>) {
    if let box, box.alignment != new.alignment {
      box.alignment = new.alignment
      box.invalidateLayout()
    }
    child?.update(new.content)
  }

  override func collectBoxes() {
    var boxes: [Box] = []
    child?.appendBoxes(to: &boxes)
    if box?.takeContent(boxes) == true { box?.invalidateLayout() }
  }
}

/// Holds the boxes of a row; their grid measures and places them.
final class GridRowBox: Box {
  var alignment: VerticalAlignment?
  /// The grid's alignment, for a row that says nothing.
  var inheritedAlignment = VerticalAlignment.center
  private(set) var cells: [Box] = []

  override func takeContent(_ boxes: [Box]) -> Bool {
    guard !boxes.elementsEqual(cells, by: ===) else { return false }
    cells = boxes
    return true
  }

  /// The grid looks for the cells.
  override var tellsMoreThanSizes: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool { false }
}
