import Foundation

/// A table of words as Apple's programs keep it in a `.strings` file: `"key" = "words";`.
///
/// Comments are left out. A file is UTF-8, or UTF-16 with a mark of its order at the beginning.
public struct StringsFile: Equatable, Sendable {
  public let entries: [String: String]

  /// Reads a file; of a key that is there more than once, the last words count.
  ///
  /// - Parameters:
  ///   - bytes: What stands in it.
  ///   - file: What errors call it.
  /// - Throws: `CatalogError`.
  public init(_ bytes: [UInt8], file: String) throws(CatalogError) {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard
      let text = isWide
        ? String(data: Data(bytes), encoding: .utf16) : String(validating: bytes, as: UTF8.self)
    else {
      throw CatalogError(
        file: file, expected: "text in UTF-8 or UTF-16", found: "bytes that are neither")
    }
    var reader = Reader(text: text, file: file)
    entries = try reader.entries()
  }
}

/// Goes through the text of a `.strings` file.
private struct Reader {
  private var rest: Substring
  private let file: String
  private var line = 1

  init(text: String, file: String) {
    rest = (text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...])
    self.file = file
  }

  mutating func entries() throws(CatalogError) -> [String: String] {
    var entries: [String: String] = [:]
    while true {
      try skipSpace()
      guard !rest.isEmpty else { return entries }
      let key = try text("a key, in quotes if it is no plain word")
      try skipSpace()
      // A key alone stands for itself.
      if take(";") {
        entries[key] = key
        continue
      }
      guard take("=") else { throw error("`=` behind the key \"\(key)\"") }
      try skipSpace()
      entries[key] = try text("the words for \"\(key)\", in quotes")
      try skipSpace()
      guard take(";") else { throw error("`;` behind the words for \"\(key)\"") }
    }
  }

  private func error(_ expected: String) -> CatalogError {
    CatalogError(
      file: file, line: line, expected: expected, found: rest.first.map { "`\($0)`" } ?? "the end")
  }

  private mutating func next() -> Character? {
    let character = rest.popFirst()
    if character?.isNewline == true { line += 1 }
    return character
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func skipSpace() throws(CatalogError) {
    while let first = rest.first {
      if first.isWhitespace {
        _ = next()
      } else if rest.hasPrefix("//") {
        while let first = rest.first, !first.isNewline { _ = next() }
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.hasPrefix("*/") {
          guard next() != nil else { throw error("`*/` behind a comment") }
        }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  private mutating func text(_ expected: String) throws(CatalogError) -> String {
    guard take("\"") else {
      let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_-./:$".contains($0)) }
      guard !word.isEmpty else { throw error(expected) }
      rest = rest.dropFirst(word.count)
      return String(word)
    }
    var text = ""
    while let character = next() {
      switch character {
      case "\"": return text
      case "\\": text.append(try escaped())
      default: text.append(character)
      }
    }
    throw error("a quote at the end of a text")
  }

  private mutating func escaped() throws(CatalogError) -> Character {
    switch next() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw error("four digits of a character behind \\U") }
      rest = rest.dropFirst(4)
      return Character(scalar)
    case let character?: return character
    case nil: throw error("a character behind \\")
    }
  }
}
