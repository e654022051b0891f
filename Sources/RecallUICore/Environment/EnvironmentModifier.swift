/// Changes what the modified view inherits.
public struct _EnvironmentModifier<Value>: ViewModifier {
  public typealias Body = Never

  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension _EnvironmentModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    EnvironmentNode(view, in: context)
  }
}

private final class EnvironmentNode<Content: View, Value>:
  Node<ModifiedContent<Content, _EnvironmentModifier<Value>>>
{
  private let plan: PropertyPlan
  private var modifier: _EnvironmentModifier<Value>
  private var inherited: EnvironmentValues
  private var child: Node<Content>?
  private let modifierOffset: Int

  init(
    _ view: UnsafePointer<ModifiedContent<Content, _EnvironmentModifier<Value>>>,
    in context: NodeContext
  ) {
    modifierOffset = ModifiedContent<Content, _EnvironmentModifier<Value>>.offsetOfModifier
    plan = context.graph.plan(for: Value.self)
    modifier = view.pointee.modifier
    inherited = context.environment
    super.init(in: context)
    resolve()
    let child = makeChild(at: view.content(), as: .transparent)
    self.child = child
    children = [child]
  }

  override func update(at view: UnsafeRawPointer) {
    let new = (view + modifierOffset).assumingMemoryBound(to: _EnvironmentModifier<Value>.self)
    let isUnchanged =
      (modifier.path === new.pointee.path || modifier.path == new.pointee.path)
      && plan.areEqual(modifier.value, new.pointee.value)
    if !isUnchanged {
      modifier = new.pointee
      resolve()
      environmentForChildrenDidChange()
    }
    child?.update(at: view)
  }

  override func environmentForChildren() -> EnvironmentValues { inherited }

  override func environmentDidChange(from old: EnvironmentValues) {
    resolve()
  }

  private func resolve() {
    inherited = environment
    inherited[keyPath: modifier.path] = modifier.value
  }
}

extension View {
  /// Sets what the view's content inherits at `keyPath`.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier(path: keyPath, value: value))
  }

  /// Sets the font of text that says none itself.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the color of text and shapes that say none themselves.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyles, color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// Sets how lines of text stand in their text's width.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
