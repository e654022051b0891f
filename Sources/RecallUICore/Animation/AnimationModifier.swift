/// Says how changes of the modified view get to the screen, when a value has changed.
public struct _ValueAnimationModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never

  @usableFromInline let animation: Animation?
  @usableFromInline let value: Value

  @inlinable
  init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
}

extension _ValueAnimationModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    ValueAnimationNode(view, in: context)
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
    if isFiring { graph.presentation.update.transformsDidChange() }
    super.update(at: view)
  }

  func transform(_ transaction: inout Transaction, for node: ViewNode) {
    guard isFiring, !transaction.disablesAnimations else { return }
    transaction.animation = modifier.animation
  }
}

/// Changes the transactions of all changes of the modified view.
private struct TransactionModifier: ViewModifier {
  typealias Body = Never

  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    TransactionModifierNode(view, in: context)
  }
}

private final class TransactionModifierNode<Content: View>:
  ContentNode<Content, TransactionModifier>, TransactionNode
{
  override var transactionNode: (any TransactionNode)? { self }

  override init(
    _ view: UnsafePointer<ModifiedContent<Content, TransactionModifier>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    graph.presentation.update.addLasting()
  }

  override func update(at view: UnsafeRawPointer) {
    graph.presentation.update.transformsDidChange()
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
