/// Gives the modified view an explicit identity.
public struct _IdentityModifier<ID: Hashable>: ViewModifier {
  public typealias Body = Never

  let id: ID
}

extension _IdentityModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    IdentityNode(view, in: context)
  }
}

private final class IdentityNode<Content: View, ID: Hashable>:
  Node<ModifiedContent<Content, _IdentityModifier<ID>>>
{
  private var id: ID
  private var child: Node<Content>?
  private var names = IdentifierNames()

  init(
    _ view: UnsafePointer<ModifiedContent<Content, _IdentityModifier<ID>>>, in context: NodeContext
  ) {
    id = view.pointee.modifier.id
    super.init(in: context)
    makeContent(view.pointee.content)
  }

  override func take(_ new: ModifiedContent<Content, _IdentityModifier<ID>>) {
    if id == new.modifier.id {
      child?.update(new.content)
    } else {
      id = new.modifier.id
      child?.remove()
      makeContent(new.content)
      structureDidChange()
    }
  }

  private func makeContent(_ content: Content) {
    let child = makeChild(content, as: .identifier(AnyHashable(id)), called: names.name(of: id))
    self.child = child
    children = NodeChildren(child)
  }
}

extension View {
  /// Tells this view from others by `id`: with another one it is another view, whose state begins
  /// anew. `ScrollViewProxy.scrollTo(_:anchor:)` finds it by the identifier.
  public consuming func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentityModifier(id: id))
  }
}
