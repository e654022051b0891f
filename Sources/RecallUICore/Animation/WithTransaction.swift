/// Runs `body`; what its changes of state change on the stage moves there as `animation` says.
///
/// State, layout and hit testing are where they will be at once; only what is drawn takes its time.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what its changes of state change on the stage moves there as `animation` says.
///
/// `completion` runs once, as a timer of the stage, when the animation ends: at an instant that
/// depends on the animation alone, whether a frame is drawn then or not. When no stage runs this
/// code, it runs at once; after an animation that repeats for ever, never.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs `body`; the changes of state in it go along with `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try ChangeContext.run(transaction, body)
}

/// Runs `body` with one property of the transaction that its changes go along with.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = ChangeContext.transaction
  transaction.completions = []
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
