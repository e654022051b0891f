/// An angle; positive ones turn clockwise on a screen, whose y axis points down.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public init(radians: Double = 0) {
    self.radians = radians
  }

  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static let zero = Angle()

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: AdditiveArithmetic {
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}

extension Angle {
  /// The sine and the cosine, exact for quarter turns within a few turns: a card that lies on its
  /// face lies flat, and is not seen in perspective because π has no end.
  package var sineAndCosine: (sine: Double, cosine: Double) {
    let quarters = radians / (.pi / 2)
    // Of larger numbers only each second one and less is whole.
    guard abs(quarters) < 1e15, quarters == quarters.rounded() else {
      return (sin(radians), cos(radians))
    }
    return switch Int(quarters) & 3 {
    case 0: (0, 1)
    case 1: (1, 0)
    case 2: (0, -1)
    default: (-1, 0)
    }
  }
}
