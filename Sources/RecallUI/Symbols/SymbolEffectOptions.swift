/// How often, and how fast, a symbol's effect runs.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// How many times it runs when a value changes.
  private(set) var count = 1
  /// How fast: 1 is as usual.
  private(set) var speed = 1.0
  /// How long nothing happens between two runs, in seconds.
  private(set) var pause = 0.0

  /// Once, as fast as usual.
  public static let `default` = SymbolEffectOptions()
  /// Taken for what programs name: an effect that isn't about a value goes on by itself.
  public static let repeating = SymbolEffectOptions()
  /// Taken likewise: an effect that is about a value runs once by itself.
  public static let nonRepeating = SymbolEffectOptions()

  /// As fast as `speed` says; from a tenth of the usual to ten times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }

  /// Runs so many times, from 1 to 100.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default.repeat(count) }

  /// Runs as a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    .default.repeat(behavior)
  }

  /// How an effect is repeated.
  public struct RepeatBehavior: Equatable, Sendable {
    fileprivate var count: Int?
    fileprivate var pause = 0.0

    /// One run after the other; an effect that is about a value runs once.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// One run after the other, with the pause that there is by itself: half a second.
    public static var periodic: RepeatBehavior { periodic() }

    /// One run after the other, with a pause between them.
    ///
    /// - Parameters:
    ///   - count: How often an effect runs that is about a value, from 1 to 100; nil for once.
    ///   - delay: The pause, in seconds, from 0 to 3,600; nil for half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay ?? 0.5
      return RepeatBehavior(count: count, pause: delay.isNaN ? 0 : min(max(delay, 0), 3_600))
    }
  }

  /// These options, with runs as a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.pause = behavior.pause
    return options
  }

  /// These options, as fast as `speed` says; from a tenth of the usual to ten times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isNaN ? 1 : min(max(speed, 0.1), 10)
    return options
  }

  /// These options, with so many runs, from 1 to 100.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = min(max(count ?? 1, 1), 100)
    return options
  }
}
