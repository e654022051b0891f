// What single words mean. Each of these answers with nil for a word that means nothing.

extension LineScanner.Token {
  /// An unquoted word.
  var word: String? {
    isQuoted ? nil : text
  }

  /// An unquoted word that names one of an enumeration's cases.
  func choice<Choice: RawRepresentable<String>>(of type: Choice.Type) -> Choice? {
    word.flatMap { type.init(rawValue: $0) }
  }

  /// A name of an element, of a line of the snapshot, or of a deck.
  var name: String? {
    isQuoted || text.isBareName ? text : nil
  }

  /// The name of a key.
  var key: String? {
    isQuoted || text.isBareKey ? text : nil
  }

  /// The value of a line of the snapshot.
  var value: String? {
    isQuoted || text.isBareValue ? text : nil
  }

  /// A whole number, without a sign.
  var unsigned: UInt64? {
    guard !isQuoted, !bytes.isEmpty else { return nil }
    var number: UInt64 = 0
    for byte in bytes {
      guard byte.isDigit else { return nil }
      let (tenfold, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeNow) = tenfold.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      guard !isTooLarge, !isTooLargeNow else { return nil }
      number = sum
    }
    return number
  }

  func integer<Number: FixedWidthInteger>(in range: ClosedRange<Number>) -> Number? {
    guard let number = unsigned.flatMap({ Number(exactly: $0) }), range.contains(number) else {
      return nil
    }
    return number
  }

  /// `12,-3.5`
  var point: ScriptPoint? {
    pair(separator: ",", isSigned: false).map { ScriptPoint(x: $0, y: $1) }
  }

  /// `+12,-3.5`
  var offset: ScriptPoint? {
    pair(separator: ",", isSigned: true).map { ScriptPoint(x: $0, y: $1) }
  }

  /// `1024x768`
  func size(in sides: ClosedRange<Int>) -> ScriptSize? {
    guard let (width, height) = pair(separator: "x", isSigned: false),
      sides.contains(width.thousandths), sides.contains(height.thousandths)
    else { return nil }
    return ScriptSize(width: width, height: height)
  }

  /// `#` and sixteen lower-case digits of base 16.
  var digest: UInt64? {
    guard let word, word.utf8.count == 17, word.hasPrefix("#") else { return nil }
    let digits = word.dropFirst()
    guard digits.utf8.allSatisfy({ $0.isHexDigit && !$0.isUpperCase }) else { return nil }
    return UInt64(digits, radix: 16)
  }

  /// `shift+control`, each once.
  var modifiers: [String]? {
    word?.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
  }

  private func pair(
    separator: Character, isSigned: Bool
  ) -> (ScriptCoordinate, ScriptCoordinate)? {
    guard let parts = word?.split(separator: separator, omittingEmptySubsequences: false),
      parts.count == 2,
      let first = ScriptCoordinate(parsing: parts[0], isSigned: isSigned),
      let second = ScriptCoordinate(parsing: parts[1], isSigned: isSigned)
    else { return nil }
    return (first, second)
  }
}

extension ScriptCoordinate {
  /// Reads a decimal with at most three digits behind the point, or refuses it.
  init?(parsing text: Substring, isSigned: Bool) {
    var digits = Array(text.utf8)
    let sign = digits.first
    let isNegative = sign == UInt8(ascii: "-")
    let hasSign = isNegative || (isSigned && sign == UInt8(ascii: "+"))
    guard hasSign || !isSigned else { return nil }
    if hasSign {
      digits.removeFirst()
    }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, (1...9).contains(whole.count),
      whole.allSatisfy(\.isDigit)
    else { return nil }
    var fraction = parts.count == 2 ? Array(parts[1]) : [UInt8(ascii: "0")]
    guard (1...3).contains(fraction.count), fraction.allSatisfy(\.isDigit) else { return nil }
    while fraction.count < 3 {
      fraction.append(UInt8(ascii: "0"))
    }
    // At most twelve digits, so this doesn't overflow.
    let magnitude = (whole + fraction).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let thousandths = isNegative ? -magnitude : magnitude
    guard ReplayGrammar.coordinates.contains(thousandths) else { return nil }
    self.init(thousandths: thousandths)
  }
}

extension UInt8 {
  fileprivate var isUpperCase: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether it may stand in a word that has no quotes.
  fileprivate var isBare: Bool {
    self > 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "#")
  }
}

extension String {
  /// Whether it is a name without quotes around it.
  var isBareName: Bool {
    guard let first = utf8.first, first.isLetter || first == UInt8(ascii: "_") else {
      return false
    }
    return utf8.allSatisfy(\.isBare)
  }

  /// Whether it names a key without quotes around it.
  var isBareKey: Bool {
    !isEmpty && self != "with" && utf8.allSatisfy(\.isBare)
  }

  /// Whether it is a value without quotes around it.
  var isBareValue: Bool {
    guard let first = utf8.first, first != UInt8(ascii: "#") else { return false }
    return utf8.allSatisfy { $0.isBare || $0 == UInt8(ascii: "#") }
  }
}

extension String {
  /// Whether it is a path that leads to a file in a folder or below it.
  var leadsDown: Bool {
    !isEmpty && !hasPrefix("/") && !unicodeScalars.contains("\0")
      && split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !["", ".", ".."].contains($0) }
  }
}
