import Foundation

/// A value as JSON on a line, in ASCII, the same each time: nothing in it that a terminal would obey.
public enum JSONLine {
  /// The line, without a newline.
  ///
  /// - Throws: What the value throws while it is encoded.
  public static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    return text.utf16.map { unit in
      let isPlain = (0x20..<0x7F).contains(unit)
      return isPlain
        ? String(Character(Unicode.Scalar(UInt8(unit))))
        : "\\u" + String(0x10000 + UInt32(unit), radix: 16).dropFirst()
    }.joined()
  }
}
