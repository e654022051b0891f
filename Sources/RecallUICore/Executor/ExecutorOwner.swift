/// What a stage's code has in common with the executor of its tasks: the stage's services, as far as
/// an executor has to know them.
class ExecutorOwner {
  /// The executor, once a program has begun a task.
  private(set) final var currentExecutor: StageExecutor?

  /// The executor of the stage's tasks. It is made when somebody asks for it.
  final var executor: StageExecutor {
    if let currentExecutor { return currentExecutor }
    let executor = StageExecutor()
    currentExecutor = executor
    return executor
  }
}

/// Whose code is running. The value follows the call stack, and goes with tasks into those that they
/// begin, as a parameter would; it is no state.
struct ExecutorContext: @unchecked Sendable {
  let owner: ExecutorOwner
  /// The task that runs; nil in a program's other code.
  let task: TaskRecord?

  @TaskLocal static var current: ExecutorContext?
}
