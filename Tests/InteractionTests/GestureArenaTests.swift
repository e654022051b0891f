import Testing

@testable import Interaction

/// A member that notes what it is told.
private final class Contender: GestureArenaMember {
  let name: String
  private let note: (String) -> Void

  init(_ name: String, note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
  }

  func arenaDidAccept(_ contact: PointerContact) { note("\(name) wins") }
  func arenaDidReject(_ contact: PointerContact) { note("\(name) out") }
}

/// An arena with members a, b, c …, and what they were told.
private final class Ring {
  let arena = GestureArena(contact: PointerContact(1))
  var members: [Contender] = []
  var log: [String] = []

  init(_ count: Int) {
    members = "abcdef".prefix(count).map { name in
      Contender(String(name)) { [unowned self] in log.append($0) }
    }
  }

  func join() {
    for member in members { arena.add(member) }
  }

  /// Plays `accept b`, `close` and the like, separated by commas.
  func play(_ script: String) {
    for call in script.split(separator: ",") {
      let words = call.split(separator: " ")
      let member = members.first { $0.name == words.last ?? "" }
      switch (words.first ?? "", member) {
      case ("accept", let member?): arena.accept(member)
      case ("reject", let member?): arena.reject(member)
      case ("hold", let member?): arena.hold(member)
      case ("release", let member?): arena.release(member)
      case ("add", let member?): arena.add(member)
      case ("beside", let member?): arena.add(member, .simultaneous)
      case ("close", nil): arena.close()
      case ("sweep", nil): arena.sweep()
      case ("cancel", nil): arena.cancel()
      default: Issue.record("no such call: \(call)")
      }
    }
  }
}

@Suite struct GestureArenaTests {
  /// What the members a, b and c are told, for what they call.
  static let contract: [(calls: String, told: [String])] = [
    // Nothing is decided while the arena is open.
    ("accept b", []),
    ("reject a, reject b", ["a out", "b out"]),
    // The claim that waited with the highest rank wins at the closing.
    ("accept b, close", ["a out", "c out", "b wins"]),
    ("accept c, accept b, close", ["a out", "c out", "b wins"]),
    ("accept c, accept b, reject b, close", ["b out", "a out", "c wins"]),
    // The first claim behind the closing wins, whatever its rank.
    ("close, accept c", ["a out", "b out", "c wins"]),
    ("close, accept c, accept a", ["a out", "b out", "c wins"]),
    // Who is left alone wins by default, but not before the closing.
    ("reject a, reject c, close", ["a out", "c out", "b wins"]),
    ("close, reject a, reject c", ["a out", "c out", "b wins"]),
    ("close, reject a, reject b, reject c", ["a out", "b out", "c wins"]),
    ("reject a, reject b, reject c, close", ["a out", "b out", "c out"]),
    // A sweep is for the highest rank that is left.
    ("close, sweep", ["b out", "c out", "a wins"]),
    ("sweep", ["b out", "c out", "a wins"]),
    ("close, reject a, sweep", ["a out", "c out", "b wins"]),
    // A hold by the highest rank puts it off.
    ("close, hold a, sweep", []),
    ("hold a, close, sweep", []),
    ("close, hold a, sweep, release a", ["b out", "c out", "a wins"]),
    ("close, hold a, release a, sweep", ["b out", "c out", "a wins"]),
    ("close, hold a, sweep, reject a", ["a out", "c out", "b wins"]),
    ("close, hold a, hold b, sweep, reject a", ["a out"]),
    ("close, hold a, hold b, sweep, reject a, reject b", ["a out", "b out", "c wins"]),
    // A hold by a lower rank doesn't.
    ("close, hold b, sweep", ["b out", "c out", "a wins"]),
    // A claim wins over a hold.
    ("close, hold a, sweep, accept b", ["a out", "c out", "b wins"]),
    ("close, hold a, accept a", ["b out", "c out", "a wins"]),
    // Behind the decision nothing counts any more.
    ("close, sweep, reject a, accept b, release a, sweep, close", ["b out", "c out", "a wins"]),
    // A cancelled arena has no winner.
    ("cancel", ["a out", "b out", "c out"]),
    ("close, reject b, cancel, sweep", ["b out", "a out", "c out"]),
    ("close, accept b, cancel", ["a out", "c out", "b wins"]),
    ("close, hold a, sweep, cancel, release a", ["a out", "b out", "c out"]),
  ]

  @Test(arguments: contract)
  func membersAreTold(calls: String, told: [String]) {
    let ring = Ring(3)
    ring.join()
    ring.play(calls)
    #expect(ring.log == told)
  }

