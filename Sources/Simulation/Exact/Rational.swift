/// A fraction of 128-bit integers, always in lowest terms.
///
/// A result that doesn't fit is ``unrepresentable``, as is everything computed from it: a number
/// is either exact or says that it isn't one.
public struct Rational: ExactNumber, Equatable {
  /// The numerator; its sign is that of the fraction.
  public let numerator: Int128
  /// The denominator, positive; 0 in the number that doesn't fit.
  public let denominator: Int128

  /// Stands for every number that doesn't fit.
  public static let unrepresentable = Rational(unchecked: 0, over: 0)

  /// Whether this is a number at all.
  public var isRepresentable: Bool {
    denominator != 0
  }

  private init(unchecked numerator: Int128, over denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a fraction in lowest terms; without a denominator, ``unrepresentable``.
  public init(_ numerator: Int128, over denominator: Int128) {
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    guard denominator != 0, let positive = Int128(exactly: divisor),
      denominator != .min, numerator != .min
    else {
      self = .unrepresentable
      return
    }
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.init(unchecked: sign * (numerator / positive), over: sign * (denominator / positive))
  }

  public init(_ numerator: Int, over denominator: Int) {
    self.init(Int128(numerator), over: Int128(denominator))
  }

  private static func greatestCommonDivisor(_ one: UInt128, _ other: UInt128) -> UInt128 {
    var (larger, smaller) = (one, other)
    while smaller != 0 {
      (larger, smaller) = (smaller, larger % smaller)
    }
    return larger
  }

  public static func + (left: Rational, right: Rational) -> Rational {
    guard left.isRepresentable, right.isRepresentable else { return .unrepresentable }
    let common = Int128(
      greatestCommonDivisor(left.denominator.magnitude, right.denominator.magnitude))
    let (leftPart, overflow1) = left.numerator.multipliedReportingOverflow(
      by: right.denominator / common)
    let (rightPart, overflow2) = right.numerator.multipliedReportingOverflow(
      by: left.denominator / common)
    let (sum, overflow3) = leftPart.addingReportingOverflow(rightPart)
    let (denominator, overflow4) = left.denominator.multipliedReportingOverflow(
      by: right.denominator / common)
    guard !overflow1, !overflow2, !overflow3, !overflow4 else { return .unrepresentable }
    return Rational(sum, over: denominator)
  }

  public static func - (left: Rational, right: Rational) -> Rational {
    left + Rational(unchecked: -right.numerator, over: right.denominator)
  }

  public static func * (left: Rational, right: Rational) -> Rational {
    // Crosswise in lowest terms first, so that only a result that doesn't fit overflows.
    let one = Rational(left.numerator, over: right.denominator)
    let other = Rational(right.numerator, over: left.denominator)
    guard one.isRepresentable, other.isRepresentable else { return .unrepresentable }
    let (numerator, overflow1) = one.numerator.multipliedReportingOverflow(by: other.numerator)
    let (denominator, overflow2) = one.denominator.multipliedReportingOverflow(
      by: other.denominator)
    guard !overflow1, !overflow2 else { return .unrepresentable }
    return Rational(numerator, over: denominator)
  }

  /// Whether the left number is smaller; false when the two can't be compared.
  public static func < (left: Rational, right: Rational) -> Bool {
    let difference = left - right
    return difference.isRepresentable && difference.numerator < 0
  }

  public static var slack: Rational { Rational(0, over: 1) }

  public var approximation: Double {
    isRepresentable ? Double(numerator) / Double(denominator) : .nan
  }
}

extension Rational: CustomStringConvertible {
  public var description: String {
    guard isRepresentable else { return "unrepresentable" }
    return denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
