/// Says how changes of the modified view get to the screen, when a value has changed.
public struct _ValueAnimationModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never

  // The first lies where every value begins: with each update it is compared, and nobody has to be asked where it is.
  @usableFromInline let value: Value
  @usableFromInline let animation: Animation?

  @inlinable
  init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
}

extension _ValueAnimationModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ValueAnimationNode<Content, Value>.self
  }
}

private final class ValueAnimationNode<Content: View, Value: Equatable>:
  ContentNode<Content, _ValueAnimationModifier<Value>>, FiringNode
{
  var isFiring = false

  override var transactionNode: (any TransactionNode)? { self }

  override func update(at view: UnsafeRawPointer) {
    if modifier.value != modifier(at: view).pointee.value {
      graph.presentation.update.addFiring(self)
    }
    if isFiring { graph.presentation.update.transformsDidChange(from: self) }
    super.update(at: view)
  }

  func transform(_ transaction: inout Transaction, for node: ViewNode) {
    guard isFiring, !transaction.disablesAnimations else { return }
    animate(&transaction)
  }

  // Apart: what names the modifier's type asks the runtime for it, and most nodes don't fire.
  @inline(never)
  private func animate(_ transaction: inout Transaction) {
    transaction.animation = modifier.animation
  }
}

/// Changes the transactions of all changes of the modified view.
private struct TransactionModifier: ViewModifier {
  typealias Body = Never

  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    TransactionModifierNode<Content>.self
  }
}

private final class TransactionModifierNode<Content: View>:
  ContentNode<Content, TransactionModifier>, TransactionNode
{
  override var transactionNode: (any TransactionNode)? { self }

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    graph.presentation.update.addLasting()
  }

  override func update(at view: UnsafeRawPointer) {
    graph.presentation.update.transformsDidChange(from: self)
    super.update(at: view)
  }

  func transform(_ transaction: inout Transaction, for node: ViewNode) {
    modifier.transform(&transaction)
  }

  override func willBeRemoved() {
    graph.presentation.update.removeLasting()
  }
}

extension View {
  /// Animates what changes in this view when `value` has changed; with nil, it changes at once.
  @inlinable
  public consuming func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modifier(_ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates whatever changes in this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Changes the transactions that changes of this view go along with.
  public consuming func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  {
    modifier(TransactionModifier(transform: transform))
  }
}
