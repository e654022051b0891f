/// Has a part of a transition pass with the part's own animation.
struct TransitionAnimationModifier: ViewModifier {
  typealias Body = Never

  let animation: Animation
}

extension TransitionAnimationModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    TransitionAnimationNode<Content>.self
  }
}

private final class TransitionAnimationNode<Content: View>:
  ContentNode<Content, TransitionAnimationModifier>, TransactionNode
{
  override var transactionNode: (any TransactionNode)? { self }

  override func update(at view: UnsafeRawPointer) {
    graph.presentation.update.transformsDidChange()
    super.update(at: view)
  }

  func transform(_ transaction: inout Transaction, for node: ViewNode) {
    transaction.animation = modifier.animation
  }
}
