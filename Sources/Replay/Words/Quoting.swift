extension ScriptText {
  /// Appends a text in quotes.
  mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    let wasPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy(\.meansItself) else { return false }
      append(bytes)
      return true
    }
    if wasPlain != true {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a scalar as it stands in quotes.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(#"\""#)
    case "\\": append(#"\\"#)
    case "\n": append(#"\n"#)
    case "\r": append(#"\r"#)
    case "\t": append(#"\t"#)
    case _ where scalar.needsEscape:
      append("\\u{", String(scalar.value, radix: 16, uppercase: true), "}")
    default:
      for byte in scalar.utf8 { append(byte) }
    }
  }
}

extension UInt8 {
  /// Whether it stands for itself in quotes, whatever stands around it.
  fileprivate var meansItself: Bool {
    (0x20...0x7E).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character: C0, DEL, C1.
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }

  fileprivate var needsEscape: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: isControl
    }
  }
}

extension String {
  /// This text in pieces of at most so many bytes, at least one.
  func pieces(of bytes: Int) -> [String] {
    guard utf8.count > bytes else { return [self] }
    var pieces: [String] = []
    var piece = String.UnicodeScalarView()
    var size = 0
    for scalar in unicodeScalars {
      let width = UTF8.width(scalar)
      if size + width > bytes {
        pieces.append(String(piece))
        (piece, size) = (String.UnicodeScalarView(), 0)
      }
      piece.append(scalar)
      size += width
    }
    return pieces + [String(piece)]
  }
}

/// A digest as it stands in a file, without its `#`.
public func digestText(_ digest: UInt64) -> String {
  ScriptText { $0.append(digest: digest) }.description
}
