import Foundation

/// Runs what is isolated to the main actor and belongs to no stage, such as a view model that a test
/// asks directly.
final class OutsideExecutor: SerialExecutor {
  static let shared = OutsideExecutor()

  private let queue = OperationQueue()

  private init() {
    queue.maxConcurrentOperationCount = 1
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func perform(_ action: @escaping @Sendable () -> Void) {
    queue.addOperation(action)
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}
