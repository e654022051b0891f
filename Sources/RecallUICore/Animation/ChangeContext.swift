import VirtualTime

/// The transaction that the running code's changes of state go along with.
///
/// `withAnimation` doesn't say which stage it is about, so what it says is found along the call
/// stack, as a parameter would be; it is no state.
enum ChangeContext {
  /// A task-local value has to be sendable; this one never leaves the call that sets it.
  private struct Current: @unchecked Sendable {
    let transaction: Transaction
  }

  @TaskLocal private static var current: Current?

  /// The transaction of a change that is made now.
  static var transaction: Transaction { current?.transaction ?? Transaction() }

  static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let services = StageContext.services
    // Changes so far keep the transaction that they were made with, and so do those of `body`: a
    // value may be set at once and then be animated, or be animated in steps, in one event.
    let outer = ChangeContext.transaction
    services?.flush(transaction)
    services?.evaluation.versions.beginNoting()
    defer {
      services?.flush(outer)
      services?.evaluation.versions.endNoting()
      complete(transaction, on: services)
    }
    return try $current.withValue(Current(transaction: transaction)) { try body() }
  }

  /// Runs `body` as what goes along with no transaction, whatever the code around it does.
  static func runApart(_ body: () -> Void) {
    guard current != nil else { return body() }
    $current.withValue(nil, operation: body)
  }

  private static func complete(_ transaction: Transaction, on services: StageServices?) {
    for completion in transaction.completions {
      guard let services else {
        completion.action()
        continue
      }
      let seconds = transaction.animation.map(completion.criteria.duration) ?? 0
      guard seconds.isFinite else { continue }
      services.scheduler.schedule(
        after: .saturating(seconds: seconds), owner: "completion of withAnimation",
        action: completion.action)
    }
  }
}