  /// The same, of members that have yet to join.
  static let joining: [(calls: String, told: [String])] = [
    ("close", []),
    ("sweep", []),
    ("add a, close", ["a wins"]),
    ("add a, add a, close", ["a wins"]),
    ("add a, close, add b, accept b", ["a wins"]),
    ("accept b, add a, add b, close", []),
    // Who runs simultaneously takes nothing and loses nothing.
    ("beside a, close", ["a wins"]),
    ("beside a, add b, add c, close, sweep", ["a wins", "c out", "b wins"]),
    ("beside a, add b, close", ["a wins", "b wins"]),
    ("beside a, accept a, add b, add c, close", ["a wins"]),
    ("beside a, reject a, add b, close", ["a out", "b wins"]),
    ("beside a, beside b, close, reject a", ["a wins", "b wins"]),
    ("add a, beside b, add c, accept c, close", ["b wins", "a out", "c wins"]),
    ("beside a, add b, add c, cancel", ["a out", "b out", "c out"]),
  ]

  @Test(arguments: joining)
  func membersAreToldWhoJoin(calls: String, told: [String]) {
    let ring = Ring(3)
    ring.play(calls)
    #expect(ring.log == told)
  }

  @Test func anArenaIsResolvedWhenNobodyIsUndecided() {
    let ring = Ring(2)
    ring.join()
    #expect(!ring.arena.isResolved)
    ring.arena.close()
    #expect(!ring.arena.isResolved)
    ring.arena.accept(ring.members[1])
    #expect(ring.arena.isResolved)
    #expect(ring.arena.standing(of: ring.members[0]) == .out)
    #expect(ring.arena.standing(of: ring.members[1]) == .won)
  }

  @Test func aMemberThatCallsBackWhileItIsToldChangesNothing() {
    final class Meddler: GestureArenaMember {
      let name = "meddler"
      var told: [String] = []
      var arena: GestureArena?
      var other: (any GestureArenaMember)?

      func arenaDidAccept(_ contact: PointerContact) { told.append("wins") }
      func arenaDidReject(_ contact: PointerContact) {
        told.append("out")
        guard let arena else { return }
        arena.accept(self)
        arena.reject(self)
        arena.sweep()
        if let other { arena.reject(other) }
      }
    }
    let ring = Ring(2)
    let meddler = Meddler()
    meddler.arena = ring.arena
    meddler.other = ring.members[1]
    ring.arena.add(meddler)
    ring.join()

    ring.play("close, accept b")

    #expect(meddler.told == ["out"])
    #expect(ring.log == ["a out", "b wins"])
  }

