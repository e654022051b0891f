/// Gives the modified view an explicit identity.
public struct _IdentityModifier<ID: Hashable>: ViewModifier {
  public typealias Body = Never

  let id: ID

  @usableFromInline
  init(id: ID) {
    self.id = id
  }
}

extension _IdentityModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    IdentityNode<Content, ID>.self
  }
}

extension _IdentityModifier: SayingIdentity {
  static var canSayIdentity: Bool { true }

  func isCalled(_ identifier: AnyHashable) -> Bool { AnyHashable(id) == identifier }
}

extension ModifiedContent: SayingIdentity {
  static var canSayIdentity: Bool {
    func can(_ type: Any.Type) -> Bool {
      (type as? any SayingIdentity.Type)?.canSayIdentity == true
    }
    return can(Modifier.self) || can(Content.self)
  }

  func isCalled(_ identifier: AnyHashable) -> Bool {
    func isCalled(_ part: Any) -> Bool {
      (part as? any SayingIdentity)?.isCalled(identifier) == true
    }
    return isCalled(modifier) || isCalled(content)
  }
}

private final class IdentityNode<Content: View, ID: Hashable>:
  Node<ModifiedContent<Content, _IdentityModifier<ID>>>, PlannedNode
{
  private var id: ID
  private let modifierOffset: Int
  private let content: PropertyPlan
  private var names = IdentifierNames()

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    modifierOffset = plan.parts[0].offset
    content = plan.parts[1].plan
    id = (view + modifierOffset).assumingMemoryBound(to: ID.self).pointee
    super.init(in: context)
    makeContent(at: view)
  }

  override func update(at view: UnsafeRawPointer) {
    // The modifier is nothing but the identifier.
    let new = (view + modifierOffset).assumingMemoryBound(to: ID.self)
    if id == new.pointee {
      children.first?.update(at: view)
    } else {
      id = new.pointee
      children.first?.remove()
      makeContent(at: view)
      structureDidChange()
    }
  }

  private func makeContent(at view: UnsafeRawPointer) {
    children = NodeChildren(
      makeChild(
        at: view, content, as: .identifier(AnyHashable(id)), called: names.name(of: id)))
  }
}

extension View {
  /// Tells this view from others by `id`: with another one it is another view, whose state begins
  /// anew. `ScrollViewProxy.scrollTo(_:anchor:)` finds it by the identifier.
  @inlinable
  public consuming func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentityModifier(id: id))
  }
}
