/// A number that expectations are computed with: rational, or floating point where rationals no
/// longer fit.
public protocol ExactNumber: Comparable, Sendable {
  /// The number `numerator` / `denominator`; the denominator is not zero.
  init(_ numerator: Int, over denominator: Int)

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self

  /// How far apart two numbers have to be before one is taken to be larger.
  static var slack: Self { get }

  /// The nearest floating-point number; not a number when this one doesn't fit its own type.
  var approximation: Double { get }
}

extension ExactNumber {
  public init(_ integer: Int) {
    self.init(integer, over: 1)
  }
}

extension Double: ExactNumber {
  public init(_ numerator: Int, over denominator: Int) {
    self = Double(numerator) / Double(denominator)
  }

  /// Well over the rounding of a few thousand steps, well under any difference between moves.
  public static var slack: Double { 1e-12 }

  public var approximation: Double { self }
}
