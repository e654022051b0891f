extension Scheduler {
  /// Creates a scope for timers that stand still together. Scopes are few and last.
  public func makeScope(_ name: String) -> TimerScope {
    lanes.append(TimerLane(name: name))
    return TimerScope(index: lanes.count - 1)
  }

  /// Stops the clock of a scope. Suspensions count: as many resumptions start it again.
  ///
  /// - Complexity: O(1), whatever the number of timers.
  public func suspend(_ scope: TimerScope) {
    guard lanes.indices.contains(scope.index) else { return }
    lanes[scope.index].suspend(at: now)
  }

  /// Undoes one suspension; the last one starts the scope's clock where it had stopped.
  ///
  /// - Complexity: O(1), whatever the number of timers.
  public func resume(_ scope: TimerScope) {
    guard lanes.indices.contains(scope.index) else { return }
    lanes[scope.index].resume(at: now)
  }

  /// Whether the clock of a scope stands still.
  public func isSuspended(_ scope: TimerScope) -> Bool {
    lanes.indices.contains(scope.index) && lanes[scope.index].isSuspended
  }

  /// What the clock of a scope shows: ``now`` without the time for which it was suspended.
  public func now(in scope: TimerScope) -> Instant {
    guard lanes.indices.contains(scope.index) else { return now }
    return lanes[scope.index].local(now, at: now)
  }
}
