/// What a backslash in a quoted text stands for, together with what follows it.
enum Escape {
  /// A scalar, which so many bytes tell.
  case scalar(Unicode.Scalar, length: Int)
  /// Nothing, as nothing follows.
  case alone
  /// Nothing, as nothing follows that makes an escape.
  case unknown
  /// Nothing, as what follows `\u` is the number of no scalar: these digits, as far as they are any.
  case noScalar(digits: String)

  /// Reads the escape whose backslash stands at `start`.
  init(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard start + 1 < bytes.count else {
      self = .alone
      return
    }
    let kind = bytes[start + 1]
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      self = .scalar(Unicode.Scalar(kind), length: 2)
    case UInt8(ascii: "n"): self = .scalar("\n", length: 2)
    case UInt8(ascii: "r"): self = .scalar("\r", length: 2)
    case UInt8(ascii: "t"): self = .scalar("\t", length: 2)
    case UInt8(ascii: "u"): self.init(numberIn: bytes[(start + 2)...])
    default: self = .unknown
    }
  }

  /// Reads what follows `\u`.
  private init(numberIn rest: Slice<UnsafeBufferPointer<UInt8>>) {
    guard rest.first == UInt8(ascii: "{") else {
      self = .noScalar(digits: "")
      return
    }
    let behind = rest.dropFirst()
    let digits = behind.prefix(Self.mostDigits).prefix { $0 != UInt8(ascii: "}") && !$0.isBlank }
    let isClosed = behind.dropFirst(digits.count).first == UInt8(ascii: "}")
    guard isClosed, let number = digits.hexNumber, let scalar = Unicode.Scalar(number) else {
      self = .noScalar(digits: String(decoding: digits, as: UTF8.self))
      return
    }
    self = .scalar(scalar, length: digits.count + 4)
  }

  /// One more than a number of 32 bits can have.
  private static let mostDigits = 9
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The number that these digits of base 16 are, if they are nothing else.
  fileprivate var hexNumber: UInt32? {
    guard !isEmpty else { return nil }
    var number: UInt64 = 0
    for byte in self {
      guard let digit = byte.hexDigit else { return nil }
      number = number << 4 | UInt64(digit)
    }
    return UInt32(exactly: number)
  }
}
