/// How wide the characters of a font are, each measured once.
final class GlyphAdvances {
  /// What breaking lines needs to know of a character.
  struct Glyph {
    var advance: CGFloat
    var isLineEnd = false
    var isSpace = false
    var breaksBefore = false
    var breaksAfter = false
  }

  private let run: ResolvedText.Run
  private let measurer: any TextMeasurer
  /// Of the characters of ASCII that stand alone.
  private var plain: [Glyph?] = Array(repeating: nil, count: 128)
  private var others: [Character: Glyph] = [:]

  /// - Parameter run: The looks of the text.
  init(of run: ResolvedText.Run, by measurer: any TextMeasurer) {
    self.run = run
    self.measurer = measurer
  }

  /// Whether these are the advances of text that looks like `other`.
  func areOf(_ other: ResolvedText.Run) -> Bool {
    run.font == other.font && run.kerning == other.kerning
  }

  /// The character at a place, and where the next one begins.
  func character(at index: String.Index, in text: String) -> (Glyph, String.Index) {
    let utf8 = text.utf8
    let byte = utf8[index]
    let after = utf8.index(after: index)
    // What follows may go with it: an accent, or the second half of a line end.
    if byte < 0x80, byte != 0x0D, after == utf8.endIndex || utf8[after] < 0x80 {
      if let known = plain[Int(byte)] { return (known, after) }
      let glyph = glyph(of: Character(Unicode.Scalar(byte)))
      plain[Int(byte)] = glyph
      return (glyph, after)
    }
    let character = text[index]
    let next = text.index(after: index)
    if let known = others[character] { return (known, next) }
    let found = glyph(of: character)
    if others.count > GlyphAdvances.mostKept { others = [:] }
    others[character] = found
    return (found, next)
  }

  private func glyph(of character: Character) -> Glyph {
    if character.isNewline { return Glyph(advance: 0, isLineEnd: true) }
    var single = run
    single.string = String(character)
    let width = measurer.measure(ResolvedText(runs: [single]), width: nil).size.width
    let isSpace = character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
    let first = character.unicodeScalars.first?.value ?? 0
    let standsAlone = first >= 0x2E80
    return Glyph(
      advance: width, isSpace: isSpace, breaksBefore: standsAlone,
      breaksAfter: isSpace || standsAlone || character == "-")
  }

  private static let mostKept = 20_000
}
