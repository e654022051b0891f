import RecallUI

/// How the deck gets onto the table: a card after the other, each by a timer of its own.
///
/// Every card has its place from the first instant on, and can be chosen there before it is dealt.
struct Dealing: Equatable {
  /// How many cards were dealt, in the order of their places.
  private(set) var dealt = 0
  /// When the next card is dealt; nil when the deck lies still.
  private(set) var nextCard: Instant?
  /// Since when the dealing stands still, as the game does; nil while it goes on.
  private(set) var restingSince: Instant?
  /// How many there are.
  let count: Int
  /// Whether it follows another game: then it waits for nobody.
  let isAnew: Bool

  init(count: Int, isAnew: Bool = false) {
    self.count = count
    self.isAnew = isAnew
  }

  var isOver: Bool { dealt >= count }

  /// How many cards come at once: one, or on a board too large to be seen as a whole, armfuls.
  var cardsAtOnce: Int {
    count <= Theme.mostCardsInView ? 1 : (count + Dealing.armfuls - 1) / Dealing.armfuls
  }

  /// From one card, or armful, to the next: fast enough that the whole deck is dealt in a second
  /// and a half, slow enough that each card can be seen.
  var interval: Duration {
    let steps = Int64(max(1, (count + cardsAtOnce - 1) / cardsAtOnce))
    return min(.milliseconds(60), .milliseconds(1500 / steps))
  }

  private static let armfuls = 12

  /// Has the next card be dealt some time after an instant; while the dealing stands still, after
  /// the instant at which it goes on.
  mutating func wait(_ delay: Duration, from instant: Instant) {
    nextCard = isOver ? nil : (restingSince ?? instant).advanced(by: delay)
  }

  /// Has the dealing stand still; one that does already is left alone.
  mutating func rest(from instant: Instant) {
    if restingSince == nil { restingSince = instant }
  }

  /// Has the dealing go on: what is left until the next card is what was left.
  mutating func goOn(from instant: Instant) {
    guard let since = restingSince else { return }
    restingSince = nil
    nextCard = nextCard?.advanced(by: since.duration(to: instant))
  }

  /// Deals what is due.
  mutating func dealNext() {
    dealt = min(dealt + cardsAtOnce, count)
    nextCard = nil
  }

  /// Deals all that is left.
  mutating func finish() {
    dealt = count
    nextCard = nil
  }
}