  @Test func theTraceTellsEveryDecision() {
    let ring = Ring(3)
    var lines: [String] = []
    ring.arena.trace = { lines.append($0()) }
    ring.play("add a, add b, beside c, close, hold a, sweep, reject a")
    #expect(
      lines == [
        "contact 1 (pointer 0): a joins",
        "contact 1 (pointer 0): b joins",
        "contact 1 (pointer 0): c joins simultaneously",
        "contact 1 (pointer 0): closes",
        "contact 1 (pointer 0): c wins beside the others",
        "contact 1 (pointer 0): a holds",
        "contact 1 (pointer 0): sweeps",
        "contact 1 (pointer 0): a rejects",
        "contact 1 (pointer 0): b is alone",
        "contact 1 (pointer 0): b wins",
      ])
  }

  /// What a trace has behind the joining of a and b, for what they call.
  static let traces: [(calls: String, lines: [String])] = [
    ("accept b, accept b", ["b accepts"]),
    ("close, accept b", ["closes", "b accepts", "a is out", "b wins"]),
    ("hold a, hold a", ["a holds"]),
    ("hold a, release a, release a", ["a holds", "a releases"]),
    ("release a", []),
    ("hold a, sweep, sweep", ["a holds", "closes", "sweeps"]),
    ("cancel, cancel, close, sweep", ["is cancelled"]),
    ("close, sweep, cancel", ["closes", "sweeps", "b is out", "a wins"]),
  ]

  @Test(arguments: traces)
  func aTraceTellsOfEachCallThatCounts(calls: String, lines: [String]) {
    var found: [String] = []
    let ring = Ring(2)
    ring.join()
    ring.arena.trace = { found.append($0()) }
    ring.play(calls)
    #expect(found == lines.map { "contact 1 (pointer 0): \($0)" })
  }

  @Test func whoeverLeavesIsNotTold() {
    var found: [String] = []
    let ring = Ring(2)
    ring.join()
    ring.arena.trace = { found.append($0()) }
    #expect(ring.arena.withdraw(ring.members[0]))
    #expect(!ring.arena.withdraw(ring.members[0]))
    ring.play("close")

    #expect(ring.log == ["b wins"])
    #expect(found.first == "contact 1 (pointer 0): a leaves")
  }

  @Test func nobodyJoinsAnArenaThatWasCancelled() {
    let ring = Ring(2)
    ring.play("cancel, add a, close, sweep")

    #expect(ring.log == [])
    #expect(ring.arena.standing(of: ring.members[0]) == nil)
    #expect(ring.arena.isResolved)
  }

  @Test func whoRunsSimultaneouslyWinsOnceWhateverItClaims() {
    let ring = Ring(3)
    ring.play("beside a, add b, add c, close, accept a, sweep, accept a")

    #expect(ring.log == ["a wins", "c out", "b wins"])
  }

  @Test func whoRunsSimultaneouslyTakesNothingFromTheOthersByAClaim() {
    let arena = GestureArena(contact: PointerContact(1))
    var log: [String] = []
    let second = Contender("second") { log.append($0) }
    let first = Contender("first") {
      log.append($0)
      arena.accept(second)
    }
    let rivals = ["a", "b"].map { name in Contender(name) { log.append($0) } }
    arena.add(first, .simultaneous)
    arena.add(second, .simultaneous)
    for rival in rivals { arena.add(rival) }

    arena.close()

    #expect(log == ["first wins", "second wins"])
  }

  @Test func whoIsToldOfACancelChangesNothingAboutIt() {
    let arena = GestureArena(contact: PointerContact(1))
    var log: [String] = []
    let first = Contender("a") {
      log.append($0)
      arena.sweep()
      arena.cancel()
    }
    let second = Contender("b") { log.append($0) }
    arena.add(first)
    arena.add(second)
    arena.close()
    arena.trace = { log.append($0()) }

    arena.cancel()

    #expect(log == ["contact 1 (pointer 0): is cancelled", "a out", "b out"])
  }

  // MARK: - Every permutation

  enum Call: CaseIterable {
    case accept, reject, hold, release, close, sweep

    var hasMember: Bool { self != .close && self != .sweep }
  }

  /// The contract once more, as a rule that is looked at anew behind every call.
  struct Rule {
    var left: [Int]
    var claims: Set<Int> = []
    var holds: Set<Int> = []
    var isClosed = false
    var isSwept = false
    var winner: Int?
    var told: [String] = []

    init(members: Int) {
      left = Array(0..<members)
    }

    mutating func apply(_ call: Call, by member: Int) {
      guard winner == nil else { return }
      let isIn = left.contains(member)
      switch call {
      case .accept: if isIn { claims.insert(member) }
      case .hold: if isIn { holds.insert(member) }
      case .release: holds.remove(member)
      case .reject:
        guard isIn else { return }
        left.removeAll { $0 == member }
        told.append("\(Self.name(member)) out")
      case .close: isClosed = true
      case .sweep:
        isClosed = true
        isSwept = true
      }
      look()
    }

    private mutating func look() {
      guard isClosed, let first = left.first else { return }
      if let claim = left.first(where: claims.contains) {
        winner = claim
      } else if left.count == 1 || (isSwept && !holds.contains(first)) {
        winner = first
      }
      guard let winner else { return }
      told += left.filter { $0 != winner }.map { "\(Self.name($0)) out" }
      told.append("\(Self.name(winner)) wins")
    }

    static func name(_ member: Int) -> String { ["a", "b", "c"][member] }
  }

  static func permutations(of calls: [Call]) -> [[Call]] {
    guard calls.count > 1 else { return [calls] }
    return calls.indices.flatMap { index in
      var rest = calls
      let call = rest.remove(at: index)
      return permutations(of: rest).map { [call] + $0 }
    }
  }

  @Test(arguments: [(members: 2, runs: 720 * 16), (members: 3, runs: 720 * 81)])
  func everyPermutationOfCallsByEveryMemberFollowsTheContract(members: Int, runs: Int) throws {
    var count = 0
    for calls in Self.permutations(of: Call.allCases) {
      var choice = 0
      let choices = members * members * members * members
      while choice < choices {
        var digits = choice
        let ring = Ring(members)
        ring.join()
        var rule = Rule(members: members)
        var script: [String] = []
        for call in calls {
          let member = call.hasMember ? digits % members : 0
          if call.hasMember { digits /= members }
          let contender = ring.members[member]
          switch call {
          case .accept: ring.arena.accept(contender)
          case .reject: ring.arena.reject(contender)
          case .hold: ring.arena.hold(contender)
          case .release: ring.arena.release(contender)
          case .close: ring.arena.close()
          case .sweep: ring.arena.sweep()
          }
          rule.apply(call, by: member)
          script.append(call.hasMember ? "\(call) \(contender.name)" : "\(call)")
          try #require(ring.log == rule.told, "\(script)")
        }
        count += 1
        choice += 1
      }
    }
    #expect(count == runs)
  }
}
