/// Whether somebody's action waits in an update queue, to which it is added once however often it is
/// asked for.
struct PendingAction {
  /// How often the queue had given up when the action was added; -1 while none waits.
  private var abandonments = -1

  /// Notes that the action is to be added.
  ///
  /// - Returns: Whether it isn't in the queue: it has run since, or was given up with all that waited.
  mutating func begin(in queue: UpdateQueue) -> Bool {
    guard abandonments != queue.abandonments else { return false }
    abandonments = queue.abandonments
    return true
  }

  /// Notes that the action runs.
  mutating func end() {
    abandonments = -1
  }
}
