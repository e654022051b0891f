/// The values that a slider leads to.
struct SliderScale: Equatable {
  /// Both ends are finite, and so is what lies between them.
  let lower: Double
  let upper: Double
  /// From one value to the next; nil for all that lie in the range.
  let step: Double?
  /// What was wrong with what the slider was given.
  private(set) var fault: String?

  /// Creates a scale; what can't be used of it counts as a range of no length, or as no step.
  init(from lower: Double, to upper: Double, step: Double?) {
    let isUsable = lower.isFinite && upper.isFinite && (upper - lower).isFinite && lower <= upper
    self.lower = isUsable ? lower : 0
    self.upper = isUsable ? upper : 0
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    if !isUsable || lower == upper {
      fault = """
        a range from \(ControlLook.text(of: lower)) to \(ControlLook.text(of: upper)); expected a \
        finite one with something in it. It can't be moved
        """
    } else if let step, self.step == nil {
      fault = """
        a step of \(ControlLook.text(of: step)); expected a finite one above 0. It is ignored
        """
    }
  }

  /// How long the range is.
  var length: Double { upper - lower }

  /// A value as one of the range; no number is its beginning.
  func clamped(_ value: Double) -> Double {
    value.isNaN ? lower : min(max(value, lower), upper)
  }

  /// How far in the range a value is, from 0 to 1.
  func fraction(of value: Double) -> Double {
    length > 0 ? (clamped(value) - lower) / length : 0
  }

  /// The value that lies so far in the range, from 0 to 1.
  func value(at fraction: Double) -> Double {
    nearest(to: lower + min(max(fraction, 0), 1) * length)
  }

  /// The value that a number of steps leads to; without steps, a tenth of the range is one.
  func value(_ count: Double, stepsFrom value: Double) -> Double {
    nearest(to: clamped(value) + count * (step ?? length / 10))
  }

  /// The nearest value that the slider leads to. The last one may lie below the range's end.
  private func nearest(to value: Double) -> Double {
    guard let step else { return clamped(value) }
    // Of 0 to 0.3 in steps of 0.1, the last is the third, though 0.3 / 0.1 is less than 3.
    let last = (length / step * (1 + 1e-12)).rounded(.down)
    let index = ((clamped(value) - lower) / step).rounded()
    return clamped(lower + min(index, last) * step)
  }
}
