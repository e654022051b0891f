/// How the inside of a path is told from its outside, and whether its edges are smoothed.
public struct FillStyle: Equatable, Sendable {
  /// Whether a point is inside when an odd number of edges surrounds it; otherwise when the
  /// edges' directions around it do not cancel out (nonzero winding).
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  @inlinable
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
