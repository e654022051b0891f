/// Recognizes one of two gestures, and rather the first.
///
/// The parts compete for each contact in an arena of their own, as they would on one view, the first
/// before the second. Who wins there competes for the combination outside.
public final class ExclusiveRecognizer<First, Second>: CombinedRecognizer<
  ExclusiveValue<First, Second>
>
{
  private var contests: [Contest] = []
  private var result: ExclusiveValue<First, Second>?

  /// Combines two recognizers, which belong to the combination from now on.
  public init(
    _ first: ValueRecognizer<First>,
    before second: ValueRecognizer<Second>,
    name: String = "exclusive"
  ) {
    super.init(name: name, parts: [first, second])
    first.upstream = GestureUpstream(
      changed: { [weak self] in self?.note(.first($0)) },
      ended: { [weak self] in self?.note(.first($0), ends: true) }
    )
    second.upstream = GestureUpstream(
      changed: { [weak self] in self?.note(.second($0)) },
      ended: { [weak self] in self?.note(.second($0), ends: true) }
    )
  }

  private func note(_ value: ExclusiveValue<First, Second>, ends: Bool = false) {
    step {
      if ends { result = value } else { emitChanged(value) }
    }
  }

  override func opened(_ round: CombinedRound) {
    let arena = GestureArena(contact: round.contact)
    let contest = Contest(arena: arena, round: round)
    contest.seats = round.members.map { part in
      Seat(
        part: part,
        onAccept: { [weak self, weak contest] in
          if let contest { self?.chose(part, in: contest) }
        },
        onReject: { part.lost(round.contact) }
      )
    }
    for seat in contest.seats { arena.add(seat) }
    contests.append(contest)
  }

  override func closed(_ round: CombinedRound) {
    contest(of: round)?.arena.close()
  }

  override func delivered(upOf round: CombinedRound) {
    guard let contest = contest(of: round) else { return }
    contest.arena.sweep()
    if contest.isWaiting { referee?.hold(self, round.contact) }
  }

  override func claimed(by part: GestureRecognizer, in round: CombinedRound) {
    guard let contest = contest(of: round), let seat = contest.seat(of: part) else { return }
    seat.claims = true
    if contest.chosen === part {
      referee?.accept(self, round.contact)
    } else {
      contest.arena.accept(seat)
    }
  }

  override func left(by part: GestureRecognizer, in round: CombinedRound) {
    guard let contest = contest(of: round), let seat = contest.seat(of: part) else { return }
    contest.arena.reject(seat)
  }

  override func held(by part: GestureRecognizer, in round: CombinedRound) {
    guard let contest = contest(of: round), let seat = contest.seat(of: part) else { return }
    seat.holds = true
    contest.arena.hold(seat)
  }

  override func released(by part: GestureRecognizer, in round: CombinedRound) {
    guard let contest = contest(of: round), let seat = contest.seat(of: part) else { return }
    seat.holds = false
    contest.arena.release(seat)
    if contest.chosen === part { referee?.release(self, round.contact) }
  }

  override func granted(_ round: CombinedRound) {
    contest(of: round)?.chosen?.won(round.contact)
  }

  private func chose(_ part: GestureRecognizer, in contest: Contest) {
    contest.chosen = part
    let contact = contest.round.contact
    if contest.round.hasWon {
      part.won(contact)
    } else if contest.seat(of: part)?.claims == true {
      referee?.accept(self, contact)
    }
    if !contest.isWaiting { referee?.release(self, contact) }
  }

  override func abandon() {
    for contest in contests { contest.arena.cancel() }
  }

  override func outcome() -> ExclusiveValue<First, Second>? { result }

  override func reset() {
    result = nil
    contests = []
  }

  private func contest(of round: CombinedRound) -> Contest? {
    contests.first { $0.round === round }
  }
}

/// What SwiftUI's `ExclusiveGesture.Value` is.
public enum ExclusiveValue<First, Second> {
  /// The first gesture has a value.
  case first(First)
  /// The second gesture has a value.
  case second(Second)
}

extension ExclusiveValue: Equatable where First: Equatable, Second: Equatable {}
extension ExclusiveValue: Sendable where First: Sendable, Second: Sendable {}

/// The contest between the parts for one contact.
private final class Contest {
  let arena: GestureArena
  let round: CombinedRound
  var seats: [Seat] = []
  var chosen: GestureRecognizer?

  init(arena: GestureArena, round: CombinedRound) {
    self.arena = arena
    self.round = round
  }

  func seat(of part: GestureRecognizer) -> Seat? {
    seats.first { $0.part === part }
  }

  /// Whether it isn't decided whom the contact belongs to, behind its end. Who is chosen because
  /// nobody else is left may still wait for its next contact, and fail.
  var isWaiting: Bool {
    guard let chosen else { return !arena.isResolved }
    return seat(of: chosen)?.holds == true
  }
}

/// A part's seat in the contest.
private final class Seat: GestureArenaMember {
  let part: GestureRecognizer
  var claims = false
  /// Whether the part waits for another contact.
  var holds = false
  private let onAccept: () -> Void
  private let onReject: () -> Void

  init(part: GestureRecognizer, onAccept: @escaping () -> Void, onReject: @escaping () -> Void) {
    self.part = part
    self.onAccept = onAccept
    self.onReject = onReject
  }

  var name: String { part.name }
  func arenaDidAccept(_ contact: PointerContact) { onAccept() }
  func arenaDidReject(_ contact: PointerContact) { onReject() }
}
