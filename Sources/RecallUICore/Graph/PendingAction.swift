/// Whether somebody's action waits in an update queue, to which it is added once however often it is
/// asked for.
struct PendingAction {
  private var isWaiting = false

  /// Notes that the action is to be added.
  ///
  /// - Returns: Whether it isn't in the queue.
  mutating func begin() -> Bool {
    guard !isWaiting else { return false }
    isWaiting = true
    return true
  }

  /// Notes that the action runs.
  mutating func end() {
    isWaiting = false
  }
}
