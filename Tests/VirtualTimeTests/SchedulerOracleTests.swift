import TestSupport
import Testing
import VirtualTime

/// A scheduler so simple that it can be seen to be right: a list, searched from one end to the other.
private final class ListScheduler {
  struct Entry {
    var id: Int
    var left: Int64
    var interval: Int64
    var order: Int
    var scope: Int
  }

  var now: Int64 = 0
  var entries: [Entry] = []
  var isSuspended = [false, false, false]
  var log: [String] = []
  private var order = 0

  func schedule(_ id: Int, after delay: Int64, every interval: Int64, in scope: Int) {
    order += 1
    entries.append(
      Entry(id: id, left: max(0, delay), interval: interval, order: order, scope: scope))
  }

  func cancel(_ id: Int) {
    entries.removeAll { $0.id == id }
  }

  /// Every entry knows how much of its own time is left, so that there are no deadlines to shift.
  func advance(by duration: Int64, fired: (Int) -> Void) {
    var remaining = duration
    while true {
      let running = entries.indices.filter { !isSuspended[entries[$0].scope] }
      guard
        let next = running.min(by: {
          (entries[$0].left, entries[$0].order) < (entries[$1].left, entries[$1].order)
        }), entries[next].left <= remaining
      else { break }
      let step = entries[next].left
      for index in running { entries[index].left -= step }
      now += step
      remaining -= step
      let entry = entries[next]
      if entry.interval > 0 {
        order += 1
        entries[next].left = entry.interval
        entries[next].order = order
      } else {
        entries.remove(at: next)
      }
      log.append("\(now) \(entry.id)")
      fired(entry.id)
    }
    for index in entries.indices where !isSuspended[entries[index].scope] {
      entries[index].left -= remaining
    }
    now += remaining
  }
}

@Suite struct SchedulerOracleTests {
  /// What happens, drawn from a seed; an identifier decides what its timer does when it fires.
  enum Operation {
    case schedule(id: Int, after: Int64, every: Int64, scope: Int)
    case cancel(id: Int)
    case toggle(scope: Int)
    case advance(by: Int64, pieces: [Int64])
  }

  static func operations(seed: UInt64) -> [Operation] {
    var chance = Chance(seed: seed)
    return (0..<120).map { number in
      switch chance.number(below: 10) {
      case 0..<5:
        return .schedule(
          id: number,
          after: Int64(chance.number(below: 60)) * 1_000_000 / Int64(1 + chance.number(below: 2))
            - 5_000_000,
          every: chance.number(below: 4) == 0 ? Int64(1 + chance.number(below: 20)) * 1_000_000 : 0,
          scope: chance.number(below: 3))
      case 5: return .cancel(id: chance.number(below: number + 1))
      case 6: return .toggle(scope: 1 + chance.number(below: 2))
      default:
        let pieces = (0..<chance.number(below: 4)).map { _ in
          Int64(chance.number(below: 20_000_000))
        }
        return .advance(
          by: pieces.reduce(0, +) + Int64(chance.number(below: 40)) * 500_000, pieces: pieces)
      }
    }
  }

  /// What a timer does besides being noted: some schedule a follower, some cancel.
  static func follower(of id: Int) -> (id: Int, after: Int64)? {
    id < 1_000_000 && id % 5 == 0 ? (id + 1_000_000, Int64(id % 3) * 1_000_000) : nil
  }

  static func victim(of id: Int) -> Int? {
    id % 7 == 0 ? id / 2 : nil
  }

  static func play(_ operations: [Operation], inPieces: Bool) throws -> [String] {
    let scheduler = Scheduler()
    let scopes = [TimerScope.main, scheduler.makeScope("a"), scheduler.makeScope("b")]
    var tokens: [Int: TimerToken] = [:]
    var isSuspended = [false, false, false]
    var log: [String] = []
    func fired(_ id: Int) {
      log.append("\(scheduler.now.nanoseconds) \(id)")
      if let follower = follower(of: id) {
        if let last = tokens[follower.id] { scheduler.cancel(last) }
        tokens[follower.id] = scheduler.schedule(
          after: .nanoseconds(follower.after), owner: "t"
        ) { fired(follower.id) }
      }
      if let victim = victim(of: id), let token = tokens[victim] { scheduler.cancel(token) }
    }
    for operation in operations {
      switch operation {
      case .schedule(let id, let delay, let interval, let scope):
        let deadline = scheduler.now.advanced(by: .nanoseconds(delay))
        tokens[id] =
          interval > 0
          ? scheduler.scheduleRepeating(
            from: deadline, every: .nanoseconds(interval), owner: "t", in: scopes[scope]
          ) { fired(id) }
          : scheduler.schedule(at: deadline, owner: "t", in: scopes[scope]) { fired(id) }
      case .cancel(let id):
        if let token = tokens[id] { scheduler.cancel(token) }
      case .toggle(let scope):
        isSuspended[scope].toggle()
        isSuspended[scope] ? scheduler.suspend(scopes[scope]) : scheduler.resume(scopes[scope])
      case .advance(let duration, let pieces):
        let end = scheduler.now.advanced(by: .nanoseconds(duration))
        if inPieces {
          for piece in pieces { try scheduler.advance(by: .nanoseconds(piece)) }
        }
        try scheduler.advance(to: end)
      }
    }
    return log
  }

  static func playOnAList(_ operations: [Operation]) -> [String] {
    let list = ListScheduler()
    func fired(_ id: Int) {
      if let follower = follower(of: id) {
        list.cancel(follower.id)
        list.schedule(follower.id, after: follower.after, every: 0, in: 0)
      }
      if let victim = victim(of: id) { list.cancel(victim) }
    }
    for operation in operations {
      switch operation {
      case .schedule(let id, let delay, let interval, let scope):
        list.schedule(id, after: delay, every: interval, in: scope)
      case .cancel(let id): list.cancel(id)
      case .toggle(let scope): list.isSuspended[scope].toggle()
      case .advance(let duration, _): list.advance(by: duration, fired: fired)
      }
    }
    return list.log
  }

  @Test func randomSessionsFireWhatAPlainListFires() throws {
    var fired = 0
    for seed in 0..<150 as Range<UInt64> {
      let operations = Self.operations(seed: seed)
      let expected = Self.playOnAList(operations)
      fired += expected.count
      try #require(try Self.play(operations, inPieces: false) == expected, "seed \(seed)")
      try #require(try Self.play(operations, inPieces: true) == expected, "seed \(seed), in pieces")
    }
    #expect(fired > 8_000)
  }
}
