/// How a symbol moves to draw attention.
public protocol SymbolEffect {
  var _motion: _SymbolMotion { get }
}

/// An effect that runs once, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on for as long as it is wanted.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// What a symbol does. A symbol is one drawing here: effects that go through its layers take it as a
/// whole.
public struct _SymbolMotion: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case bounce(CGFloat)
    case pulse
    case scale(CGFloat)
    case wiggle
    case rotate
    case breathe
  }

  let kind: Kind
}

/// The symbol springs up, or down, and back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var scale: CGFloat = 1.2

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .bounce(scale)) }
  public var up: Self { Self(scale: 1.2) }
  public var down: Self { Self(scale: 0.8) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// The symbol fades, and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// The symbol's layers light up one after the other: here it fades as a whole.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
}

/// The symbol is larger, or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var scale: CGFloat = 1.15

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale(scale)) }
  public var up: Self { Self(scale: 1.15) }
  public var down: Self { Self(scale: 0.85) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// The symbol turns to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .wiggle) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// The symbol turns round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .rotate) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// The symbol gets larger and smaller, slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .breathe) }
  public var plain: Self { self }
  public var pulse: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
