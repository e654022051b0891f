/// The part of the digest that belongs to the cards, kept up to date change by change.
///
/// It is a multilinear hash: each field of each card has a fixed, well-mixed 64-bit key, and the
/// sum of key × value over all fields changes by key × difference when one field changes. Two
/// states that differ collide with a probability of about 2⁻⁶¹ over the keys.
///
/// Source: Carter and Wegman, "Universal classes of hash functions" (1979), with keys from
/// ``SplitMix64`` instead of drawn ones, so that a digest means the same everywhere.
struct DigestSum: Equatable, Sendable {
  var cards: UInt64 = 0
  var places: UInt64 = 0

  init() {}

  /// Walks all the cards of a table.
  ///
  /// - Complexity: O(n)
  init(of table: Table) {
    for id in table.flags.indices {
      change(flagsOf: id, from: [], to: table.flags[id])
    }
    for id in table.bonusSpent.indices {
      change(bonusOf: id, from: 0, to: table.bonusSpent[id])
    }
    places = Self.places(of: table.order)
  }

  static func places(of order: [Int32]) -> UInt64 {
    var sum: UInt64 = 0
    for place in order.indices {
      sum &+= key(.place, place) &* UInt64(truncatingIfNeeded: order[place])
    }
    return sum
  }

  mutating func change(flagsOf id: Int, from old: CardFlags, to new: CardFlags) {
    cards &+= Self.key(.flags, id) &* (UInt64(new.rawValue) &- UInt64(old.rawValue))
  }

  mutating func change(bonusOf id: Int, from old: Int64, to new: Int64) {
    cards &+= Self.key(.bonus, id) &* UInt64(bitPattern: new &- old)
  }

  enum Field: UInt64 {
    case flags = 1
    case bonus, place, content, scalar
  }

  static func key(_ field: Field, _ index: Int) -> UInt64 {
    SplitMix64.mix(field.rawValue << 56 ^ UInt64(truncatingIfNeeded: index) | 1 << 63)
  }
}

/// Mixes numbers, one after the other, into 64 bits that depend on their order.
struct DigestChain {
  private(set) var value: UInt64 = 0

  mutating func mix(_ number: UInt64) {
    value = SplitMix64.mix((value ^ number) &+ 0x9E37_79B9_7F4A_7C15)
  }

  mutating func mix(_ number: Int) {
    mix(UInt64(truncatingIfNeeded: number))
  }
}

extension Table {
  /// 64 bits of all that the table is.
  ///
  /// - Complexity: O(1)
  var digest: UInt64 {
    var chain = DigestChain()
    chain.mix(sum.cards)
    chain.mix(sum.places)
    chain.mix(Int(up.first))
    chain.mix(Int(up.second))
    chain.mix(UInt64(bitPattern: up.firstSince.nanoseconds))
    chain.mix(UInt64(bitPattern: up.secondSince.nanoseconds))
    chain.mix((isDealUp ? 1 : 0) | (isPaused ? 2 : 0))
    chain.mix(flags.count)
    chain.mix(turn)
    for player in players {
      chain.mix(player.pairs)
      chain.mix(player.moves)
      chain.mix(player.peeks)
      chain.mix(player.score)
    }
    return chain.value
  }
}
