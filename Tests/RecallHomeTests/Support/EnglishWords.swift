import Foundation

/// Finds what is left in English where all that is looked up has an accent on each letter.
enum EnglishWords {
  /// A text with two letters beside each other that have no accent; nil for any other. One alone is a key.
  ///
  /// - Parameter verbatim: What is the same in each language.
  static func text(_ text: String?, but verbatim: Set<String> = []) -> String? {
    guard var rest = text else { return nil }
    for word in verbatim { rest = rest.replacingOccurrences(of: word, with: "") }
    let letters = rest.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic }
    return zip(letters, letters.dropFirst()).contains { $0 && $1 } ? text : nil
  }
}
