import VirtualTime

/// A sleep of a task: a timer that has it go on, or its cancellation.
///
/// Cancelled by another thread, it ends on the stage's thread before the next event.
final class Sleeper: @unchecked Sendable {
  private let services: StageServices
  private let owner: String
  private var continuation: UnsafeContinuation<Void, any Error>?
  private var token: TimerToken?
  private var isCancelled = false

  /// How long a cancelled task is held that sleeps on without an end.
  private static let pause = Duration.nanoseconds(16_666_667)

  init(on services: StageServices, _ owner: String) {
    self.services = services
    self.owner = owner
  }

  nonisolated(nonsending) func wait(until deadline: Instant) async throws {
    let record = ExecutorContext.current?.task
    record?.sleepers += 1
    defer { record?.sleepers -= 1 }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation {
        begin($0, until: deadline, isHeld: record.map(holdsBack) ?? false)
      }
    } onCancel: {
      services.executor.perform { self.cancel() }
    }
  }

  /// - Parameter isHeld: Whether the sleep of a cancelled task doesn't end at once: one that never asks whether it is
  ///   cancelled would go on and on in each event.
  private func begin(
    _ continuation: UnsafeContinuation<Void, any Error>, until deadline: Instant, isHeld: Bool
  ) {
    guard !isCancelled else {
      guard isHeld else { return continuation.resume(throwing: CancellationError()) }
      let end = services.scheduler.now.advanced(by: Self.pause)
      services.scheduler.schedule(at: end, owner: owner) {
        continuation.resume(throwing: CancellationError())
      }
      return
    }
    self.continuation = continuation
    token = services.scheduler.schedule(at: deadline, owner: owner) { self.end() }
  }

  /// Whether a cancelled task is held back, which has slept at this instant again and again.
  private func holdsBack(_ record: TaskRecord) -> Bool {
    guard isCancelled, !record.hasStormed else { return record.hasStormed }
    guard record.countCancelledSleep(at: services.scheduler.now) else { return false }
    services.store.report(.cancelledSleeps(owner: record.owner))
    return true
  }

  private func end() {
    continuation?.resume()
    continuation = nil
  }

  private func cancel() {
    isCancelled = true
    if let token { services.scheduler.cancel(token) }
    continuation?.resume(throwing: CancellationError())
    continuation = nil
  }
}
