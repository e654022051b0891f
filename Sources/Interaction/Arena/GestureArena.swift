/// Something that competes in an arena.
protocol GestureArenaMember: AnyObject {
  /// What a trace calls it.
  var name: String { get }

  /// The member won the contact. Nobody who competes gets it any more.
  func arenaDidAccept(_ contact: PointerContact)

  /// The member is out: it gave up, or somebody else won.
  func arenaDidReject(_ contact: PointerContact)
}

/// Where recognizers compete for one contact, and at most one of them wins.
///
/// Members join while the arena is open, and are ranked in the order in which they joined. The
/// contract:
///
/// - `accept` claims the contact. While the arena is open a claim waits; once it is closed the first
///   claim wins at once, whatever its rank and whoever holds. Of the claims that waited, the one
///   with the highest rank wins.
/// - `reject` gives up. The member is told and is out.
/// - `close` ends the joining: the pointer's down has been delivered to everyone. From then on a
///   member that is left alone wins by default.
/// - `sweep` ends the contact: its up has been delivered to everyone. The member with the highest
///   rank that is left wins, unless it holds. A sweep of an open arena closes it first.
/// - `hold` puts off a sweep, for a member that must see another contact before it knows (a double
///   tap). It counts only while that member ranks highest of those who are left: somebody who is
///   entitled to win doesn't wait for somebody who isn't.
/// - `release` takes back a hold. A sweep that was put off then takes place.
/// - `withdraw` takes out a member whose view left. It isn't told, and nobody wins by that before the
///   next call, at the latest `decide`: others may be about to leave with it.
/// - `cancel` ends everything: nobody wins any more, and everybody who is undecided is out.
///
/// When somebody wins, the others are told first, by rank, and the winner last: what they had begun
/// is undone before the winner begins. Each member is told once how it stands, and that is final:
/// calls of a member that has won or is out do nothing, and neither do those of one that never
/// joined.
///
/// A member that joins to run simultaneously doesn't compete: it wins at the closing, whatever the
/// others do, and takes nothing from them.
final class GestureArena {
  /// How a member takes part.
  enum Participation: Sendable {
    case competing, simultaneous
  }

  /// Where a member stands.
  enum Standing: String, Sendable {
    case undecided, won, out
  }

  let contact: PointerContact
  /// Gets a line for each decision, to be written only where somebody reads it.
  var trace: ((() -> String) -> Void)?

  private var members: [Member] = []
  private var isOpen = true
  private var isSweepPending = false
  private var isCancelled = false

  /// Opens an arena for a contact.
  init(contact: PointerContact, trace: ((() -> String) -> Void)? = nil) {
    self.contact = contact
    self.trace = trace
  }

  /// Whether nothing is left to decide.
  var isResolved: Bool {
    !isOpen && !members.contains { $0.standing == .undecided }
  }

  /// Where `member` stands, or `nil` if it never joined.
  func standing(of member: some GestureArenaMember) -> Standing? {
    index(of: member).map { members[$0].standing }
  }

  /// Lets `member` in, behind those who joined before it. A closed arena lets nobody in, and nobody
  /// joins twice.
  func add(_ member: some GestureArenaMember, _ participation: Participation = .competing) {
    guard isOpen, index(of: member) == nil else { return }
    members.append(Member(object: member, participation: participation))
    note("\(member.name) joins\(participation == .simultaneous ? " simultaneously" : "")")
  }

  /// Claims the contact for `member`.
  func accept(_ member: some GestureArenaMember) {
    guard let index = undecidedIndex(of: member), !members[index].claims else { return }
    note("\(member.name) accepts")
    members[index].claims = true
    guard !isOpen, members[index].participation == .competing else { return }
    decide(for: index)
  }

  /// Takes `member` out.
  func reject(_ member: some GestureArenaMember) {
    guard let index = undecidedIndex(of: member) else { return }
    note("\(member.name) rejects")
    members[index].standing = .out
    member.arenaDidReject(contact)
    decide()
  }

  /// Takes `member` out without telling it; `decide` decides what follows.
  ///
  /// - Returns: Whether it had a part in anything.
  func withdraw(_ member: some GestureArenaMember) -> Bool {
    guard let index = undecidedIndex(of: member) else { return false }
    note("\(member.name) leaves")
    members[index].standing = .out
    return true
  }

  /// Puts off a sweep for as long as `member` ranks highest.
  func hold(_ member: some GestureArenaMember) {
    guard let index = undecidedIndex(of: member), !members[index].holds else { return }
    note("\(member.name) holds")
    members[index].holds = true
  }

  /// Takes back a hold.
  func release(_ member: some GestureArenaMember) {
    guard let index = undecidedIndex(of: member), members[index].holds else { return }
    note("\(member.name) releases")
    members[index].holds = false
    decide()
  }

  /// Ends the joining.
  func close() {
    guard isOpen else { return }
    note("closes")
    isOpen = false
    for index in members.indices
    where members[index].participation == .simultaneous && members[index].standing == .undecided {
      win(index)
    }
    guard let claim = members.firstIndex(where: { $0.isCompeting && $0.claims }) else {
      return decide()
    }
    decide(for: claim)
  }

  /// Ends the contact.
  func sweep() {
    guard !isCancelled else { return }
    close()
    guard !isResolved, !isSweepPending else { return }
    note("sweeps")
    isSweepPending = true
    decide()
  }

  /// Ends everything without a winner.
  func cancel() {
    guard !isCancelled, isOpen || !isResolved else { return }
    note("is cancelled")
    isCancelled = true
    isOpen = false
    for index in members.indices where members[index].standing == .undecided {
      members[index].standing = .out
      members[index].object.arenaDidReject(contact)
    }
  }

  /// Decides what the closing, a pending sweep or a single member who is left decide.
  func decide() {
    guard !isOpen, let first = members.firstIndex(where: \.isCompeting) else { return }
    let isAlone = !members[(first + 1)...].contains(where: \.isCompeting)
    if isAlone {
      note("\(members[first].object.name) is alone")
      decide(for: first)
    } else if isSweepPending, !members[first].holds {
      decide(for: first)
    }
  }

  // MARK: - Deciding

  private func decide(for winner: Int) {
    let losers = members.indices.filter { $0 != winner && members[$0].isCompeting }
    for index in losers {
      members[index].standing = .out
    }
    members[winner].standing = .won
    for index in losers {
      note("\(members[index].object.name) is out")
      members[index].object.arenaDidReject(contact)
    }
    note("\(members[winner].object.name) wins")
    members[winner].object.arenaDidAccept(contact)
  }

  private func win(_ index: Int) {
    members[index].standing = .won
    note("\(members[index].object.name) wins beside the others")
    members[index].object.arenaDidAccept(contact)
  }

  private func index(of member: some GestureArenaMember) -> Int? {
    members.firstIndex { $0.object === member }
  }

  private func undecidedIndex(of member: some GestureArenaMember) -> Int? {
    index(of: member).flatMap { members[$0].standing == .undecided ? $0 : nil }
  }

  private func note(_ text: @autoclosure () -> String) {
    trace?({ "\(contact): \(text())" })
  }
}

private struct Member {
  var object: any GestureArenaMember
  var participation: GestureArena.Participation
  var standing = GestureArena.Standing.undecided
  var claims = false
  var holds = false

  init(object: any GestureArenaMember, participation: GestureArena.Participation) {
    self.object = object
    self.participation = participation
  }

  var isCompeting: Bool { participation == .competing && standing == .undecided }
}
