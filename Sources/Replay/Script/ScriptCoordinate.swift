import Foundation

/// A length as a script can say it: whole thousandths of a point, within a million points.
///
/// Being whole, it prints and compares exactly, and is never NaN or infinite.
public struct ScriptCoordinate: Hashable, Comparable, Sendable {
  /// Thousandths of a point.
  public let thousandths: Int

  /// Creates a length, moved into the range that a script can say.
  public init(thousandths: Int) {
    self.thousandths = min(
      max(thousandths, ReplayGrammar.coordinates.lowerBound),
      ReplayGrammar.coordinates.upperBound)
  }

  /// Creates the length nearest to `value` points; zero when that is not a number.
  public init(_ value: CGFloat) {
    guard !value.isNaN else {
      self.init(thousandths: 0)
      return
    }
    let bound = CGFloat(ReplayGrammar.coordinates.upperBound)
    self.init(thousandths: Int(min(max((value * 1000).rounded(), -bound), bound)))
  }

  /// In points.
  public var value: CGFloat {
    CGFloat(thousandths) / 1000
  }

  public static func < (left: ScriptCoordinate, right: ScriptCoordinate) -> Bool {
    left.thousandths < right.thousandths
  }
}

extension ScriptCoordinate: ScriptPart {
  /// The shortest decimal: `12`, `-0.5`, `3.125`.
  public var description: String { written }

  func write(to text: inout ScriptText) {
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    if thousandths < 0 { text.append("-") }
    text.append(digitsOf: UInt64(whole))
    guard fraction > 0 else { return }
    text.append(".")
    var (rest, unit) = (fraction, UInt(100))
    while rest > 0 {
      text.append(digitsOf: UInt64(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  /// With its sign in any case: `+12`, `-0.5`.
  fileprivate func writeWithSign(to text: inout ScriptText) {
    if thousandths >= 0 { text.append("+") }
    write(to: &text)
  }
}

/// A point, or a way from one point to another, as a script can say it.
public struct ScriptPoint: Hashable, Sendable {
  public var x: ScriptCoordinate
  public var y: ScriptCoordinate

  public init(x: ScriptCoordinate, y: ScriptCoordinate) {
    self.x = x
    self.y = y
  }

  /// Creates the point nearest to `point` that a script can say.
  public init(_ point: CGPoint) {
    self.init(x: ScriptCoordinate(point.x), y: ScriptCoordinate(point.y))
  }

  /// In points.
  public var cgPoint: CGPoint {
    CGPoint(x: x.value, y: y.value)
  }
}

extension ScriptPoint: ScriptPart {
  public var description: String { written }

  func write(to text: inout ScriptText) {
    text.append(x, ",", y)
  }

  /// With their signs in any case: `+12,-0.5`.
  func writeWithSigns(to text: inout ScriptText) {
    x.writeWithSign(to: &text)
    text.append(",")
    y.writeWithSign(to: &text)
  }
}

/// A size as a script can say it: no side is negative.
public struct ScriptSize: Hashable, Sendable {
  public let width: ScriptCoordinate
  public let height: ScriptCoordinate

  /// Creates a size, its sides moved into 0 … 100,000 points.
  public init(width: ScriptCoordinate, height: ScriptCoordinate) {
    func clamped(_ side: ScriptCoordinate) -> ScriptCoordinate {
      let sides = ReplayGrammar.resizedSides
      return ScriptCoordinate(
        thousandths: min(max(side.thousandths, sides.lowerBound), sides.upperBound))
    }
    self.width = clamped(width)
    self.height = clamped(height)
  }

  /// Creates the size nearest to `size` that a script can say.
  public init(_ size: CGSize) {
    self.init(width: ScriptCoordinate(size.width), height: ScriptCoordinate(size.height))
  }

  /// In points.
  public var cgSize: CGSize {
    CGSize(width: width.value, height: height.value)
  }
}

extension ScriptSize: ScriptPart {
  public var description: String { written }

  func write(to text: inout ScriptText) {
    text.append(width, "x", height)
  }
}
