/// A point in a game's time: whole nanoseconds since the session began.
///
/// The model reads no clock. Whoever chooses a card says when. Only differences count, they
/// saturate instead of overflowing, and time that runs backwards counts as time that stands still.
public struct GameInstant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the session began.
  public var nanoseconds: Int64

  /// Creates the instant `nanoseconds` after the session began.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the instant `milliseconds` after the session began, saturating.
  public init(milliseconds: Int64) {
    let (product, overflow) = milliseconds.multipliedReportingOverflow(by: 1_000_000)
    self.init(nanoseconds: overflow ? (milliseconds < 0 ? .min : .max) : product)
  }

  /// The instant at which a session begins.
  public static var zero: GameInstant {
    @inlinable get { GameInstant(nanoseconds: 0) }
  }

  @inlinable
  public static func < (left: GameInstant, right: GameInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Nanoseconds since an `earlier` instant, 0 when that one is later; saturating.
  @inlinable
  func nanoseconds(since earlier: GameInstant) -> Int64 {
    guard nanoseconds > earlier.nanoseconds else { return 0 }
    let (elapsed, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? .max : elapsed
  }
}
