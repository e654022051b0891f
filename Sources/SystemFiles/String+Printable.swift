extension String {
  /// This text on one line, with nothing in it that a terminal would obey: control characters, ends
  /// of lines and changes of the direction of writing are written as `\u{1B}`, and so is what has no width: a mark
  /// at the beginning of a file that nobody sees.
  public var printable: String {
    escaped { $0.isObeyed || $0 == "\n" || $0 == "\t" }
  }

  /// This text with its lines and tabs, and with nothing else in it that a terminal would obey.
  public var printableLines: String {
    escaped { $0.isObeyed && $0 != "\n" && $0 != "\t" }
  }

  private func escaped(_ needsEscape: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: needsEscape) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if needsEscape(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does something at it rather than show it.
  fileprivate var isObeyed: Bool {
    properties.generalCategory == .control || properties.generalCategory == .lineSeparator
      || properties.generalCategory == .paragraphSeparator || isDirection || isNothing
  }

  /// Whether it is nothing to look at by itself, and joins no others into one picture.
  private var isNothing: Bool { value == 0x200B || value == 0x2060 || value == 0xFEFF }

  /// Whether it changes the direction of writing for what follows.
  private var isDirection: Bool {
    (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
