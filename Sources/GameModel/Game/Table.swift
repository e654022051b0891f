/// A game without the pictures: all of its state but the contents of the cards.
///
/// Cards are told apart by their identifiers; the cards 2k and 2k + 1 are pair k. Every card has
/// one byte of flags, and the one or two cards that lie face up are known by name, so nothing
/// that a choice does walks the cards. Being free of the content's type, this is compiled once.
@usableFromInline
struct Table: Equatable, Sendable {
  var rules: Rules
  /// Nanoseconds of bonus time a card has, from the rules.
  var bonusLimit: Int64
  /// By identifier.
  var flags: [CardFlags]
  /// Identifiers by place on the table.
  @usableFromInline var order: [Int32]
  /// Bonus time used up, in nanoseconds, by identifier; empty when there is none to use.
  var bonusSpent: [Int64]
  /// The cards turned up by choices, one of them or two: a pair has the smaller identifier first.
  var up = FaceUpPair()
  /// The card that is being peeked at, or −1.
  var peeked: Int32 = -1
  var isDealUp: Bool
  var isPaused = false
  var pairsLeft: Int
  var players: [Player]
  var turn = 0
  /// The sum behind the digest.
  var sum = DigestSum()

  @usableFromInline
  init(numberOfPairs: Int, players: Int, rules: Rules) {
    let cards = numberOfPairs * 2
    self.rules = rules
    bonusLimit = rules.bonusLimitNanoseconds
    self.rules.bonusLimit = .nanoseconds(bonusLimit)
    flags = Array(repeating: [], count: cards)
    order = (0..<Int32(cards)).map { $0 }
    bonusSpent = Array(repeating: 0, count: bonusLimit > 0 ? cards : 0)
    isDealUp = false
    pairsLeft = numberOfPairs
    self.players = (0..<players).map(Player.init(id:))
    deal()
  }
}

/// What is true of one card.
struct CardFlags: OptionSet, Sendable {
  var rawValue: UInt8

  static let faceUp = CardFlags(rawValue: 1)
  static let matched = CardFlags(rawValue: 2)
  static let seen = CardFlags(rawValue: 4)
  static let peeked = CardFlags(rawValue: 8)
}

/// The cards that choices turned up: none, one, or two; −1 stands for none.
struct FaceUpPair: Equatable, Sendable {
  var first: Int32 = -1
  var second: Int32 = -1
  /// Since when the first card uses up bonus time; `idle` when it doesn't.
  var firstSince = GameInstant.idle
  var secondSince = GameInstant.idle
}

extension GameInstant {
  /// Marks a card that uses up no bonus time. A clock that starts at the same instant, 292
  /// years before the session, starts a nanosecond later instead.
  static let idle = GameInstant(nanoseconds: .min)

  /// When a clock can start at the earliest.
  static let earliest = GameInstant(nanoseconds: .min + 1)
}

extension Table {
  /// Puts everything back to the beginning: cards in the order of the deal, nobody has moved.
  ///
  /// - Complexity: O(n), without allocation.
  @usableFromInline
  mutating func deal() {
    isDealUp = rules.deal == .faceUp && !flags.isEmpty
    let start: CardFlags = isDealUp ? [.faceUp] : []
    for id in flags.indices {
      flags[id] = start
      order[id] = Int32(truncatingIfNeeded: id)
    }
    for id in bonusSpent.indices {
      bonusSpent[id] = 0
    }
    up = FaceUpPair()
    peeked = -1
    isPaused = false
    pairsLeft = flags.count / 2
    for index in players.indices {
      players[index] = Player(id: index)
    }
    turn = 0
    sum = DigestSum(of: self)
  }

  /// Takes notice of a new order of the cards.
  ///
  /// - Complexity: O(n), without allocation.
  @usableFromInline
  mutating func orderHasChanged() {
    sum.places = DigestSum.places(of: order)
  }
}
