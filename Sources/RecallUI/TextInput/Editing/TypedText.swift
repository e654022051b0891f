/// What of text that comes from outside can stand in a text that is edited.
enum TypedText {
  /// Text for one line: its line ends and tabs become spaces.
  static func inLine(_ text: String) -> String {
    cleaned(text) { $0.isNewline || $0 == "\t" ? " " : nil }
  }

  /// Text for several lines: each of its line ends becomes a line feed.
  static func inLines(_ text: String) -> String {
    cleaned(text) { $0.isNewline ? "\n" : $0 == "\t" ? "\t" : nil }
  }

  /// Text without signs that stand for no letters, and without accents on one letter that nobody could
  /// tell apart: whatever is pasted, a character is soon gone over and drawn.
  ///
  /// - Complexity: O(n), as quick as memory is read for text in plain letters.
  private static func cleaned(_ text: String, _ replacing: (Character) -> Character?) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for character in text {
      if let replaced = replacing(character) {
        result.append(replaced)
      } else if !character.isControl {
        if character.utf8.count <= longestCharacter {
          result.append(character)
        } else {
          result.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(mostScalars))
        }
      }
    }
    return result
  }

  /// More code points than any character of any script has, accents on accents included.
  static let mostScalars = 128
  /// In bytes: so much can't be more code points than that.
  private static let longestCharacter = mostScalars
}

extension Character {
  /// Whether it is a sign to a machine: C0, delete, C1.
  fileprivate var isControl: Bool {
    guard let first = unicodeScalars.first?.value else { return true }
    return first < 0x20 || (0x7F...0x9F).contains(first)
  }
}
