import HeapModule

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
  /// at one instant are fine.
  public let stormLimit: Int

  /// The shortest time between two ticks of a repeating timer: what `Foundation.Timer` uses for an
  /// interval of zero. A shorter one would keep the clock from moving on.
  public static let shortestInterval = Duration.microseconds(100)

  private var slots = ContiguousArray<Slot>()
  private var freeSlots: [Int32] = []
  private var lanes: [Lane]
  private var lastSequence: UInt64 = 0
  private var lastSerial: UInt64 = 0
  private var isCascading = false
  private var cascade: [String: Int] = [:]
  private var cascadeCount = 0

  /// Creates a scheduler whose clock shows `now`.
  public init(now: Instant = .zero, stormLimit: Int = 10_000) {
    self.now = now
    self.stormLimit = max(1, stormLimit)
    lanes = [Lane(name: "main")]
  }

  // MARK: - Scheduling

  /// Has `action` run at `deadline`, once.
  ///
  /// - Parameters:
  ///   - deadline: When. A deadline that has passed stands for ``now``.
  ///   - owner: Who asks, for a report of timers that were left behind.
  ///   - scope: What the timer stands still with. In a suspended scope the timer waits for the time
  ///     from now to the deadline, counted from when the scope is resumed.
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
  /// - Parameter interval: At least ``shortestInterval``; a shorter one is raised to that.
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
  /// - Complexity: O(1), amortized. The entry stays in the heap until it comes up, or until half of
  ///   the heap is such entries and they are all dropped at once.
  @discardableResult
  public func cancel(_ token: TimerToken) -> Bool {
    guard let slot = slotIndex(of: token) else { return false }
    let lane = slots[slot].lane
    vacate(slot)
    lanes[lane].staleCount += 1
    compact(lane)
    return true
  }

  /// Whether the timer has yet to fire, or to fire again.
  public func isLive(_ token: TimerToken) -> Bool {
    slotIndex(of: token) != nil
  }

  /// All timers that have yet to fire, in the order in which they would.
  ///
  /// - Complexity: O(n log n).
  public var liveTimers: [LiveTimer] {
    slots.indices
      .filter { slots[$0].action != nil }
      .map { (deadline(ofSlot: $0), slots[$0].sequence, $0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { deadline, _, index in
        let slot = slots[index]
        return LiveTimer(
          token: TimerToken(slot: Int32(index), serial: slot.serial),
          owner: slot.owner,
          deadline: deadline,
          interval: slot.interval > 0 ? .nanoseconds(slot.interval) : nil,
          scope: lanes[slot.lane].name,
          isSuspended: lanes[slot.lane].isSuspended
        )
      }
  }

  /// How many timers have yet to fire.
  public var liveTimerCount: Int {
    slots.count - freeSlots.count
  }

  // MARK: - Moving the clock

  /// The deadline of the timer that is next, or `nil` when none would fire.
  ///
  /// A timer that is overdue counts as due now. Timers of suspended scopes don't count.
  ///
  /// - Complexity: O(s) for s scopes, and amortized O(log n) for what was cancelled.
  public var nextDeadline: Instant? {
    next().map { max(now, $0.deadline) }
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
      endCascade()
      return false
    }
    if next.deadline > now {
      now = next.deadline
      endCascade()
    }
    let slot = Int(next.entry.slot)
    try countCascade(ofSlot: slot)
    lanes[next.lane].heap.removeMin()
    guard let action = slots[slot].action else { return true }
    isCascading = true
    if !reschedule(slot) { vacate(slot) }
    action()
    return true
  }

  /// Moves the clock to `instant` without firing; never back.
  ///
  /// Fire what is due first: a timer that is passed over fires late.
  public func advanceClock(to instant: Instant) {
    guard instant > now else { return }
    now = instant
    endCascade()
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

  // MARK: - Scopes

  /// Creates a scope for timers that stand still together. Scopes are few and last.
  public func makeScope(_ name: String) -> TimerScope {
    lanes.append(Lane(name: name))
    return TimerScope(index: lanes.count - 1)
  }

  /// Stops the clock of a scope. Suspensions count: as many resumptions start it again.
  ///
  /// - Complexity: O(1), whatever the number of timers.
  public func suspend(_ scope: TimerScope) {
    guard lanes.indices.contains(scope.index) else { return }
    if !lanes[scope.index].isSuspended { lanes[scope.index].suspendedAt = now }
    lanes[scope.index].suspensions += 1
  }

  /// Undoes one suspension; the last one starts the scope's clock where it had stopped.
  ///
  /// - Complexity: O(1), whatever the number of timers.
  public func resume(_ scope: TimerScope) {
    guard lanes.indices.contains(scope.index), lanes[scope.index].isSuspended else { return }
    let shift = lanes[scope.index].shift(at: now)
    lanes[scope.index].suspensions -= 1
    if !lanes[scope.index].isSuspended { lanes[scope.index].runningShift = shift }
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

  // MARK: - Slots and lanes

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
    let slot = Slot(
      owner: owner,
      action: action,
      localDeadline: lanes[lane].local(max(deadline, now), at: now),
      interval: interval,
      sequence: lastSequence,
      serial: lastSerial,
      lane: lane,
      isCascading: isCascading && deadline <= now
    )
    let index: Int
    if let free = freeSlots.popLast() {
      index = Int(free)
      slots[index] = slot
    } else {
      index = slots.count
      slots.append(slot)
    }
    lanes[lane].heap.insert(
      Entry(deadline: slot.localDeadline, sequence: slot.sequence, slot: Int32(index))
    )
    return TimerToken(slot: Int32(index), serial: slot.serial)
  }

  /// Puts a repeating timer behind its tick; tells whether there is another one.
  private func reschedule(_ slot: Int) -> Bool {
    let last = slots[slot].localDeadline
    let next = last.advanced(by: .nanoseconds(slots[slot].interval))
    guard next > last else { return false }
    lastSequence += 1
    slots[slot].localDeadline = next
    slots[slot].sequence = lastSequence
    slots[slot].isCascading = false
    lanes[slots[slot].lane].heap.insert(
      Entry(deadline: next, sequence: lastSequence, slot: Int32(slot))
    )
    return true
  }

  private func vacate(_ slot: Int) {
    slots[slot].action = nil
    slots[slot].owner = ""
    slots[slot].sequence = 0
    slots[slot].serial = 0
    freeSlots.append(Int32(slot))
  }

  private func slotIndex(of token: TimerToken) -> Int? {
    let index = Int(token.slot)
    guard slots.indices.contains(index), slots[index].serial == token.serial else { return nil }
    return index
  }

  private func deadline(ofSlot index: Int) -> Instant {
    let slot = slots[index]
    return lanes[slot.lane].global(slot.localDeadline, at: now)
  }

  /// The live entry that comes first in all scopes whose clock runs.
  private func next() -> (entry: Entry, lane: Int, deadline: Instant)? {
    var first: (entry: Entry, lane: Int, deadline: Instant)?
    for lane in lanes.indices where !lanes[lane].isSuspended {
      guard let entry = topEntry(of: lane) else { continue }
      let deadline = lanes[lane].global(entry.deadline, at: now)
      if let best = first,
        (best.deadline, best.entry.sequence) < (deadline, entry.sequence)
      {
        continue
      }
      first = (entry, lane, deadline)
    }
    return first
  }

  private func topEntry(of lane: Int) -> Entry? {
    while let entry = lanes[lane].heap.min {
      if slots[Int(entry.slot)].sequence == entry.sequence { return entry }
      lanes[lane].heap.removeMin()
      lanes[lane].staleCount -= 1
    }
    return nil
  }

  /// Drops the entries of cancelled timers once they are more than half of the heap.
  private func compact(_ lane: Int) {
    let heap = lanes[lane].heap
    guard heap.count >= 64, lanes[lane].staleCount * 2 > heap.count else { return }
    lanes[lane].heap = Heap(
      heap.unordered.filter { slots[Int($0.slot)].sequence == $0.sequence }
    )
    lanes[lane].staleCount = 0
  }

  // MARK: - Storms

  private func countCascade(ofSlot slot: Int) throws(TimerStorm) {
    guard slots[slot].isCascading else { return }
    guard cascadeCount < stormLimit else {
      let culprits =
        cascade
        .map { TimerStorm.Culprit(owner: $0.key, count: $0.value) }
        .sorted { ($1.count, $0.owner) < ($0.count, $1.owner) }
      endCascade()
      throw TimerStorm(instant: now, limit: stormLimit, culprits: culprits)
    }
    cascadeCount += 1
    cascade[slots[slot].owner, default: 0] += 1
  }

  private func endCascade() {
    isCascading = false
    guard cascadeCount > 0 else { return }
    cascadeCount = 0
    cascade.removeAll()
  }
}

/// What a timer is, wherever its entry stands in a heap.
private struct Slot {
  var owner: String
  var action: (() -> Void)?
  /// The deadline on the clock of the scope.
  var localDeadline: Instant
  /// Nanoseconds between ticks, 0 for a timer that fires once.
  var interval: Int64
  /// The order of insertion; new at every tick. 0 while the slot is free.
  var sequence: UInt64
  /// What tokens name; the same at every tick. 0 while the slot is free.
  var serial: UInt64
  var lane: Int
  /// Whether it was scheduled for the instant that was firing.
  var isCascading: Bool
}

/// A timer's place in a heap. It is stale once its slot has another sequence.
private struct Entry: Comparable {
  var deadline: Instant
  var sequence: UInt64
  var slot: Int32

  static func < (left: Entry, right: Entry) -> Bool {
    if left.deadline != right.deadline { return left.deadline < right.deadline }
    return left.sequence < right.sequence
  }
}

/// The timers of one scope, on the scope's own clock.
private struct Lane {
  var name: String
  var heap = Heap<Entry>()
  var staleCount = 0
  /// How far the scope's clock was behind the scheduler's when it last ran, in nanoseconds.
  var runningShift: Duration = .zero
  var suspensions = 0
  var suspendedAt = Instant.zero

  init(name: String) {
    self.name = name
  }

  var isSuspended: Bool { suspensions > 0 }

  /// How far the scope's clock is behind the scheduler's.
  func shift(at now: Instant) -> Duration {
    isSuspended ? runningShift + suspendedAt.duration(to: now) : runningShift
  }

  func local(_ instant: Instant, at now: Instant) -> Instant {
    instant.advanced(by: .zero - shift(at: now))
  }

  func global(_ instant: Instant, at now: Instant) -> Instant {
    instant.advanced(by: shift(at: now))
  }
}
