extension UInt8 {
  var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// What it stands for as a digit of base 16; nil where it is none.
  var hexDigit: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    let letter = self | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) else { return nil }
    return letter - UInt8(ascii: "a") + 10
  }

  /// Whether it goes on with a scalar in UTF-8 that another byte began.
  var continuesScalar: Bool { self & 0xC0 == 0x80 }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether it may stand in a word that has no quotes.
  fileprivate var isBare: Bool {
    self > 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "#")
  }
}

extension Collection<UInt8> {
  /// Whether it is a name without quotes around it, in UTF-8.
  var isBareName: Bool {
    guard let first, first.isLetter || first == UInt8(ascii: "_") else { return false }
    return allSatisfy(\.isBare)
  }

  /// Whether it names a key without quotes around it, in UTF-8.
  var isBareKey: Bool {
    !isEmpty && !elementsEqual("with".utf8) && allSatisfy(\.isBare)
  }

  /// Whether it is a value without quotes around it, in UTF-8.
  var isBareValue: Bool {
    guard let first, first != UInt8(ascii: "#") else { return false }
    return allSatisfy { $0.isBare || $0 == UInt8(ascii: "#") }
  }
}
