/// A game without the pictures: all of its state but the contents of the cards.
///
/// Cards are told apart by their identifiers; the cards 2k and 2k + 1 are pair k. A card has one
/// byte of flags, for what stays true of it. Which cards lie face up is known by name, as there
/// are two at most; so a choice touches a few bytes, and most choices write to no array at all.
///
/// What a choice runs through is always inlined: it is a dozen steps of a nanosecond or less, and
/// with a call for each of them a simulated game took twice as long.
@usableFromInline
struct Table: Equatable, Sendable {
  @usableFromInline let rules: Rules
  /// Nanoseconds of bonus time a card has, from the rules.
  @usableFromInline let bonusLimit: Int64
  /// Random numbers, one for each card and place; see ``DigestSum``.
  @usableFromInline let keys: [UInt64]
  /// What the order of the deal adds to the digest.
  let dealtPlaces: UInt64
  /// By identifier.
  @usableFromInline var flags: [CardFlags]
  /// Identifiers by place on the table.
  @usableFromInline var order: [Int32]
  /// Bonus time used up, in nanoseconds, by identifier; empty when there is none to use.
  @usableFromInline var bonusSpent: [Int64]
  /// The cards turned up by choices.
  @usableFromInline var up = FaceUpPair()
  /// The card that is being peeked at, or −1.
  @usableFromInline var peeked: Int32 = -1
  /// What makes a choice more than turning up a card.
  @usableFromInline var circumstances: Circumstances = []
  @usableFromInline var pairsLeft = 0
  /// Whose turn it is.
  @usableFromInline var turn = 0
  /// What the player on turn has done.
  @usableFromInline var active = Counters()
  /// What all the others have done, by the order of the turns; nothing, for the one on turn.
  @usableFromInline var waiting: [Counters]
  /// The sums behind the digest.
  @usableFromInline var sum = DigestSum()

  @usableFromInline
  init(numberOfPairs: Int, players: Int, rules: Rules) {
    let cards = numberOfPairs * 2
    bonusLimit = rules.bonusLimitNanoseconds
    var exactRules = rules
    exactRules.bonusLimit = .nanoseconds(bonusLimit)
    self.rules = exactRules
    keys = DigestSum.keys(cards)
    dealtPlaces = DigestSum.places(of: (0..<cards).map { Int32($0) }, keys: keys)
    flags = Array(repeating: [], count: cards)
    order = Array(repeating: 0, count: cards)
    bonusSpent = Array(repeating: 0, count: bonusLimit > 0 ? cards : 0)
    waiting = Array(repeating: Counters(), count: players)
    if bonusLimit > 0 { circumstances.insert(.timed) }
    if rules.mismatch == .staysUpUntilTurnedBack { circumstances.insert(.mismatchStays) }
    deal()
  }
}

/// What makes a choice more than turning up a card and comparing it; most of the time, nothing.
///
/// One test tells whether there is anything of the kind, which is what a fast choice needs.
@usableFromInline
struct Circumstances: OptionSet, Sendable {
  @usableFromInline var rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Nothing can be chosen.
  @usableFromInline static var paused: Circumstances {
    @inlinable get { Circumstances(rawValue: 1) }
  }

  /// The deal still lies face up, and nothing can be chosen.
  @usableFromInline static var dealIsUp: Circumstances {
    @inlinable get { Circumstances(rawValue: 2) }
  }

  /// The rules have bonus time: clocks have to be kept.
  @usableFromInline static var timed: Circumstances {
    @inlinable get { Circumstances(rawValue: 4) }
  }

  /// By the rules a mismatch stays up until it is turned back.
  @usableFromInline static var mismatchStays: Circumstances {
    @inlinable get { Circumstances(rawValue: 8) }
  }
}

extension Table {
  @usableFromInline var isPaused: Bool {
    @inlinable get { circumstances.contains(.paused) }
    set { circumstances.set(.paused, to: newValue) }
  }

  @usableFromInline var isDealUp: Bool {
    @inlinable get { circumstances.contains(.dealIsUp) }
    set { circumstances.set(.dealIsUp, to: newValue) }
  }
}

extension Circumstances {
  mutating func set(_ member: Circumstances, to isPresent: Bool) {
    if isPresent { insert(member) } else { remove(member) }
  }
}

/// What is true of one card, and stays so.
@usableFromInline
struct CardFlags: OptionSet, Sendable {
  @usableFromInline var rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @usableFromInline static var seen: CardFlags {
    @inlinable get { CardFlags(rawValue: 1) }
  }

  /// What is won has been seen.
  @usableFromInline static var won: CardFlags {
    @inlinable get { CardFlags(rawValue: 3) }
  }

  /// Whether the card is won.
  @usableFromInline var isMatched: Bool {
    @inlinable get { rawValue & 2 != 0 }
  }

  /// Whether the card has been seen.
  @usableFromInline var isSeen: Bool {
    @inlinable get { rawValue & 1 != 0 }
  }
}

/// The cards that choices turned up: none, one, or two; −1 stands for none.
@usableFromInline
struct FaceUpPair: Equatable, Sendable {
  /// The card turned up first; of a settled pair, the one with the smaller identifier.
  @usableFromInline var first: Int32 = -1
  @usableFromInline var second: Int32 = -1
  /// Since when the first card uses up bonus time; `idle` when it doesn't.
  @usableFromInline var firstSince = GameInstant.idle
  @usableFromInline var secondSince = GameInstant.idle
  /// Whether the two are a match.
  @usableFromInline var isMatch = false

  @inlinable
  init() {}
}

extension GameInstant {
  /// Marks a card that uses up no bonus time. A clock that starts at the same instant, 292
  /// years before the session, starts a nanosecond later instead.
  @usableFromInline static var idle: GameInstant {
    @inlinable get { GameInstant(nanoseconds: .min) }
  }

  /// When a clock can start at the earliest.
  @usableFromInline static var earliest: GameInstant {
    @inlinable get { GameInstant(nanoseconds: .min + 1) }
  }
}
