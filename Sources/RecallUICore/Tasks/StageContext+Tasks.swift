extension StageContext {
  /// Begins a task on the stage whose code asks; one of nobody's where there is no stage.
  static func beginTask<Success, Failure>(
    named name: String?, _ fileID: StaticString, _ line: Int,
    _ make: ((any TaskExecutor)?) -> _Concurrency.Task<Success, Failure>
  ) -> _Concurrency.Task<Success, Failure> {
    guard let services else { return make(nil) }
    return beginTask(
      on: services, isOfView: false, owner: { name ?? "Task at \(fileID):\(line)" }, make)
  }

  /// Begins a task on a stage.
  ///
  /// - Parameters:
  ///   - services: The stage's.
  ///   - isOfView: Whether the task ends with a view.
  ///   - owner: Who asks, for a report of tasks that were left behind.
  ///   - make: Makes the task, which prefers an executor.
  static func beginTask<Success, Failure>(
    on services: StageServices, isOfView: Bool, owner: @escaping @Sendable () -> String,
    _ make: ((any TaskExecutor)?) -> _Concurrency.Task<Success, Failure>
  ) -> _Concurrency.Task<Success, Failure> {
    let executor = services.executor
    let record = executor.makeRecord(of: services, owner: owner, isOfView: isOfView)
    let task = ExecutorContext.$current.withValue(ExecutorContext(record)) { make(executor.free) }
    record.begin(task)
    return task
  }
}
