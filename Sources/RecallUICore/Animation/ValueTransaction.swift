/// Changes the transactions of changes of the modified view, when a value has changed.
private struct ValueTransactionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ValueTransactionNode<Content, Value>.self
  }
}

private final class ValueTransactionNode<Content: View, Value: Equatable>:
  ContentNode<Content, ValueTransactionModifier<Value>>, FiringNode
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
    if isFiring { modifier.transform(&transaction) }
  }
}

extension View {
  /// Changes the transactions that changes of this view go along with when `value` has changed.
  public consuming func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}
