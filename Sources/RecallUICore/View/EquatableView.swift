/// A view that is evaluated again only when it doesn't equal what it was, as it says itself; what it
/// reads in its body counts all the same.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  public typealias Body = Never
}

extension EquatableView: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<EquatableView> {
    EquatableNode(self, in: context)
  }
}

private final class EquatableNode<Content: View & Equatable>: ValueNode<EquatableView<Content>> {
  override init(_ view: EquatableView<Content>, in context: __shared NodeContext) {
    super.init(view, in: context)
    show(view.content)
  }

  override func take(_ new: EquatableView<Content>) {
    guard view.content != new.content else { return }
    view = new
    show(new.content)
  }
}

extension View where Self: Equatable {
  /// This view, which is evaluated again only when it doesn't equal what it was.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
