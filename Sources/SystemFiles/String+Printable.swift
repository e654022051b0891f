extension String {
  /// This text on one line, with nothing in it that a terminal would obey: control characters, ends
  /// of lines and changes of the direction of writing are written as `\u{1B}`, and so are byte order marks, which nobody sees.
  public var printable: String {
    escaped { $0.isObeyed || $0.isByteOrderMark }
  }

  /// This text with its lines and tabs, and with nothing else in it that a terminal would obey.
  public var printableLines: String {
    escaped { $0.isObeyed && $0 != "\n" && $0 != "\t" || $0.isByteOrderMark }
  }

  /// Whether there is something in it that a terminal would obey, lines and tabs among it.
  public var holdsControls: Bool { unicodeScalars.contains(where: \.isObeyed) }

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
      || properties.generalCategory == .paragraphSeparator || isDirection
  }

  fileprivate var isByteOrderMark: Bool { value == 0xFEFF }

  /// Whether it changes the direction of writing for what follows.
  private var isDirection: Bool {
    (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
