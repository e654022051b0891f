/// Ends what was begun for the modifiers around a view: the view itself goes along with its own
/// transaction.
private struct TransactionScope {}

/// Stands for the view whose modifiers have a transaction of their own.
private struct OutsideOfScope<Content: View>: View {
  let content: Content

  var body: some View {
    content.transaction { transaction in
      guard let last = transaction.suspended.last,
        last.modifier == ObjectIdentifier(TransactionScope.self)
      else { return }
      transaction.animation = last.animation
      transaction.suspended.removeLast()
    }
  }
}

extension View {
  /// Animates changes of the modifiers that `body` adds, and of nothing inside of this view.
  public func animation<Modified: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transactions that changes of the modifiers go along with that `body` adds, and of
  /// nothing inside of this view.
  public func transaction<Modified: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    body(PlaceholderContentView(content: self, isOutsideOfScope: true))
      .transaction { transaction in
        transaction.suspended.append(
          (modifier: ObjectIdentifier(TransactionScope.self), animation: transaction.animation))
        transform(&transaction)
      }
  }
}

extension ViewModifier {
  /// Animates changes of this modifier, and of nothing inside of what it modifies.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transactions that changes of this modifier go along with, and of nothing inside of what it modifies.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(modifier: self, transform: transform)
  }
}

/// A modifier with a transaction of its own.
private struct ScopedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}

/// Stands for a view in a closure that modifies it.
public struct PlaceholderContentView<Value: View>: View {
  let content: Value
  var isOutsideOfScope = false

  public var body: some View {
    if isOutsideOfScope {
      OutsideOfScope(content: content)
    } else {
      content
    }
  }
}

extension PlaceholderContentView {
  /// Stands for a view.
  package init(of content: Value) { self.init(content: content) }
}
