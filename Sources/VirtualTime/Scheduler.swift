/// A clock that is moved by hand, and the timers on it.
///
/// Timers fire in the order (deadline, insertion), each at its own deadline: while a timer's action
/// runs, ``now`` is that deadline, however far the clock is being moved.
///
/// ```swift
/// let scheduler = Scheduler()
/// scheduler.schedule(after: .milliseconds(300), owner: "double tap") { … }
/// try scheduler.advance(to: Instant(milliseconds: 1_000))
/// ```
///
/// An action may schedule and cancel. What it schedules for the instant that is running, or for an
/// earlier one, fires within that instant, behind all that was scheduled before. Timers that go on
/// doing that are a ``TimerStorm``, not a hang.
///
/// A scheduler belongs to one thread. It reads no real clock.
public final class Scheduler {
  /// The instant that the clock shows.
  public private(set) var now: Instant

  /// How many timers may be scheduled and fire within one instant before that is a storm.
  ///
  /// Timers that were scheduled for the instant before it began don't count: a million that meet
  /// at one instant are fine. One at least.
  public var stormLimit: Int {
    didSet { stormLimit = max(1, stormLimit) }
  }

  /// Hears what becomes of each timer.
  public var trace: ((TimerEvent) -> Void)?

  /// The shortest time between two ticks of a repeating timer: what `Foundation.Timer` uses for an
  /// interval of zero. A shorter one would keep the clock from moving on.
  public static let shortestInterval = Duration.microseconds(100)

  var slots = TimerSlots()
  var lanes = [TimerLane(name: "main")]
  private var cascade = Cascade()
  private var lastSequence: UInt64 = 0
  private var lastSerial: UInt64 = 0

  /// Creates a scheduler whose clock shows `now`.
  public init(now: Instant = .zero, stormLimit: Int = 10_000) {
    self.now = now
    self.stormLimit = max(1, stormLimit)
  }

  // MARK: - Scheduling

  /// Has `action` run at `deadline`, once.
  ///
  /// - Parameters:
  ///   - deadline: When. A deadline that has passed stands for ``now``.
  ///   - owner: Who asks, for a report of timers that were left behind.
  ///   - scope: What the timer stands still with. In a suspended scope the timer waits for the time
  ///     from now to the deadline, counted from when the scope is resumed.
  ///   - action: What to run.
  /// - Complexity: O(log n) for n timers of the scope.
  @discardableResult
  public func schedule(
    at deadline: Instant,
    owner: String,
    in scope: TimerScope = .main,
    action: @escaping () -> Void
  ) -> TimerToken {
    add(deadline: deadline, interval: 0, owner: owner, scope: scope, action: action)
  }

  /// Has `action` run once `delay` has passed; a negative delay stands for zero.
  ///
  /// - Complexity: O(log n) for n timers of the scope.
  @discardableResult
  public func schedule(
    after delay: Duration,
    owner: String,
    in scope: TimerScope = .main,
    action: @escaping () -> Void
  ) -> TimerToken {
    schedule(at: now.advanced(by: delay), owner: owner, in: scope, action: action)
  }

  /// Has `action` run at `first` and then every `interval`, until it is cancelled.
  ///
  /// The ticks stand at `first + k × interval` exactly. They don't drift, and moving the clock far
  /// loses none of them.
  ///
  /// - Parameters:
  ///   - first: When it runs first. An instant that has passed stands for ``now``.
  ///   - interval: At least ``shortestInterval``; a shorter one is raised to that.
  ///   - owner: Who asks, for a report of timers that were left behind.
  ///   - scope: What the timer stands still with, as in ``schedule(at:owner:in:action:)``.
  ///   - action: What to run.
  /// - Complexity: O(log n) for n timers of the scope, here and at every tick.
  @discardableResult
  public func scheduleRepeating(
    from first: Instant,
    every interval: Duration,
    owner: String,
    in scope: TimerScope = .main,
    action: @escaping () -> Void
  ) -> TimerToken {
    let nanoseconds = max(interval, Self.shortestInterval).saturatingNanoseconds
    return add(deadline: first, interval: nanoseconds, owner: owner, scope: scope, action: action)
  }

  /// Takes back a timer. One that fired or was cancelled already is left alone.
  ///
  /// - Returns: Whether there was such a timer.
  /// - Complexity: O(1), amortized. The entry stays in the queue until it comes up, or until half of
  ///   the queue is such entries and they are all dropped at once.
  @discardableResult
  public func cancel(_ token: TimerToken) -> Bool {
    guard let index = slots.index(of: token) else { return false }
    if trace != nil { tell(.cancelled, index) }
    let lane = slots[index].lane
    _ = slots.remove(at: index)
    lanes[lane].staleCount += 1
    compact(lane)
    return true
  }

  /// Whether the timer has yet to fire, or to fire again.
  public func isLive(_ token: TimerToken) -> Bool {
    slots.index(of: token) != nil
  }

  // MARK: - Moving the clock

