/// The node of a modifier that adds no box: it does something else with the modified view.
class ContentNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>
{
  final var modifier: Modifier
  private var child: Node<Content>?

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    let child = makeChild(view.content, as: .transparent)
    self.child = child
    children = [child]
  }

  override func update(_ new: ModifiedContent<Content, Modifier>) {
    modifier = new.modifier
    child?.update(new.content)
  }
}
