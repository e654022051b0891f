/// Evaluates the body of a view, and only when something that it depends on has changed.
final class CompositeNode<Content: View>: ValueNode<Content>, PlannedNode {
  let properties: PropertyPlan
  private let reader: BodyReader<Content>
  /// The path, once somebody asked: what stands below begins its own with it.
  private var knownPath: String?

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    properties = plan
    reader = plan.bodyReader(of: Content.self)
    super.init(at: view.assumingMemoryBound(to: Content.self), in: context)
    evaluate()
  }

  override var outlineName: String? { typeName(of: Content.self) }
  override var pathName: String? { typeName(of: Content.self) }

  override func appendPath(to path: inout String) {
    if let knownPath {
      path = knownPath
      return
    }
    super.appendPath(to: &path)
    knownPath = path
  }

  override func update(at new: UnsafeRawPointer) {
    guard isDirty || !properties.areEqualValues(at: address, and: new) else { return }
    noteDifferences(from: new)
    view = new.assumingMemoryBound(to: Content.self).pointee
    evaluate()
  }

  override func evaluate() {
    beginEvaluation()
    properties.refresh(&view, in: graph.evaluation)
    guard properties.isWithoutProperties || track({ properties.connect(&view, to: self) }) else {
      showNothing()
      return
    }
    graph.countEvaluation(of: self)
    show(track { reader.read(address) })
  }
}

/// A type's name without its module and its arguments.
func typeName(of type: Any.Type) -> String {
  let name = _typeName(type, qualified: false)
  return name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name
}
