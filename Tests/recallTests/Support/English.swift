import Foundation

/// Finds what is left in English where all that is looked up has an accent on each letter.
enum English {
  /// A text with two letters beside each other that have no accent; nil for any other.
  ///
  /// - Parameter kept: What is the same in each language.
  static func left(in text: String, but kept: [String] = []) -> String? {
    let rest = kept.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    let letters = rest.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic }
    return zip(letters, letters.dropFirst()).contains { $0 && $1 } ? text : nil
  }
}
