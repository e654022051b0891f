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

  /// Runs what reads a property of an object that may be observed, or what the closures of an object read, without a path:
  /// who is being drawn depends on it, if anybody is.
  func observe(_ path: AnyKeyPath?, of object: AnyObject, _ read: () -> Void) { read() }
}

/// Whose code is running. The value follows the call stack, and goes with tasks into those that they
/// begin, as a parameter would; it is no state.
///
/// One reference, as it is set and read with each event: a stage's own code has the stage's services
/// themselves, and that of a task has its record, which keeps them.
struct ExecutorContext: @unchecked Sendable {
  /// An `ExecutorOwner` or a `TaskRecord`.
  private let object: AnyObject

  init(_ owner: ExecutorOwner) {
    object = owner
  }

  init(_ task: TaskRecord) {
    object = task
  }

  /// The stage's services.
  var owner: ExecutorOwner {
    if let task { return task.stage }
    return unsafeDowncast(object, to: ExecutorOwner.self)
  }

  /// The task that runs; nil in a program's other code.
  var task: TaskRecord? {
    // The record's class has no subclasses, so one comparison tells.
    type(of: object) == TaskRecord.self ? unsafeDowncast(object, to: TaskRecord.self) : nil
  }

  @TaskLocal static var current: ExecutorContext?
}
