/// A timer, wherever its entry stands in a queue.
struct TimerSlot {
  var owner: String
  /// `nil` while the slot is free.
  var action: (() -> Void)?
  /// The deadline on the clock of the scope.
  var deadline: Instant
  /// Nanoseconds between ticks, 0 for a timer that fires once.
  var interval: Int64
  /// The order of insertion, new at every tick; 0 while the slot is free.
  var sequence: UInt64
  /// What a token names, the same at every tick; 0 while the slot is free.
  var serial: UInt64
  var lane: Int
  /// Whether it was scheduled for the instant that was firing.
  var isCascading: Bool
}

/// Where timers are kept. A slot that is free is used again.
struct TimerSlots {
  private var slots = ContiguousArray<TimerSlot>()
  private var free = ContiguousArray<Int>()

  var count: Int { slots.count - free.count }

  /// The slots that are not free.
  var used: [Int] { slots.indices.filter { slots[$0].action != nil } }

  subscript(index: Int) -> TimerSlot {
    _read { yield slots[index] }
    _modify { yield &slots[index] }
  }

  /// Keeps a timer; returns where.
  mutating func insert(_ slot: TimerSlot) -> Int {
    if let index = free.popLast() {
      slots[index] = slot
      return index
    }
    slots.append(slot)
    return slots.count - 1
  }

  /// Frees a slot; returns what the timer was to do.
  mutating func remove(at index: Int) -> (() -> Void)? {
    let action = slots[index].action
    slots[index].action = nil
    slots[index].sequence = 0
    slots[index].serial = 0
    free.append(index)
    return action
  }

  /// Whether `entry` is the one at which its timer stands.
  func isCurrent(_ entry: TimerEntry) -> Bool {
    slots[entry.slot].sequence == entry.sequence
  }

  func index(of token: TimerToken) -> Int? {
    guard slots.indices.contains(token.slot), slots[token.slot].serial == token.serial else {
      return nil
    }
    return token.slot
  }
}
