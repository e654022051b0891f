// The same names as in the standard library: a program that draws gets these, without a word changed.

extension FixedWidthInteger {
  /// A number that the stage's chance draws.
  ///
  /// - Parameter range: What it may be; as in the standard library, not empty.
  public static func random(in range: Range<Self>) -> Self {
    var generator = StageRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A number that the stage's chance draws.
  ///
  /// - Parameter range: What it may be.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = StageRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number that the stage's chance draws.
  ///
  /// - Parameter range: What it may be; as in the standard library, not empty.
  public static func random(in range: Range<Self>) -> Self {
    var generator = StageRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A number that the stage's chance draws.
  ///
  /// - Parameter range: What it may be.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = StageRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  /// True or false, as the stage's chance draws.
  public static func random() -> Bool {
    var generator = StageRandomNumberGenerator()
    return random(using: &generator)
  }
}
