extension String {
  /// Whether eight hexadecimal digits, and three times four, and twelve stand in it, with hyphens in
  /// between.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  var containsUUID: Bool {
    var parts: [Int] = [0]
    // How many digits stand between hyphens, up to here; anything else begins anew.
    for byte in utf8 {
      if byte == UInt8(ascii: "-") {
        parts.append(0)
      } else if byte.isHexDigit {
        parts[parts.count - 1] += 1
        if parts.count >= 5, parts.last == 12, parts.suffix(4).prefix(3).allSatisfy({ $0 == 4 }),
          parts[parts.count - 5] >= 8
        {
          return true
        }
      } else if parts.count > 1 || parts[0] > 0 {
        parts = [0]
      }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
