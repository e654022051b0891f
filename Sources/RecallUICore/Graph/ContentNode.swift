/// The node of a modifier that adds no box: it does something else with the modified view.
class ContentNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>
{
  final var modifier: Modifier
  private var child: Node<Content>?
  private final let modifierOffset: Int

  init(_ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in context: NodeContext) {
    modifier = view.pointee.modifier
    modifierOffset = ModifiedContent<Content, Modifier>.offsetOfModifier
    super.init(in: context)
    let child = makeChild(at: view.content(), as: .transparent)
    self.child = child
    children = NodeChildren(child)
  }

  /// The modifier of a value that lies at an address.
  final func modifier(at view: UnsafeRawPointer) -> UnsafePointer<Modifier> {
    (view + modifierOffset).assumingMemoryBound(to: Modifier.self)
  }

  override func update(at view: UnsafeRawPointer) {
    modifier = modifier(at: view).pointee
    child?.update(at: view)
  }
}

extension UnsafePointer {
  /// The content of a modified view, where it lies: at the view's beginning.
  func content<Content, Modifier>() -> UnsafePointer<Content>
  where Pointee == ModifiedContent<Content, Modifier> {
    UnsafeRawPointer(self).assumingMemoryBound(to: Content.self)
  }
}

extension ModifiedContent {
  /// Where the modifier lies in a value: behind the content, which is its beginning.
  static var offsetOfModifier: Int {
    let alignment = MemoryLayout<Modifier>.alignment
    return (MemoryLayout<Content>.size + alignment - 1) / alignment * alignment
  }
}
