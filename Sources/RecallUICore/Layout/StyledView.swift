/// A control as it looks by itself, or what a style of a program's own shows in its place.
///
/// The paths of what the control consists of by itself are the same as without this view: recordings name them.
package struct StyledView<Standard: View>: View {
  let standard: Standard
  let custom: AnyView?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - custom: What a style shows; nil for none.
  ///   - standard: The control by itself.
  package init(_ custom: AnyView?, @ViewBuilder standard: () -> Standard) {
    self.custom = custom.map { view in AnyView(VStack(spacing: 0) { view }) }
    self.standard = standard()
  }

  package typealias Body = Never
}

extension StyledView: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<StyledView> {
    StyledNode(self, in: context)
  }

  /// What a style shows is one view.
  static func boxCount(with count: BoxCount) -> Int? {
    count.boxes(of: Standard.self) == 1 ? 1 : nil
  }
}

private final class StyledNode<Standard: View>: Node<StyledView<Standard>> {
  init(_ view: StyledView<Standard>, in context: NodeContext) {
    super.init(in: context)
    children = NodeChildren(make(view))
  }

  private func make(_ view: StyledView<Standard>) -> ViewNode {
    if let custom = view.custom { return makeChild(custom, as: .branch(1)) }
    return makeChild(view.standard, as: .transparent)
  }

  override func take(_ new: StyledView<Standard>) {
    if let custom = new.custom, let child = children[0] as? Node<AnyView> {
      child.update(custom)
    } else if new.custom == nil, let child = children[0] as? Node<Standard> {
      child.update(new.standard)
    } else {
      children[0].remove()
      children = NodeChildren(make(new))
      structureDidChange()
    }
  }
}
