import Testing

@testable import RecallUI

/// Where characters end, by Unicode's Standard Annex 29: the pairs of its classes, and the longer cases
/// of its published test.
@Suite struct GraphemeBreakTests {
  /// What a code point is to its neighbours.
  private enum Kind: CaseIterable {
    case other, unassigned, carriageReturn, lineFeed, control, extend, joiner, spacingMark, prepend
    case leading, vowel, trailing, syllable, closedSyllable, regional, pictograph

    /// The one that the published test takes for it.
    var sample: Unicode.Scalar {
      switch self {
      case .other: "\u{20}"
      case .unassigned: "\u{378}"
      case .carriageReturn: "\u{D}"
      case .lineFeed: "\u{A}"
      case .control: "\u{1}"
      case .extend: "\u{300}"
      case .joiner: "\u{200D}"
      case .spacingMark: "\u{903}"
      case .prepend: "\u{600}"
      case .leading: "\u{1100}"
      case .vowel: "\u{1160}"
      case .trailing: "\u{11A8}"
      case .syllable: "\u{AC00}"
      case .closedSyllable: "\u{AC01}"
      case .regional: "\u{1F1E6}"
      case .pictograph: "\u{231A}"
      }
    }

    var isControl: Bool { self == .carriageReturn || self == .lineFeed || self == .control }
    var goesWithWhatIsBefore: Bool {
      self == .extend || self == .joiner || self == .spacingMark
    }

    /// The rules 3 to 13 for two code points that stand alone.
    func joins(_ next: Kind) -> Bool {
      if self == .carriageReturn, next == .lineFeed { return true }
      if isControl || next.isControl { return false }
      if next.goesWithWhatIsBefore || self == .prepend { return true }
      switch (self, next) {
      case (.leading, .leading), (.leading, .vowel), (.leading, .syllable),
        (.leading, .closedSyllable), (.syllable, .vowel), (.syllable, .trailing), (.vowel, .vowel),
        (.vowel, .trailing), (.closedSyllable, .trailing), (.trailing, .trailing),
        (.regional, .regional):
        return true
      default: return false
      }
    }
  }

  /// Checks each way over a text whose characters are known.
  private func check(_ characters: [[Unicode.Scalar]], sourceLocation: SourceLocation) {
    let texts = characters.map { scalars in
      String(String.UnicodeScalarView(scalars))
    }
    let text = texts.joined()
    let name = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    var start = 0
    for character in texts {
      let end = start + character.utf8.count
      #expect(text.character(after: start) == end, "\(name)", sourceLocation: sourceLocation)
      #expect(text.character(before: end) == start, "\(name)", sourceLocation: sourceLocation)
      for byte in start..<end {
        #expect(
          text.boundary(atOrBefore: byte) == start, "\(name)", sourceLocation: sourceLocation)
        #expect(
          text.boundary(atOrAfter: byte + 1) == end, "\(name)", sourceLocation: sourceLocation)
      }
      start = end
    }
  }

  @Test func pairs() {
    for first in Kind.allCases {
      for second in Kind.allCases {
        let (left, right) = (first.sample, second.sample)
        let pair = first.joins(second) ? [[left, right]] : [[left], [right]]
        check(pair, sourceLocation: #_sourceLocation)
        var accented: [[Unicode.Scalar]] =
          first.joins(.extend) ? [[left, "\u{308}"]] : [[left], ["\u{308}"]]
        if Kind.extend.joins(second) {
          accented[accented.count - 1].append(right)
        } else {
          accented.append([right])
        }
        check(accented, sourceLocation: #_sourceLocation)
      }
    }
  }

  /// In hexadecimal, with a bar between characters.
  @Test(
    arguments: [
      "D A | 61 | A | 308", "61 308", "20 200D | 646", "646 200D | 20", "1100 1100",
      "AC00 11A8 | 1100", "AC01 11A8 | 1100", "1F1E6 1F1E7 | 1F1E8 | 62",
      "61 | 1F1E6 1F1E7 | 1F1E8 | 62", "61 | 1F1E6 1F1E7 200D | 1F1E8 | 62",
      "61 | 1F1E6 200D | 1F1E7 1F1E8 | 62", "61 | 1F1E6 1F1E7 | 1F1E8 1F1E9 | 62", "61 200D",
      "61 308 | 62", "61 903 | 62", "61 | 600 62", "1F476 1F3FF | 1F476", "61 1F3FF | 1F476",
      "61 1F3FF | 1F476 200D 1F6D1", "1F476 1F3FF 308 200D 1F476 1F3FF", "1F6D1 200D 1F6D1",
      "61 200D | 1F6D1", "2701 200D | 2701", "61 200D | 2701", "915 | 924", "915 94D 924",
      "915 94D 94D 924", "915 94D 200D 924", "915 93C 200D 94D 924", "915 93C 94D 200D 924",
      "915 94D 924 94D 92F", "915 94D | 61", "61 94D | 924", "3F 94D | 924",
    ])
  func published(sample: String) throws {
    let characters = try sample.split(separator: "|").map { character in
      try character.split(separator: " ").map { code in
        try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init))
      }
    }
    check(characters, sourceLocation: #_sourceLocation)
  }
}
