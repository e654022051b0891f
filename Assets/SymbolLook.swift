import Foundation

/// What a symbol looks like on a card, as far as Unicode's tables tell.
struct SymbolLook: Hashable {
  /// The symbol without what isn't seen; texts that are canonically equivalent are equal.
  private let seen: String

  init(_ symbol: String) {
    let scalars = Array(symbol.unicodeScalars)
    let isFlagOfRegion = scalars.first == "\u{1F3F4}"
    let seen = scalars.indices.filter { index in
      let scalar = scalars[index]
      guard scalar.properties.isDefaultIgnorableCodePoint else { return true }
      if scalar == "\u{200D}" { return Self.joinsEmoji(at: index, in: scalars) }
      return isFlagOfRegion && (0xE0020...0xE007F).contains(scalar.value)
    }
    self.seen = String(String.UnicodeScalarView(seen.map { scalars[$0] }))
  }

  /// The symbol with each letter that looks like a Latin one replaced by that: of two symbols that
  /// look the same in different scripts, it is the same.
  var skeleton: String {
    guard seen.utf8.contains(where: { $0 >= 0x80 }) else { return seen }
    let scalars = seen.decomposedStringWithCanonicalMapping.unicodeScalars
    return String(String.UnicodeScalarView(scalars.map(LookAlikes.latin)))
      .precomposedStringWithCanonicalMapping
  }

  /// Whether there is anything to see.
  var isVisible: Bool {
    seen.unicodeScalars.contains(where: \.isSeen)
  }

  /// Whether a joiner stands between two emoji, of which it may make another one.
  private static func joinsEmoji(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let before = scalars[..<index].last { $0 != "\u{FE0F}" && !$0.properties.isEmojiModifier }
    guard let before, let after = scalars[(index + 1)...].first else { return false }
    return before.properties.isEmojiPresentation || before.isPictured
      ? after.properties.isEmojiPresentation || after.isPictured : false
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji, and no digit.
  fileprivate var isPictured: Bool {
    properties.isEmoji && value > 0xFF
  }

  fileprivate var isSeen: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      false
    // A font has at most a box for these, the same one for all.
    case .unassigned, .privateUse: false
    default:
      !properties.isDefaultIgnorableCodePoint && !properties.isWhitespace
        && properties.name?.hasSuffix("PATTERN BLANK") != true
    }
  }
}
