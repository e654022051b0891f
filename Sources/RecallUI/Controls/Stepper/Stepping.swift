/// Takes a value on by a step, without ever leaving what its type or its range can hold.
enum Stepping {
  /// The value that lies a step ahead or behind, at most the range's end; nil where there is none.
  static func value<Value: Strideable>(
    _ isForward: Bool, from value: Value, by step: Value.Stride, in bounds: ClosedRange<Value>?
  ) -> Value? {
    guard step > 0, isNumber(value) else { return nil }
    if let bounds {
      // What lies outside comes back to the nearer end first.
      if value < bounds.lowerBound { return isForward ? bounds.lowerBound : nil }
      if value > bounds.upperBound { return isForward ? nil : bounds.upperBound }
      let end = isForward ? bounds.upperBound : bounds.lowerBound
      guard value != end else { return nil }
      let next = advanced(value, isForward, by: step) ?? end
      return isForward ? min(next, end) : max(next, end)
    }
    return advanced(value, isForward, by: step)
  }

  /// What is wrong with what a stepper was given.
  static func fault<Value: Strideable>(of value: Value, by step: Value.Stride) -> String? {
    if !(step > 0) { return "a step of \(step); expected one above 0. It does nothing" }
    return isNumber(value) ? nil : "a value that is no number; expected one. It does nothing"
  }

  private static func isNumber<Value>(_ value: Value) -> Bool {
    guard let number = value as? any FloatingPoint else { return true }
    return !number.isNaN
  }

  /// Nil where the type holds no such value.
  private static func advanced<Value: Strideable>(
    _ value: Value, _ isForward: Bool, by step: Value.Stride
  ) -> Value? {
    if let whole = value as? any FixedWidthInteger {
      return sum(whole, isForward, step) as? Value
    }
    return value.advanced(by: isForward ? step : -step)
  }

  /// Integers trap where they overflow.
  private static func sum<Number: FixedWidthInteger, Step>(
    _ number: Number, _ isForward: Bool, _ step: Step
  ) -> Number? {
    func converted<Whole: BinaryInteger>(_ step: Whole) -> Number? { Number(exactly: step) }
    guard let whole = step as? any BinaryInteger, let step = converted(whole) else { return nil }
    let (sum, overflows) =
      isForward
      ? number.addingReportingOverflow(step) : number.subtractingReportingOverflow(step)
    return overflows ? nil : sum
  }
}
