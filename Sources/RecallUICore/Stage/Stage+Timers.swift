import VirtualTime

extension Stage {
  /// All timers that have yet to fire, in the order in which they will.
  public var pendingTimers: [LiveTimer] {
    services.scheduler.liveTimers
  }

  /// The timers that the program set, have yet to fire, and that nobody holds on to: a test that
  /// ends with one has forgotten something, or ended too early.
  ///
  /// Timers of views and gestures end with them, and are not among these.
  public var unownedTimers: [LiveTimer] {
    pendingTimers.filter { services.programTimers[$0.token]?() == false }
  }
}
