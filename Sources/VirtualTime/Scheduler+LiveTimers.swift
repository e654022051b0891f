extension Scheduler {
  /// How many timers have yet to fire.
  public var liveTimerCount: Int { slots.count }

  /// All timers that have yet to fire, in the order in which they would if no scope stood still.
  ///
  /// - Complexity: O(n log n).
  public var liveTimers: [LiveTimer] {
    slots.used
      .map { (index: $0, deadline: deadline(at: $0)) }
      .sorted {
        ($0.deadline, slots[$0.index].sequence) < ($1.deadline, slots[$1.index].sequence)
      }
      .map { LiveTimer(slots[$0.index], at: $0.index, $0.deadline, lanes[slots[$0.index].lane]) }
  }

  /// Tells what becomes of the timer that is kept at `index`.
  func tell(_ change: TimerEvent.Change, _ index: Int) {
    let slot = slots[index]
    trace?(
      TimerEvent(
        change: change, timer: LiveTimer(slot, at: index, deadline(at: index), lanes[slot.lane])))
  }

  private func deadline(at index: Int) -> Instant {
    lanes[slots[index].lane].global(slots[index].deadline, at: now)
  }
}

extension LiveTimer {
  fileprivate init(_ slot: TimerSlot, at index: Int, _ deadline: Instant, _ lane: TimerLane) {
    self.init(
      token: TimerToken(slot: index, serial: slot.serial),
      owner: slot.owner,
      deadline: deadline,
      interval: slot.interval > 0 ? .nanoseconds(slot.interval) : nil,
      scope: lane.name,
      isSuspended: lane.isSuspended
    )
  }
}
