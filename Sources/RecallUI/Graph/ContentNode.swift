/// The node of a modifier that adds no box: it does something else with the modified view.
class ContentNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>
{
  private var child: Node<Content>?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    makeContent()
  }

  /// Makes the node of the modified view.
  private func makeContent() {
    let child = makeChild(view.content, as: .transparent)
    self.child = child
    children = [child]
  }

  override func update(_ new: ModifiedContent<Content, Modifier>) {
    view = new
    child?.update(new.content)
  }
}
