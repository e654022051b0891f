import Foundation
import Synchronization

/// Runs a program's tasks on the thread of its stage: one job after the other, in the order in which
/// they became ready, and only when the stage says so.
///
/// It is the executor of the stage's main actor; what is isolated to nothing comes through `free`,
/// into the same queue. Jobs that become ready on another thread, since something there was waited
/// for, are kept apart until the next event: when they come, nobody can say beforehand.
final class StageExecutor: SerialExecutor, @unchecked Sendable {
  /// How many jobs may run before the next event or timer until that is a storm.
  static let stormLimit = 10_000

  private enum Work {
    case job(UnownedJob, isFree: Bool)
    case action(() -> Void)
  }

  /// Guards all that other threads can reach: who they are compared with, what they leave here, and
  /// the records.
  private let lock = NSLock()
  private var arrived: [Work] = []
  /// What each event asks of these, it asks without the lock: which thread it is, and whether anything has arrived.
  private let thread = Atomic<UInt>(pthread_self())
  private let hasArrivals = Atomic(false)
  private var isOver = false
  private var records: [UInt64: WeakRecord] = [:]
  private var lastNumber: UInt64 = 0

  /// Only the stage's thread touches these.
  private var ready: [Work] = []
  private var nextIndex = 0
  private var isHeld = false
  /// How many jobs may run before the next event or timer: fewer after a storm, until all have run, so that the stage can
  /// be used meanwhile.
  private(set) var jobLimit = StageExecutor.stormLimit

  private struct WeakRecord {
    weak var record: TaskRecord?
  }

  /// What the stage's tasks prefer where they are isolated to no actor.
  private(set) lazy var free = FreeExecutor(of: self)

  /// The same queue for what is isolated to nothing.
  final class FreeExecutor: TaskExecutor {
    private unowned let executor: StageExecutor

    fileprivate init(of executor: StageExecutor) {
      self.executor = executor
    }

    func enqueue(_ job: consuming ExecutorJob) {
      executor.add(.job(UnownedJob(job), isFree: true))
    }
  }

  // MARK: Jobs

  /// Whether a job is ready that may run.
  var hasWork: Bool { nextIndex < ready.count && !isHeld }

  func enqueue(_ job: consuming ExecutorJob) {
    add(.job(UnownedJob(job), isFree: false))
  }

  /// Runs `action` behind all that is ready.
  func enqueue(_ action: @escaping () -> Void) {
    add(.action(action))
  }

  /// Runs `action` now where this is the stage's thread, and otherwise before the next event.
  func perform(_ action: @escaping () -> Void) {
    if isOnOwnThread { action() } else { add(.action(action)) }
  }

  /// Runs what has been ready for longest.
  func runNext() {
    guard hasWork else { return }
    let work = ready[nextIndex]
    nextIndex += 1
    if nextIndex == ready.count {
      ready.removeAll(keepingCapacity: true)
      nextIndex = 0
    }
    run(work)
  }

  private func run(_ work: Work) {
    switch work {
    case .job(let job, isFree: true):
      job.runSynchronously(on: free.asUnownedTaskExecutor())
    case .job(let job, isFree: false):
      job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(), taskExecutor: free.asUnownedTaskExecutor())
    case .action(let action):
      action()
    }
  }

  private func add(_ work: Work) {
    lock.lock()
    defer { lock.unlock() }
    if isOver {
      runOutside(work)
    } else if isOnOwnThread {
      ready.append(work)
    } else {
      arrived.append(work)
      hasArrivals.store(true, ordering: .releasing)
    }
  }

  /// Whoever still runs after its stage is gone may come to its end.
  private func runOutside(_ work: Work) {
    nonisolated(unsafe) let work = work
    OutsideExecutor.shared.perform { self.run(work) }
  }

  // MARK: The stage

  /// Says that the stage's thread is the one that calls this.
  func enter() {
    thread.store(pthread_self(), ordering: .releasing)
  }

  private var isOnOwnThread: Bool {
    thread.load(ordering: .acquiring) == pthread_self()
  }

  /// Lets nothing run before `release()`, since too many jobs ran.
  func hold() {
    isHeld = true
    jobLimit = Self.stormLimit / 10
  }

  /// Notes that all jobs have run that may.
  func settle() {
    if !isHeld { jobLimit = Self.stormLimit }
  }

  func release() {
    isHeld = false
  }

  /// Makes what has come from other threads ready.
  ///
  /// - Returns: Whose jobs these are.
  func takeArrivals() -> [String] {
    guard hasArrivals.load(ordering: .acquiring) else { return [] }
    lock.lock()
    let works = arrived
    arrived = []
    hasArrivals.store(false, ordering: .relaxed)
    lock.unlock()
    ready += works
    return works.compactMap { work in
      guard case .job(let job, _) = work else { return nil }
      let address = TaskRecord.address(of: job)
      return liveRecords.first { $0.address == address }?.owner ?? "a task that another one began"
    }
  }

  /// Cancels all tasks, and has them come to their ends, as far as that needs nobody else.
  func end() {
    enter()
    release()
    var jobs = 0
    for _ in 0..<100 {
      for record in liveRecords { record.cancel() }
      while jobs < Self.stormLimit, hasWork {
        runNext()
        jobs += 1
      }
      if liveRecords.isEmpty { break }
    }
    lock.lock()
    isOver = true
    let rest = ready[nextIndex...] + arrived
    lock.unlock()
    for work in rest { runOutside(work) }
  }

  // MARK: Records

  /// Notes a task that is about to begin.
  func makeRecord(
    of stage: ExecutorOwner, owner: @escaping @Sendable () -> String, isOfView: Bool
  ) -> TaskRecord {
    lock.lock()
    defer { lock.unlock() }
    lastNumber += 1
    let record = TaskRecord(
      number: lastNumber, isOfView: isOfView, of: stage, executor: self, describe: owner)
    records[lastNumber] = WeakRecord(record: record)
    return record
  }

  func remove(_ record: TaskRecord) {
    lock.lock()
    records[record.number] = nil
    lock.unlock()
  }

  /// The tasks that have not ended, in the order in which they began.
  var liveRecords: [TaskRecord] {
    lock.lock()
    let entries = records
    lock.unlock()
    return entries.values.compactMap(\.record).sorted { $0.number < $1.number }
  }

  // MARK: SerialExecutor

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// A stage's code is all isolated, in a task and outside of one.
  func checkIsolated() {}
}
