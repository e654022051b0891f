/// The name of a value, as a place in a tree: `card:3.isFaceUp` stands in `card:3`.
struct StateName {
  let text: String
  /// What it stands in; nil for what stands by itself.
  let branch: String?
  /// Words and numbers by turns, for what stands before what: 3 before 10.
  private let parts: [Part]

  private enum Part: Equatable {
    case word(String)
    /// Digits without leading zeros.
    case number(String)
  }

  init(_ text: String) {
    self.text = text
    let dot = text.firstIndex(of: ".")
    branch = dot.map { String(text[..<$0]) }
    parts = Self.parts(of: branch ?? text) + (dot.map { Self.parts(of: text[$0...]) } ?? [])
  }

  private static func parts(of text: some StringProtocol) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let isNumber = first.isASCII && first.isNumber
      let piece = rest.prefix { ($0.isASCII && $0.isNumber) == isNumber }
      let digits = String(piece.drop { $0 == "0" })
      parts.append(isNumber ? .number(digits) : .word(String(piece)))
      rest = rest[piece.endIndex...]
    }
    return parts
  }

  /// Whether it stands before another one.
  func precedes(_ other: StateName) -> Bool {
    for (own, others) in zip(parts, other.parts) where own != others {
      switch (own, others) {
      case (.number(let one), .number(let two)):
        return one.utf8.count == two.utf8.count
          ? one.utf8.lexicographicallyPrecedes(two.utf8) : one.utf8.count < two.utf8.count
      case (.number, .word): return true
      case (.word, .number): return false
      case (.word(let one), .word(let two)): return one.utf8.lexicographicallyPrecedes(two.utf8)
      }
    }
    guard parts.count == other.parts.count else { return parts.count < other.parts.count }
    return text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
