/// What goes along with a change of state.
public struct Transaction {
  public init() {}
}

/// Runs `body`; the changes in it go along with `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
