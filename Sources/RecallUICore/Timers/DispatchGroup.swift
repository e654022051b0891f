/// Work that belongs together, in the shape of Dispatch's group: who asks hears when all of it is done.
///
/// Under the name `DispatchGroup` in a file of names.
public final class StageGroup: @unchecked Sendable {
  /// How much of the work isn't done.
  private var count = 0
  /// What is done then, in the order in which it was asked for.
  private var waiting: [() -> Void] = []

  public init() {}

  /// Says that some work has begun.
  public func enter() {
    count += 1
  }

  /// Says that some work is done; without any that has begun, nothing happens.
  public func leave() {
    guard count > 0 else { return }
    count -= 1
    guard count == 0 else { return }
    let ready = waiting
    waiting = []
    for work in ready { work() }
  }

  /// Runs `work` once all work is done; as soon as what is running is done, if there is none.
  public func notify(
    queue: StageQueue, fileID: String = #fileID, line: Int = #line,
    execute work: @escaping () -> Void
  ) {
    let start = { queue.async(fileID: fileID, line: line, execute: work) }
    if count == 0 {
      start()
    } else {
      waiting.append(start)
    }
  }

  /// Runs what a program made to be taken back once all work is done.
  public func notify(
    queue: StageQueue, fileID: String = #fileID, line: Int = #line, work item: StageWorkItem
  ) {
    notify(queue: queue, fileID: fileID, line: line, execute: item.perform)
  }

  /// Goes on at once: on a stage's one thread nobody would do the work meanwhile.
  public func wait() {}
}

extension StageQueue {
  /// Runs `work`, which belongs to a group, as soon as what is running is done.
  public func async(
    group: StageGroup, fileID: String = #fileID, line: Int = #line,
    execute work: @escaping () -> Void
  ) {
    group.enter()
    async(fileID: fileID, line: line) {
      work()
      group.leave()
    }
  }
}
