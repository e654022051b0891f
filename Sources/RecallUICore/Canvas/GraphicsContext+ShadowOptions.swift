extension GraphicsContext {
  /// How a filter draws a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The shadow is above what throws it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow is drawn, and what throws it isn't.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// What is around the thing throws the shadow, as through a hole.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Taken for what programs say: a shadow and what throws it are mixed with what is behind them one by one.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}
