/// The node of a modifier that adds no box: it does something else with the modified view.
class ContentNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>, PlannedNode
{
  final var modifier: Modifier
  private final let modifierOffset: Int

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    let (part, content) = (plan.parts[0], plan.parts[1])
    modifierOffset = part.offset
    modifier = (view + part.offset).assumingMemoryBound(to: Modifier.self).pointee
    super.init(in: context)
    children = NodeChildren(makeChild(at: view, content.plan, as: .transparent))
  }

  /// The modifier of a value that lies at an address.
  final func modifier(at view: UnsafeRawPointer) -> UnsafePointer<Modifier> {
    (view + modifierOffset).assumingMemoryBound(to: Modifier.self)
  }

  override func update(at view: UnsafeRawPointer) {
    modifier = modifier(at: view).pointee
    children.first?.update(at: view)
  }
}

extension ModifiedContent {
  /// Where the modifier lies in a value: behind the content, which is its beginning.
  static var offsetOfModifier: Int {
    let alignment = MemoryLayout<Modifier>.alignment
    return (MemoryLayout<Content>.size + alignment - 1) / alignment * alignment
  }
}
