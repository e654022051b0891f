extension Binding {
  /// This binding; what its changes change on the stage gets there in an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// This binding; its changes go along with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { new in withTransaction(transaction) { wrappedValue = new } })
  }
}