  /// The deadline of the timer that is next, or `nil` when none would fire.
  ///
  /// A timer that is overdue counts as due now. Timers of suspended scopes don't count.
  ///
  /// - Complexity: O(s) for s scopes, and amortized O(log n) for what was cancelled.
  public var nextDeadline: Instant? {
    next()?.deadline
  }

  /// Fires the earliest timer, if it is due at `limit` or before.
  ///
  /// Moves the clock to the timer's deadline and runs its action; never beyond `limit`, and never
  /// back. A driver that has something to do behind every single timer calls this in a loop:
  ///
  /// ```swift
  /// while try scheduler.fireNext(notAfter: limit) { settle() }
  /// scheduler.advanceClock(to: limit)
  /// ```
  ///
  /// - Returns: Whether a timer fired.
  /// - Throws: ``TimerStorm`` instead of firing the timer that is one too many. The timers stay, and
  ///   the count starts anew.
  /// - Complexity: O(log n + s) for n timers and s scopes.
  public func fireNext(notAfter limit: Instant) throws(TimerStorm) -> Bool {
    guard let next = next(), next.deadline <= limit else {
      cascade.end()
      return false
    }
    advanceClock(to: next.deadline)
    let index = next.entry.slot
    if slots[index].isCascading,
      let culprits = cascade.count(slots[index].owner, limit: stormLimit)
    {
      throw TimerStorm(instant: now, limit: stormLimit, culprits: culprits)
    }
    if trace != nil { tell(.fired, index) }
    lanes[next.lane].queue.removeFirst()
    cascade.run()
    let action = isRescheduled(index) ? slots[index].action : slots.remove(at: index)
    action?()
    return true
  }

  /// Moves the clock to `instant` without firing; never back.
  ///
  /// Fire what is due first: a timer that is passed over fires late.
  public func advanceClock(to instant: Instant) {
    guard instant > now else { return }
    now = instant
    cascade.end()
  }

  /// Moves the clock to `instant` and fires every timer on the way, each at its own deadline.
  ///
  /// - Throws: ``TimerStorm``, with the clock at the instant of the storm.
  public func advance(to instant: Instant) throws(TimerStorm) {
    while try fireNext(notAfter: instant) {}
    advanceClock(to: instant)
  }

  /// Moves the clock by `duration` and fires every timer on the way.
  public func advance(by duration: Duration) throws(TimerStorm) {
    try advance(to: now.advanced(by: duration))
  }

  // MARK: - Entries

  private func add(
    deadline: Instant,
    interval: Int64,
    owner: String,
    scope: TimerScope,
    action: @escaping () -> Void
  ) -> TimerToken {
    let lane = lanes.indices.contains(scope.index) ? scope.index : TimerScope.main.index
    lastSequence += 1
    lastSerial += 1
    let slot = TimerSlot(
      owner: owner,
      action: action,
      deadline: lanes[lane].local(max(deadline, now), at: now),
      interval: interval,
      sequence: lastSequence,
      serial: lastSerial,
      lane: lane,
      isCascading: cascade.isRunning && deadline <= now
    )
    let index = slots.insert(slot)
    lanes[lane].queue.insert(
      TimerEntry(deadline: slot.deadline, sequence: slot.sequence, slot: index)
    )
    if trace != nil { tell(.set, index) }
    return TimerToken(slot: index, serial: slot.serial)
  }

  /// Puts a repeating timer behind its tick; tells whether there is another one.
  private func isRescheduled(_ index: Int) -> Bool {
    let interval = slots[index].interval
    guard interval > 0 else { return false }
    let last = slots[index].deadline
    let next = Instant(nanoseconds: last.nanoseconds.saturatingSum(with: interval))
    guard next > last else { return false }
    lastSequence += 1
    slots[index].deadline = next
    slots[index].sequence = lastSequence
    slots[index].isCascading = false
    lanes[slots[index].lane].queue.insert(
      TimerEntry(deadline: next, sequence: lastSequence, slot: index)
    )
    return true
  }

  /// The live entry that comes first in all scopes whose clock runs.
  private func next() -> (entry: TimerEntry, lane: Int, deadline: Instant)? {
    var first: (entry: TimerEntry, lane: Int, deadline: Instant)?
    for lane in lanes.indices where !lanes[lane].isSuspended {
      guard let entry = topEntry(of: lane) else { continue }
      let deadline = max(now, lanes[lane].global(entry.deadline, at: now))
      if let first, (first.deadline, first.entry.sequence) < (deadline, entry.sequence) {
        continue
      }
      first = (entry, lane, deadline)
    }
    return first
  }

  private func topEntry(of lane: Int) -> TimerEntry? {
    while let entry = lanes[lane].queue.first {
      if slots.isCurrent(entry) { return entry }
      lanes[lane].queue.removeFirst()
      lanes[lane].staleCount -= 1
    }
    return nil
  }

  /// Drops the entries of cancelled timers once they are more than half of the queue.
  private func compact(_ lane: Int) {
    let count = lanes[lane].queue.count
    guard count >= 64, lanes[lane].staleCount * 2 > count else { return }
    lanes[lane].queue.removeAll { !slots.isCurrent($0) }
    lanes[lane].staleCount = 0
  }
}
