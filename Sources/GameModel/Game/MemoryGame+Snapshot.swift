extension MemoryGame {
  /// The whole state as lines of the form `name = value`, sorted by their bytes.
  ///
  /// A card's lines begin with `card:` and its identifier, a player's with `player:` and the
  /// place in the order of the turns. Times are in nanoseconds. Equal snapshots are equal games,
  /// as long as different contents have different descriptions.
  ///
  /// - Complexity: O(n)
  public var snapshot: [String] {
    StateLines(of: self) { "\($0) = \($1)" }.lines
  }

  /// 64 bits of the snapshot: equal games have equal digests, and games that differ have
  /// different ones but for one chance in some 2⁶⁰.
  ///
  /// - Complexity: O(1)
  public var digest: UInt64 {
    var chain = DigestChain()
    chain.mix(contentDigest)
    chain.mix(table.digest)
    return chain.value
  }

  /// The description of a content, on one line whatever it contains.
  static func printable(_ content: Content) -> String {
    // There is nothing in a number that would have to be written otherwise.
    if Content.self == Int.self { return description(of: content) }
    var line = ""
    for scalar in description(of: content).unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      default:
        let isControl = scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x85
        let isSeparator = scalar.value == 0x2028 || scalar.value == 0x2029
        if isControl || isSeparator {
          line += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          line.unicodeScalars.append(scalar)
        }
      }
    }
    return line
  }

  /// How a content describes itself.
  ///
  /// Numbers, with which games are simulated and fuzzed, need no look at what their type can do. What is
  /// only made of numbers, such as an optional one, does.
  @inlinable
  static func description(of content: Content) -> String {
    guard Content.self == Int.self, let number = content as? Int else {
      return String(describing: content)
    }
    return number.description
  }

  /// 64 bits of the contents' descriptions, in the order of the pairs.
  @inlinable
  static func digest(of contents: [Content]) -> UInt64 {
    var chain = DigestChain()
    for content in contents {
      chain.mix(fnv1a(description(of: content)))
    }
    return chain.value
  }

  /// The FNV-1a hash of a text's bytes.
  ///
  /// Source: Fowler, Noll, Vo and Eastlake, "The FNV non-cryptographic hash algorithm".
  @usableFromInline
  static func fnv1a(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}
