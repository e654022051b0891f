/// Where the lines of a paragraph begin: what the Unicode Standard's Annex 9 calls its embedding level.
public enum TextDirection: Hashable, Sendable {
  case leftToRight, rightToLeft

  /// The direction of the first letter of `text` that has one, as rules P2 and P3 of Annex 9 say: what stands between
  /// isolates doesn't count. Nil where there is none, such as in a number.
  ///
  /// - Complexity: O(n) in what stands before that letter.
  public init?(of text: some StringProtocol) {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2066}"..."\u{2068}": depth += 1
      case "\u{2069}": depth = max(depth - 1, 0)
      default:
        guard depth == 0, let direction = TextDirection(of: scalar) else { continue }
        self = direction
        return
      }
    }
    return nil
  }

  /// The direction of a letter, or of a mark of direction; nil for digits, signs and spaces.
  private init?(of scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{200E}": self = .leftToRight
    case "\u{200F}", "\u{61C}": self = .rightToLeft
    default:
      guard scalar.properties.isAlphabetic else { return nil }
      self = scalar.isWrittenToTheLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Whether something in `text` is written from right to left.
  ///
  /// - Complexity: O(n); a byte each for what is written in Latin, Greek or Cyrillic letters.
  public static func hasLettersToTheLeft(_ text: String) -> Bool {
    // No letter before Hebrew's is written to the left, and Hebrew begins with this byte.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains(where: \.isWrittenToTheLeft)
  }
}

extension Unicode.Scalar {
  /// Whether it is in a block of the scripts that are written from right to left: those that Annex 9 gives the class R
  /// or AL by default.
  fileprivate var isWrittenToTheLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
