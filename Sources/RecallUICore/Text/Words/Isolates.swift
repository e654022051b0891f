/// The signs around a value whose direction is its own. They are for the eye: nobody says them, nor types them.
enum Isolates {
  /// Begins a stretch that goes the way of its first letter.
  static let first = "\u{2068}"
  /// Ends it.
  static let last = "\u{2069}"

  /// A text without them.
  static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: isOne) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.filter { !isOne($0) })
    return String(scalars)
  }

  private static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2068}" || scalar == "\u{2069}"
  }
}
