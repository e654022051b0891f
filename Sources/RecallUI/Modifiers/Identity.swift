/// Gives the modified view an explicit identity.
struct IdentityModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never

  let id: ID
}

extension IdentityModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    IdentityNode(view, in: context)
  }
}

private final class IdentityNode<Content: View, ID: Hashable>:
  Node<ModifiedContent<Content, IdentityModifier<ID>>>
{
  private var child: Node<Content>?

  override init(
    _ view: ModifiedContent<Content, IdentityModifier<ID>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    makeContent()
  }

  override func update(_ new: ModifiedContent<Content, IdentityModifier<ID>>) {
    let isSameView = view.modifier.id == new.modifier.id
    view = new
    if isSameView {
      child?.update(new.content)
    } else {
      child?.remove()
      makeContent()
      structureDidChange()
    }
  }

  private func makeContent() {
    let id = view.modifier.id
    let child = makeChild(view.content, as: .identifier(AnyHashable(id)), called: "\(id)")
    self.child = child
    children = [child]
  }
}

extension View {
  /// Tells this view from others by `id`: with another one it is another view, whose state begins
  /// anew. `ScrollViewProxy.scrollTo(_:anchor:)` finds it by the identifier.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
