/// Changes what the modified view inherits, starting from that.
public struct _EnvironmentTransformModifier<Value>: ViewModifier {
  public typealias Body = Never

  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentTransformModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    EnvironmentTransformNode(view, in: context)
  }
}

/// Closures can't be compared, so each update transforms anew.
private final class EnvironmentTransformNode<Content: View, Value>:
  Node<ModifiedContent<Content, _EnvironmentTransformModifier<Value>>>
{
  private var modifier: _EnvironmentTransformModifier<Value>
  private var inherited: EnvironmentValues
  private var child: Node<Content>?

  init(
    _ view: UnsafePointer<ModifiedContent<Content, _EnvironmentTransformModifier<Value>>>,
    in context: NodeContext
  ) {
    modifier = view.pointee.modifier
    inherited = context.environment
    super.init(in: context)
    resolve()
    willHandOn(inherited)
    let child = makeChild(at: view.content(), as: .transparent)
    self.child = child
    children = NodeChildren(child)
  }

  override func take(
    _ new: ModifiedContent<Content, _EnvironmentTransformModifier<Value>>
  ) {
    modifier = new.modifier
    resolveAgain()
    child?.update(new.content)
  }

  override func environmentForChildren() -> EnvironmentValues { inherited }

  override func environmentDidChange(from _: EnvironmentValues) {
    let old = inherited
    resolve()
    didHandOn(inherited, insteadOf: old)
  }

  /// State that the transform read has changed.
  override func evaluate() {
    resolveAgain()
  }

  private func resolveAgain() {
    let old = inherited
    resolve()
    environmentForChildrenDidChange()
    didHandOn(inherited, insteadOf: old)
  }

  private func resolve() {
    var values = environment
    tracked { modifier.transform(&values[keyPath: modifier.path]) }
    inherited = values
  }
}

extension View {
  /// Changes what this view's content inherits at `keyPath`.
  public consuming func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentTransformModifier(path: keyPath, transform: transform))
  }

  /// Shows this view in light or dark colors, whatever is around it.
  public consuming func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
