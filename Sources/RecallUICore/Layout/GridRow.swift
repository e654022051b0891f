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

/// A row, as the grid sees it that its views stand in.
protocol GridRowMark: ViewNode {
  var alignment: VerticalAlignment? { get }
}

/// Marks the boxes of its content, and of modifiers around them, as the cells of a row.
private final class GridRowNode<Content: View>: Node<GridRow<Content>>, GridRowMark {
  private var child: Node<Content>?
  private(set) var alignment: VerticalAlignment?

  init(_ view: GridRow<Content>, in context: NodeContext) {
    alignment = view.alignment
    super.init(in: context)
    let child = makeChild(view.content, as: .transparent)
    self.child = child
    children = NodeChildren(child)
  }

  override var containsViews: Bool { true }
  override var outlineName: String? { "GridRow" }

  override var outlineFrame: CGRect? {
    var boxes: [Box] = []
    appendBoxes(to: &boxes)
    return boxes.frameOfAll
  }

  override func take(_ new: GridRow<Content>) {
    if alignment != new.alignment {
      alignment = new.alignment
      container?.invalidateLayout()
    }
    child?.update(new.content)
  }

  /// The box that the cells stand in.
  private var container: Box? {
    var node = parent
    while let current = node {
      if let box = current.ownBox { return box }
      node = current.parent
    }
    return nil
  }
}
