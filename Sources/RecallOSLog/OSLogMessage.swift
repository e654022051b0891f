import Foundation

/// What a program tells of itself. Values that it says are private are left out; others are written down.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The words and values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a value as it describes itself.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: How much room it has.
  ///   - privacy: Whether it may be seen.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align: align, privacy) { String(describing: value()) }
  }

  /// Adds a number in a form.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align: align, privacy) { format.text(of: value()) }
  }

  /// Adds a number in a form.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align: align, privacy) { format.text(of: Double(value())) }
  }

  private mutating func append(
    align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ words: () -> String
  ) {
    text += align.text(of: privacy.isHidden ? "<private>" : words())
  }
}

/// Whether a value of a message may be seen.
public struct OSLogPrivacy: Sendable {
  /// What stands for a value that may not be seen.
  public enum Mask: Sendable {
    case hash, none
  }

  let isHidden: Bool

  /// It may be: who reads a program's output here is who runs it.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  /// As without a mask: that two values are the same isn't told either.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How much room a value of a message has.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// The most columns that count.
  static let widest = 256

  func text(of words: String) -> String {
    let room = min(columns, Self.widest) - words.count
    guard room > 0 else { return words }
    let blanks = String(repeating: " ", count: room)
    return isRight ? blanks + words : words + blanks
  }
}

/// The form of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let isUppercase: Bool
  let showsSign: Bool

  public static var decimal: OSLogIntegerFormatting { decimal() }
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, isUppercase: false, showsSign: explicitPositiveSign)
  }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static func hex(uppercase: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase, showsSign: false)
  }
  public static var octal: OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, isUppercase: false, showsSign: false)
  }

  func text<Value: BinaryInteger>(of value: Value) -> String {
    let words = String(value, radix: radix, uppercase: isUppercase)
    return showsSign && value >= 0 ? "+\(words)" : words
  }
}

/// The form of a number.
public struct OSLogFloatFormatting: Sendable {
  let digits: Int
  let showsSign: Bool

  public static var fixed: OSLogFloatFormatting { fixed() }
  public static func fixed(
    precision: Int = 6, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision, showsSign: explicitPositiveSign)
  }

  func text(of value: Double) -> String {
    let words = String(format: "%.\(min(max(digits, 0), 100))f", value)
    return showsSign && value >= 0 ? "+\(words)" : words
  }
}
