/// A value that can be scaled and added, so that values between two of its kind can be found.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// This value with each component multiplied by `factor`.
  public func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }

  /// Goes a part of the way to another value: none for an amount of 0, all of it for 1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value after a part of the way to another one.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var value = self
    value.interpolate(towards: other, amount: amount)
    return value
  }

  package var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// The animatable data of what has none.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }

  public static func + (
    left: EmptyAnimatableData, right: EmptyAnimatableData
  ) -> EmptyAnimatableData { left }

  public static func - (
    left: EmptyAnimatableData, right: EmptyAnimatableData
  ) -> EmptyAnimatableData { left }
}

/// Two values that are animated together.
///
/// What most views animate, places, sizes, rectangles and their corners, is compiled for its types: the runtime would
/// be asked for them with each sum.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  @_specialize(
    where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>
  )
  @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == CGFloat)
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double {
    @_specialize(where First == CGFloat, Second == CGFloat)
    @_specialize(where First == Double, Second == Double)
    @_specialize(
      where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>
    )
    @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == CGFloat)
    get { first.magnitudeSquared + second.magnitudeSquared }
  }

  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  @_specialize(
    where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>
  )
  @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == CGFloat)
  public static func == (left: AnimatablePair, right: AnimatablePair) -> Bool {
    left.first == right.first && left.second == right.second
  }

  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  @_specialize(
    where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>
  )
  @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == CGFloat)
  public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }

  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  @_specialize(
    where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>
  )
  @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == CGFloat)
  public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }

  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  @_specialize(
    where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>
  )
  @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == CGFloat)
  public static func += (left: inout AnimatablePair, right: AnimatablePair) {
    left.first += right.first
    left.second += right.second
  }

  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  @_specialize(
    where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>
  )
  @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == CGFloat)
  public static func -= (left: inout AnimatablePair, right: AnimatablePair) {
    left.first -= right.first
    left.second -= right.second
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
