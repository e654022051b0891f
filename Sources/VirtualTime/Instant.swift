/// A point on a stage's own clock: whole nanoseconds since the session began.
///
/// No real clock is behind it. An instant comes with an event, or is a timer's deadline.
/// Arithmetic saturates at the ends of the range (± 292 years) instead of trapping, so that no
/// input can overflow it.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the session began.
  public var nanoseconds: Int64

  /// Creates the instant `nanoseconds` after the session began.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the instant `milliseconds` after the session began, saturating.
  public init(milliseconds: Int64) {
    self.init(nanoseconds: milliseconds.saturatingProduct(with: 1_000_000))
  }

  /// The instant at which a session begins.
  public static let zero = Instant(nanoseconds: 0)

  /// The last instant that there is; nothing is scheduled behind it.
  public static let distantFuture = Instant(nanoseconds: .max)

  /// Whole milliseconds since the session began, rounded up.
  ///
  /// A replay script counts in whole milliseconds. Rounding up keeps an event behind every timer
  /// that had fired before it.
  public var millisecondsRoundedUp: Int64 {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// Seconds since the session began, for code that computes with floating point.
  public var seconds: Double {
    Double(nanoseconds) / 1_000_000_000
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension Instant: InstantProtocol {
  public func advanced(by duration: Duration) -> Instant {
    Instant(nanoseconds: nanoseconds.saturatingSum(with: duration.saturatingNanoseconds))
  }

  public func duration(to other: Instant) -> Duration {
    .nanoseconds(other.nanoseconds.saturatingDifference(from: nanoseconds))
  }
}

extension Instant: CustomStringConvertible {
  public var description: String {
    "\(Double(nanoseconds) / 1_000_000) ms"
  }
}

extension Duration {
  /// This duration in whole nanoseconds, rounded towards zero, saturating at ± 292 years.
  public var saturatingNanoseconds: Int64 {
    // Not by `components`, which take two divisions and two products.
    Int64(clamping: attoseconds / 1_000_000_000)
  }

  /// Creates a duration of `seconds`, or zero when that is not a number; saturating.
  ///
  /// `Duration.seconds(_: Double)` traps for what doesn't fit, and views hand in any number.
  public static func saturating(seconds: Double) -> Duration {
    guard !seconds.isNaN else { return .zero }
    let nanoseconds = (seconds * 1_000_000_000).rounded()
    if nanoseconds >= 9.2e18 { return .nanoseconds(Int64.max) }
    if nanoseconds <= -9.2e18 { return .nanoseconds(Int64.min) }
    return .nanoseconds(Int64(nanoseconds))
  }
}

extension Int64 {
  func saturatingSum(with other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  func saturatingDifference(from other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  func saturatingProduct(with other: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
