/// Letters for which fonts have other signs beside some others: Inter makes a × of an x between figures, and an arrow
/// of a hyphen before a greater-than sign. A text shows what was written.
enum ContextualSigns {
  /// Where such letters stand in a text, in its bytes, from its beginning to its end.
  ///
  /// - Complexity: O(n) for n bytes.
  static func ranges(in string: String) -> [Range<Int>] {
    var string = string
    return string.withUTF8 { bytes in
      var ranges: [Range<Int>] = []
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "x"):
          if isFigure(before: index, in: bytes), isFigure(behind: index, in: bytes) {
            ranges.append(index..<(index + 1))
          }
          index += 1
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
          let end = bytes[index...].firstIndex { !isPartOfArrow($0) } ?? bytes.count
          let isArrow = bytes[index..<end].contains {
            $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
          }
          if isArrow, end > index + 1 { ranges.append(index..<end) }
          index = end
        default: index += 1
        }
      }
      return ranges
    }
  }

  private static func isPartOfArrow(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">")
  }

  /// Whether a figure stands before a place, with or without a space between.
  private static func isFigure(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let isBehindSpace = index > 0 && bytes[index - 1] == UInt8(ascii: " ")
    return isFigure(at: isBehindSpace ? index - 2 : index - 1, in: bytes)
  }

  private static func isFigure(behind index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let isBeforeSpace = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: " ")
    return isFigure(at: isBeforeSpace ? index + 2 : index + 1, in: bytes)
  }

  private static func isFigure(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.contains(index) && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index]
  }
}
