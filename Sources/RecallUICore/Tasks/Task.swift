import Foundation

/// A piece of work on the stage whose code begins it: SwiftUI programs' `Task`, of RecallUI's own.
///
/// It runs on the stage's thread, after the event or the timer that it began in, and so does all
/// that it begins: `async let`, task groups, other tasks. Tasks go on in the order in which they
/// became ready. The same session has the same states.
///
/// Without a stage it is a task of Swift's.
///
/// - Complexity: O(1).
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  private let task: _Concurrency.Task<Success, Failure>

  /// Asks the task to end. It sees that in `Task.isCancelled`, and a sleep of it ends at once.
  public func cancel() {
    task.cancel()
  }

  /// Whether the task was asked to end.
  public var isCancelled: Bool { task.isCancelled }

  /// What comes of the task, once it has ended.
  public var result: Result<Success, Failure> {
    get async { await task.result }
  }
}

extension Task: Hashable {}

extension Task where Failure == Never {
  /// What the task answers, once it has ended.
  public var value: Success {
    get async { await task.value }
  }

  /// Begins a task that runs when what is running is done.
  ///
  /// - Parameters:
  ///   - name: What the task is called in a report; where it was begun when nothing is said.
  ///   - priority: Taken for what SwiftUI programs name: tasks go on in order.
  ///   - fileID: With `line`, who asks, for a report of tasks that were left behind.
  ///   - line: See `fileID`.
  ///   - operation: What to do; on the main actor where the code around it is.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil, fileID: StaticString = #fileID,
    line: Int = #line,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    task = StageContext.beginTask(named: name, fileID, line) { executor in
      nonisolated(unsafe) let operation = operation
      return _Concurrency.Task(
        executorPreference: executor, priority: priority, operation: operation)
    }
  }

  /// Begins a task that has nothing of the code around it but the stage.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, fileID: StaticString = #fileID,
    line: Int = #line, operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task {
    Task(name: name, priority: priority, fileID: fileID, line: line, operation: operation)
  }
}

extension Task where Failure == any Error {
  /// What the task answers, or throws, once it has ended.
  public var value: Success {
    get async throws { try await task.value }
  }

  /// Begins a task that may throw; see the initializer of tasks that don't.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil, fileID: StaticString = #fileID,
    line: Int = #line,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    task = StageContext.beginTask(named: name, fileID, line) { executor in
      nonisolated(unsafe) let operation = operation
      return _Concurrency.Task(
        executorPreference: executor, priority: priority, operation: operation)
    }
  }

  /// Begins a task that may throw, and that has nothing of the code around it but the stage.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, fileID: StaticString = #fileID,
    line: Int = #line, operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task {
    Task(name: name, priority: priority, fileID: fileID, line: line, operation: operation)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Whether the task that runs was asked to end; false outside of any.
  public static var isCancelled: Bool { _Concurrency.Task<Never, Never>.isCancelled }

  /// Throws a `CancellationError` where the task that runs was asked to end.
  public static func checkCancellation() throws {
    try _Concurrency.Task<Never, Never>.checkCancellation()
  }

  /// The priority that the task that runs was begun with. It changes nothing.
  public static var currentPriority: TaskPriority {
    _Concurrency.Task<Never, Never>.currentPriority
  }

  /// Lets all go on that is ready, and goes on behind that.
  nonisolated(nonsending) public static func yield() async {
    guard let executor = StageContext.services?.executor else {
      await _Concurrency.Task<Never, Never>.yield()
      return
    }
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      executor.enqueue { continuation.resume() }
    }
  }
}
