/// The signs around a value whose direction is its own. They are for the eye: nobody says them, nor types them.
enum Isolates {
  /// Begins a stretch that goes the way of its first letter.
  static let first = "\u{2068}"
  /// Begins a stretch that goes from the right to the left.
  static let rightToLeft = "\u{2067}"
  /// Ends it.
  static let last = "\u{2069}"

  /// A text without them.
  static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: isOne) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.filter { !isOne($0) })
    return String(scalars)
  }

  /// What begins a value in words that begin at the right.
  ///
  /// A value goes the way of its first letter. One that consists of other values has no letter of its own, as those of
  /// values inside don't count (Unicode Standard Annex 9, P2): a day of weekday, number and month would go from the
  /// left to the right. It goes the way of the words around it.
  static func opening(before strings: some Sequence<String>) -> String {
    var depth = 0
    var holdsLetters = false
    for scalar in strings.lazy.flatMap(\.unicodeScalars) {
      switch scalar {
      case "\u{2067}", "\u{2068}": depth += 1
      case "\u{2069}": depth -= 1
      default:
        guard scalar.properties.isAlphabetic else { continue }
        guard depth > 0 else { return first }
        holdsLetters = true
      }
    }
    return holdsLetters ? rightToLeft : first
  }

  private static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2067}" || scalar == "\u{2068}" || scalar == "\u{2069}"
  }
}
