import RecallUI

/// What of a game is going to happen by itself, and when. All of it stands still together, as the
/// game does.
struct Appointments: Equatable {
  /// What is going to happen.
  enum Kind: Int, CaseIterable {
    /// The bot on turn turns up a card; or a bot's mismatch has been seen for long enough.
    case bot
    /// A mismatch turns back.
    case turnBack
    /// The cards, which lie face up at the start, are turned down.
    case look
    /// The time of a race is over.
    case race
    /// One of the last seconds of a race begins, which is heard.
    case tick
    /// What was done can't be taken back any more.
    case undo
  }

  /// By the kinds' numbers.
  private(set) var instants: [Instant?] = Array(repeating: nil, count: Kind.allCases.count)
  /// Since when all of it stands still; nil while time goes on.
  private(set) var restingSince: Instant?

  /// When something is due; while time stands still, when it would be if that went on at once.
  subscript(kind: Kind) -> Instant? { instants[kind.rawValue] }

  /// Has something happen some time after an instant; while time stands still, after the instant at
  /// which it goes on.
  mutating func make(_ kind: Kind, _ delay: Duration, from instant: Instant) {
    instants[kind.rawValue] = (restingSince ?? instant).advanced(by: delay)
  }

  /// Has something not happen.
  mutating func cancel(_ kind: Kind) {
    instants[kind.rawValue] = nil
  }

  /// Has everything stand still; what does already is left alone.
  mutating func rest(from instant: Instant) {
    if restingSince == nil { restingSince = instant }
  }

  /// Has everything go on: what is left until then is what was left.
  mutating func goOn(from instant: Instant) {
    guard let since = restingSince else { return }
    restingSince = nil
    let rest = since.duration(to: instant)
    instants = instants.map { $0?.advanced(by: rest) }
  }
}
