/// Has a view say something to the container that it stands in.
struct ContainerValueModifier<Value>: ViewModifier {
  typealias Body = Never

  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ContainerValueContentNode<Content, Value>.self
  }
}

/// A node that says something of the views below it.
protocol ContainerValueNode: ViewNode {
  func add(to values: inout ContainerValues)
}

private final class ContainerValueContentNode<Content: View, Value>:
  ContentNode<Content, ContainerValueModifier<Value>>, ContainerValueNode
{
  func add(to values: inout ContainerValues) {
    values[keyPath: modifier.path] = modifier.value
  }

  override func update(at view: UnsafeRawPointer) {
    let former = modifier
    super.update(at: view)
    guard former.path != modifier.path || !isSame(former.value, modifier.value) else { return }
    var node = parent
    while let current = node {
      if let source = current as? any SubviewSource { return source.valuesDidChange() }
      guard current.ownBox == nil else { return }
      node = current.parent
    }
  }

  /// What can't be compared may be another value.
  private func isSame(_ left: Value, _ right: Value) -> Bool {
    func isEqual<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
    guard let left = left as? any Equatable else { return false }
    return isEqual(left)
  }
}

extension View {
  /// Says something to the container that this view stands in, if that takes its content apart.
  public consuming func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(path: keyPath, value: value))
  }
}
