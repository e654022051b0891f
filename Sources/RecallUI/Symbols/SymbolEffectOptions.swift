/// How often, and how fast, a symbol's effect runs.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// How many times it runs when a value changes.
  private(set) var count = 1
  /// How fast: 1 is as usual.
  private(set) var speed = 1.0

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
