/// A control as its style shows it: one view, whatever the style makes, so that a list needs to make none
/// to know where the next row stands.
package struct ErasedControl: View {
  let content: AnyView

  package typealias Body = Never
}

extension ErasedStyle {
  /// What the style makes of a control, as one view.
  package func control(_ configuration: Configuration) -> ErasedControl {
    ErasedControl(content: body(configuration))
  }
}

extension ErasedStyle where Configuration: StyledConfiguration {
  /// What the style makes of a control, as one view; what that shows of it by the style around, it
  /// finds in the configuration.
  package func control(_ configuration: Configuration) -> ErasedControl {
    ErasedControl(content: body(of: configuration))
  }
}

extension StyledConfiguration {
  /// The control, shown by the style around the one that this was made for, as one view.
  ///
  /// - Parameter first: Shows it where there is none around.
  package func control(byDefault first: ErasedStyle<Self>) -> ErasedControl {
    ErasedControl(content: shown(byDefault: first))
  }
}

extension ErasedControl: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  func makeNode(in context: NodeContext) -> Node<ErasedControl> {
    ErasedControlNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

private final class ErasedControlNode: Node<ErasedControl> {
  private var content: Node<AnyView>?
  /// Where several views stand as one.
  private lazy var column = StackBox(node: self, axis: .vertical) {
    StackBox.Arrangement(spacing: defaultSpacing, alignment: .center)
  }

  init(_ view: ErasedControl, in context: NodeContext) {
    super.init(in: context)
    let content = makeChild(view.content, as: .transparent)
    self.content = content
    children = NodeChildren(content)
  }

  override func take(_ new: ErasedControl) {
    content?.update(new.content)
  }

  override func appendBoxes(to boxes: inout [Box]) {
    var own: [Box] = []
    content?.appendBoxes(to: &own)
    // Elsewhere than in a list, nothing is none.
    guard own.count > 1 || own.isEmpty && isInLazyContainer else {
      boxes += own
      return
    }
    if column.takeContent(own) { column.invalidateLayout() }
    boxes.append(column)
  }
}
