// What single words mean. Each of these answers with nil for a word that means nothing.

extension LineScanner.Token {
  /// An unquoted word.
  var word: String? {
    isQuoted ? nil : text
  }

  /// An unquoted word that names one of an enumeration's cases.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> Choice? {
    guard !isQuoted else { return nil }
    return type.allCases.first { choice in
      var word = choice.rawValue
      return word.withUTF8(bytes.elementsEqual)
    }
  }

  /// A name of an element, of a line of the snapshot, or of a deck.
  var name: String? {
    isQuoted || bytes.isBareName ? text : nil
  }

  /// The name of a key.
  var key: String? {
    isQuoted || bytes.isBareKey ? text : nil
  }

  /// The value of a line of the snapshot.
  var value: String? {
    isQuoted || bytes.isBareValue ? text : nil
  }

  /// A whole number, without a sign.
  var unsigned: UInt64? {
    isQuoted ? nil : bytes[...].wholeNumber
  }

  func integer<Number: FixedWidthInteger>(in range: ClosedRange<Number>) -> Number? {
    guard let number = unsigned.flatMap({ Number(exactly: $0) }), range.contains(number) else {
      return nil
    }
    return number
  }

  /// `1200:3`
  var find: ReplaySetup.Find? {
    guard !isQuoted, let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      let milliseconds = bytes[..<colon].wholeNumber.flatMap(Int64.init(exactly:)),
      let pair = bytes[(colon + 1)...].wholeNumber,
      ReplayGrammar.milliseconds.contains(milliseconds),
      pair < UInt64(ReplayGrammar.pairs.upperBound)
    else { return nil }
    return ReplaySetup.Find(milliseconds: milliseconds, pair: Int(pair))
  }

  /// `12,-3.5`
  var point: ScriptPoint? {
    pair(separator: UInt8(ascii: ","), isSigned: false).map { ScriptPoint(x: $0, y: $1) }
  }

  /// `+12,-3.5`
  var offset: ScriptPoint? {
    pair(separator: UInt8(ascii: ","), isSigned: true).map { ScriptPoint(x: $0, y: $1) }
  }

  /// `1024x768`
  func size(in sides: ClosedRange<Int>) -> ScriptSize? {
    guard let (width, height) = pair(separator: UInt8(ascii: "x"), isSigned: false),
      sides.contains(width.thousandths), sides.contains(height.thousandths)
    else { return nil }
    return ScriptSize(width: width, height: height)
  }

  /// `#` and sixteen lower-case digits of base 16.
  var digest: UInt64? {
    guard !isQuoted, bytes.count == 17, bytes.first == UInt8(ascii: "#") else { return nil }
    var digest: UInt64 = 0
    for byte in bytes.dropFirst() {
      guard let digit = byte.hexDigit, !byte.isUpperCase else { return nil }
      digest = digest << 4 | UInt64(digit)
    }
    return digest
  }

  /// `shift+control`, each once.
  var modifiers: [String]? {
    guard !isQuoted else { return nil }
    return bytes.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func pair(
    separator: UInt8, isSigned: Bool
  ) -> (ScriptCoordinate, ScriptCoordinate)? {
    // Most words that may be a pair of numbers are names.
    guard !isQuoted, let start = bytes.first, start < UInt8(ascii: "A"),
      let middle = bytes.firstIndex(of: separator),
      let first = ScriptCoordinate(
        parsing: UnsafeBufferPointer(rebasing: bytes[..<middle]), isSigned: isSigned),
      let second = ScriptCoordinate(
        parsing: UnsafeBufferPointer(rebasing: bytes[(middle + 1)...]), isSigned: isSigned)
    else { return nil }
    return (first, second)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The number that these digits are, if they are nothing else.
  fileprivate var wholeNumber: UInt64? {
    guard !isEmpty else { return nil }
    var number: UInt64 = 0
    for byte in self {
      guard byte.isDigit else { return nil }
      let (tenfold, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeNow) = tenfold.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      guard !isTooLarge, !isTooLargeNow else { return nil }
      number = sum
    }
    return number
  }
}

extension ScriptCoordinate {
  /// Reads a decimal with at most three digits behind the point, or refuses it.
  init?(parsing text: UnsafeBufferPointer<UInt8>, isSigned: Bool) {
    var digits = text[...]
    let sign = digits.first
    let isNegative = sign == UInt8(ascii: "-")
    let hasSign = isNegative || (isSigned && sign == UInt8(ascii: "+"))
    guard hasSign || !isSigned else { return nil }
    if hasSign { digits = digits.dropFirst() }
    // At most twelve digits, so this doesn't overflow.
    var (magnitude, whole, fraction) = (0, 0, 0)
    var isBehindPoint = false
    for byte in digits {
      if byte == UInt8(ascii: "."), !isBehindPoint {
        isBehindPoint = true
        continue
      }
      guard byte.isDigit, whole < 10, fraction < 4 else { return nil }
      magnitude = magnitude * 10 + Int(byte - UInt8(ascii: "0"))
      if isBehindPoint { fraction += 1 } else { whole += 1 }
    }
    guard (1...9).contains(whole), isBehindPoint ? (1...3).contains(fraction) : true else {
      return nil
    }
    for _ in fraction..<3 {
      magnitude *= 10
    }
    let thousandths = isNegative ? -magnitude : magnitude
    guard ReplayGrammar.coordinates.contains(thousandths) else { return nil }
    self.init(thousandths: thousandths)
  }
}

extension UInt8 {
  fileprivate var isUpperCase: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
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
