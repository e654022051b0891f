/// Evaluates the body of a view, and only when something that it depends on has changed.
final class CompositeNode<Content: View>: ValueNode<Content> {
  private var child: Node<Content.Body>?
  let properties: PropertyPlan

  override init(at view: UnsafePointer<Content>, in context: NodeContext) {
    properties = context.graph.plan(for: Content.self)
    super.init(at: view, in: context)
    evaluate()
  }

  override var outlineName: String? { typeName(of: Content.self) }
  override var pathName: String? { typeName(of: Content.self) }

  override func update(at new: UnsafeRawPointer) {
    guard isDirty || !properties.areEqualValues(at: address, and: new) else { return }
    noteDifferences(from: new)
    view = new.assumingMemoryBound(to: Content.self).pointee
    evaluate()
  }

  override func evaluate() {
    let body: Content.Body? = tracked {
      guard properties.connect(&view, to: self) else { return nil }
      graph.countEvaluation(of: self)
      nonisolated(unsafe) let node = self
      return MainActor.assumeIsolated { node.view.body }
    }
    show(body, in: &child)
  }
}

/// A type's name without its module and its arguments.
func typeName(of type: Any.Type) -> String {
  let name = "\(type)"
  return String(name.prefix { $0 != "<" })
}
