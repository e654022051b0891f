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
    case wiggle(Wiggle)
    /// Once round: 1 for clockwise, -1 for the other way.
    case rotate(Double)
    case breathe
  }

  /// How a symbol wiggles.
  enum Wiggle: Equatable, Sendable {
    /// About its middle, first in a direction: 1 for clockwise, -1 for the other way.
    case turning(Double)
    /// To a side and back: the side as a vector with the length 1, y downwards.
    case along(CGSize)
    /// Like this to where lines lead (1), or from where they come (-1).
    case alongLines(CGFloat)
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

/// The symbol turns, or moves, to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var way = _SymbolMotion.Wiggle.turning(-1)

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .wiggle(way)) }
  public var clockwise: Self { Self(way: .turning(1)) }
  public var counterClockwise: Self { Self(way: .turning(-1)) }
  public var left: Self { Self(way: .along(CGSize(width: -1, height: 0))) }
  public var right: Self { Self(way: .along(CGSize(width: 1, height: 0))) }
  public var up: Self { Self(way: .along(CGSize(width: 0, height: -1))) }
  public var down: Self { Self(way: .along(CGSize(width: 0, height: 1))) }
  /// To where lines of text lead.
  public var forward: Self { Self(way: .alongLines(1)) }
  /// To where lines of text come from.
  public var backward: Self { Self(way: .alongLines(-1)) }

  /// To a side.
  ///
  /// - Parameter angle: Clockwise from the right.
  public func custom(angle: Angle) -> Self {
    let angle = CGFloat(angle.radians.isFinite ? angle.radians : 0)
    return Self(way: .along(CGSize(width: cos(angle), height: sin(angle))))
  }

  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// The symbol turns round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var direction = 1.0

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .rotate(direction)) }
  public var clockwise: Self { Self(direction: 1) }
  public var counterClockwise: Self { Self(direction: -1) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// The symbol gets larger and smaller, slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .breathe) }
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
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
