extension Binding {
  /// Creates a binding that reads and writes with closures.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Gets the new value, and what goes along with the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, ChangeContext.transaction) })
  }
}
