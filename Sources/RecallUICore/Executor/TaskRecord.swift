import VirtualTime

/// What is known of a task of a stage until it ends.
///
/// The task itself keeps its record, among the values that go with it, and nobody else does: the
/// record goes when the task has ended.
final class TaskRecord: @unchecked Sendable {
  /// Counts the tasks of a stage in the order in which they began.
  let number: UInt64
  /// Whether it ends with a view.
  let isOfView: Bool
  /// The stage that the task is of: it keeps what that needs to run.
  let stage: ExecutorOwner
  /// How many sleeps it waits for, its own and those of the tasks inside of it.
  var sleepers = 0
  /// Whether it ran when tasks kept going on without waiting for time to pass.
  var hasStormed = false
  /// How often it has slept at one instant although it was cancelled.
  private var cancelledSleeps: (instant: Instant, count: Int) = (.zero, 0)
  /// How often it may.
  static let mostCancelledSleeps = 1000
  /// What a job of the task can be told by.
  private(set) var address = 0
  private var cancelTask: () -> Void = {}
  private let describe: @Sendable () -> String
  private weak var executor: StageExecutor?

  init(
    number: UInt64, isOfView: Bool, of stage: ExecutorOwner, executor: StageExecutor,
    describe: @escaping @Sendable () -> String
  ) {
    self.number = number
    self.isOfView = isOfView
    self.stage = stage
    self.executor = executor
    self.describe = describe
  }

  deinit {
    executor?.remove(self)
  }

  /// Counts a sleep that ends at once, as the task is cancelled, and tells whether these are too many.
  func countCancelledSleep(at instant: Instant) -> Bool {
    if cancelledSleeps.instant != instant { cancelledSleeps = (instant, 0) }
    cancelledSleeps.count += 1
    if cancelledSleeps.count > Self.mostCancelledSleeps { hasStormed = true }
    return hasStormed
  }

  /// Who began the task.
  var owner: String { describe() }

  /// Says which task this is a record of.
  func begin<Success, Failure>(_ task: _Concurrency.Task<Success, Failure>) {
    address = Self.word(of: task)
    cancelTask = { task.cancel() }
  }

  func cancel() {
    cancelTask()
  }

  /// Where the task of a job lives.
  static func address(of job: UnownedJob) -> Int { word(of: job) }

  /// The one pointer that a task, and a job, consist of.
  private static func word<Value>(of value: Value) -> Int {
    guard MemoryLayout<Value>.size == MemoryLayout<Int>.size else { return 0 }
    return unsafeBitCast(value, to: Int.self)
  }
}
