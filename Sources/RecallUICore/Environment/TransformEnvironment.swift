/// Changes what the modified view inherits, starting from that.
public struct _EnvironmentTransformModifier<Value>: ViewModifier {
  public typealias Body = Never

  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentTransformModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    EnvironmentTransformNode<Content, Value>.self
  }
}

/// Closures can't be compared, so each update transforms anew.
private final class EnvironmentTransformNode<Content: View, Value>:
  Node<ModifiedContent<Content, _EnvironmentTransformModifier<Value>>>, PlannedNode
{
  private var modifier: _EnvironmentTransformModifier<Value>
  private let plan: PropertyPlan
  private var inherited: EnvironmentValues
  /// Whether the last environment led to the same value as the one before.
  private var isSame = true
  private let modifierOffset: Int

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    let (part, content) = (plan.parts[0], plan.parts[1])
    modifierOffset = part.offset
    self.plan = context.graph.plan(for: Value.self)
    modifier =
      (view + part.offset).assumingMemoryBound(to: _EnvironmentTransformModifier<Value>.self)
      .pointee
    inherited = context.environment
    super.init(in: context)
    resolve()
    willHandOn(inherited)
    children = NodeChildren(makeChild(at: view, content.plan, as: .transparent))
  }

  override func update(at view: UnsafeRawPointer) {
    modifier =
      (view + modifierOffset).assumingMemoryBound(to: _EnvironmentTransformModifier<Value>.self)
      .pointee
    resolveAgain()
    children.first?.update(at: view)
  }

  override func environmentForChildren() -> EnvironmentValues { inherited }

  override func environmentDidChange(from _: EnvironmentValues, _ change: EnvironmentChange) {
    let old = inherited
    resolve()
    didHandOn(inherited, insteadOf: old)
    isSame = plan.areEqual(old[keyPath: modifier.path], inherited[keyPath: modifier.path])
  }

  override func changeForChildren(_ change: EnvironmentChange) -> EnvironmentChange {
    isSame ? change : .anything
  }

  /// State that the transform read has changed.
  override func evaluate() {
    resolveAgain()
  }

  private func resolveAgain() {
    let old = inherited
    resolve()
    guard !plan.areEqual(old[keyPath: modifier.path], inherited[keyPath: modifier.path]) else {
      inherited = old
      return
    }
    environmentForChildrenDidChange(EnvironmentChange(from: old, to: inherited))
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
