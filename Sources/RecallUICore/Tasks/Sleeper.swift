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

  init(on services: StageServices, _ owner: String) {
    self.services = services
    self.owner = owner
  }

  nonisolated(nonsending) func wait(until deadline: Instant) async throws {
    let record = ExecutorContext.current?.task
    record?.sleepers += 1
    defer { record?.sleepers -= 1 }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { begin($0, until: deadline) }
    } onCancel: {
      services.executor.perform { self.cancel() }
    }
  }

  private func begin(_ continuation: UnsafeContinuation<Void, any Error>, until deadline: Instant) {
    guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    token = services.scheduler.schedule(at: deadline, owner: owner) { self.end() }
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
