/// Changes what the modified view inherits.
public struct _EnvironmentModifier<Value>: ViewModifier {
  public typealias Body = Never

  @usableFromInline let path: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value

  @inlinable
  init(path: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.path = path
    self.value = value
  }
}

extension _EnvironmentModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    EnvironmentNode<Content, Value>.self
  }
}

private final class EnvironmentNode<Content: View, Value>:
  Node<ModifiedContent<Content, _EnvironmentModifier<Value>>>, PlannedNode
{
  private let plan: PropertyPlan
  private var modifier: _EnvironmentModifier<Value>
  private var inherited: EnvironmentValues
  private let modifierOffset: Int

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    let (part, content) = (plan.parts[0], plan.parts[1])
    modifierOffset = part.offset
    self.plan = context.graph.plan(for: Value.self)
    modifier =
      (view + part.offset).assumingMemoryBound(to: _EnvironmentModifier<Value>.self).pointee
    inherited = context.environment
    super.init(in: context)
    resolve()
    willHandOn(inherited)
    children = NodeChildren(makeChild(at: view, content.plan, as: .transparent))
  }

  override func update(at view: UnsafeRawPointer) {
    let new = (view + modifierOffset).assumingMemoryBound(to: _EnvironmentModifier<Value>.self)
    let isUnchanged =
      (modifier.path === new.pointee.path || modifier.path == new.pointee.path)
      && plan.areEqual(modifier.value, new.pointee.value)
    if !isUnchanged {
      modifier = new.pointee
      let old = inherited
      resolve()
      environmentForChildrenDidChange(EnvironmentChange(from: old, to: inherited))
      didHandOn(inherited, insteadOf: old)
    }
    children.first?.update(at: view)
  }

  override func environmentForChildren() -> EnvironmentValues { inherited }

  override func environmentDidChange(from _: EnvironmentValues, _ change: EnvironmentChange) {
    let old = inherited
    resolve()
    didHandOn(inherited, insteadOf: old)
  }

  private func resolve() {
    inherited = environment
    inherited[keyPath: modifier.path] = modifier.value
  }
}

extension View {
  /// Sets what the view's content inherits at `keyPath`.
  @inlinable
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier(path: keyPath, value: value))
  }

  /// Sets the font of text that says none itself.
  @inlinable
  public consuming func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets how lines of text stand in their text's width.
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
