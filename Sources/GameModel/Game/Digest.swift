/// The part of the digest that belongs to the cards, kept up to date change by change.
///
/// It is a multilinear hash: each card and each place has a fixed, well-mixed 64-bit key, and a sum
/// of key × value changes by key × difference when one value changes. Sums of states that differ
/// collide with a probability of about 2⁻⁶² over the keys.
///
/// Source: Carter and Wegman, "Universal classes of hash functions" (1979), with keys from
/// ``SplitMix64`` instead of drawn ones, so that a digest means the same everywhere.
@usableFromInline
struct DigestSum: Equatable, Sendable {
  @usableFromInline var flags: UInt64 = 0
  var bonus: UInt64 = 0
  var places: UInt64 = 0

  init() {}

  /// Walks all the cards of a table.
  ///
  /// - Complexity: O(n)
  init(of table: Table) {
    for id in table.flags.indices {
      change(key: table.keys[id], from: [], to: table.flags[id])
    }
    for id in table.bonusSpent.indices {
      change(key: table.keys[id], fromBonus: 0, to: table.bonusSpent[id])
    }
    places = Self.places(of: table.order, keys: table.keys)
  }

  /// The keys of so many cards and places.
  static func keys(_ number: Int) -> [UInt64] {
    var generator = SplitMix64(seed: 0)
    return (0..<number).map { _ in generator.next() }
  }

  static func places(of order: [Int32], keys: [UInt64]) -> UInt64 {
    var sum: UInt64 = 0
    for (id, key) in zip(order, keys) {
      sum &+= key &* UInt64(truncatingIfNeeded: id)
    }
    return sum
  }

  @inlinable
  mutating func change(key: UInt64, from old: CardFlags, to new: CardFlags) {
    flags &+= key &* (UInt64(new.rawValue) &- UInt64(old.rawValue))
  }

  mutating func change(key: UInt64, fromBonus old: Int64, to new: Int64) {
    bonus &+= key &* UInt64(bitPattern: new &- old)
  }
}

/// Mixes numbers, one after the other, into 64 bits that depend on their order.
@usableFromInline
struct DigestChain {
  @usableFromInline var value: UInt64 = 0

  @inlinable
  init() {}

  @inlinable
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
    chain.mix(sum.flags)
    chain.mix(sum.bonus)
    chain.mix(sum.places)
    chain.mix(Int(up.first))
    chain.mix(Int(up.second))
    chain.mix(UInt64(bitPattern: up.firstSince.nanoseconds))
    chain.mix(UInt64(bitPattern: up.secondSince.nanoseconds))
    chain.mix(Int(peeked))
    chain.mix((isDealUp ? 1 : 0) | (isPaused ? 2 : 0))
    chain.mix(flags.count)
    chain.mix(turn)
    for index in waiting.indices {
      let player = counters(of: index)
      chain.mix(player.pairs)
      chain.mix(player.moves)
      chain.mix(player.peeks)
      chain.mix(player.score)
    }
    return chain.value
  }

  /// What a player has done, on turn or not.
  func counters(of player: Int) -> Counters {
    player == turn ? active : waiting[player]
  }
}
