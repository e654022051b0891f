/// How a symbol comes and leaves.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// A symbol comes.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale(1)) }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// A symbol leaves.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale(0)) }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol, or any other view, grows as it comes and shrinks as it leaves.
public struct SymbolEffectTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.6)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Comes and leaves as symbols do.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Comes and leaves as symbols do.
  ///
  /// - Parameters:
  ///   - effect: Taken for what programs say: both ways look alike.
  ///   - options: Taken likewise.
  public static func symbolEffect<Effect: TransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition()
  }
}
