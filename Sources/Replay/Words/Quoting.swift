/// `text` in quotes, with what could not stand there for itself escaped.
///
/// Besides what the grammar asks for, this escapes what would change how the line around it looks:
/// line and paragraph separators, marks and overrides of the direction of writing.
func quoted(_ text: String) -> String {
  var result = "\""
  // What means itself is appended as a whole.
  let scalars = text.unicodeScalars
  var start = scalars.startIndex
  for index in scalars.indices {
    guard let escape = scalars[index].escape else { continue }
    result += text[start..<index]
    result += escape
    start = scalars.index(after: index)
  }
  result += text[start...]
  return result + "\""
}

extension Unicode.Scalar {
  /// Whether it is a control character: C0, DEL, C1.
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }

  /// What stands for it in quotes; nil where it stands for itself.
  fileprivate var escape: String? {
    switch self {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    case _ where needsEscape: "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: nil
    }
  }

  private var needsEscape: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: isControl
    }
  }
}

extension String {
  /// As a name of an element, of a line of the snapshot, or of a deck.
  var asName: String {
    // A word of the language itself, where a place begins.
    utf8.isBareName && self != "beside" ? self : quoted(self)
  }

  /// As a key's name.
  var asKey: String {
    utf8.isBareKey ? self : quoted(self)
  }

  /// As the value of a line of the snapshot.
  var asValue: String {
    utf8.isBareValue ? self : quoted(self)
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
  let digits = String(digest, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
