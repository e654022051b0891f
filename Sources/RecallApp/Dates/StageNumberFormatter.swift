import Foundation
import RecallUI

/// A formatter of numbers for programs, `NumberFormatter` in a file of names: it begins where all stages are.
///
/// It writes as many digits behind the point as it is told to, which Foundation's on this system doesn't: with a least
/// and a greatest number of them that are the same, and with a greatest one below the least one, it leaves the latter
/// out of account.
open class StageNumberFormatter: NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = StageFormats.locale
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class func localizedString(
    from number: NSNumber, number style: Style
  ) -> String {
    let formatter = StageNumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }

  open override var maximumFractionDigits: Int {
    get { super.maximumFractionDigits }
    set {
      super.maximumFractionDigits = newValue
      if super.minimumFractionDigits > newValue { super.minimumFractionDigits = newValue }
    }
  }

  open override var minimumFractionDigits: Int {
    get { super.minimumFractionDigits }
    set {
      super.minimumFractionDigits = newValue
      if super.maximumFractionDigits < newValue { super.maximumFractionDigits = newValue }
    }
  }

  open override func string(from number: NSNumber) -> String? {
    super.string(from: rounded(number))
  }

  open override func string(for object: Any?) -> String? {
    guard let object else { return nil }
    if let number = object as? Decimal { return string(from: NSDecimalNumber(decimal: number)) }
    guard let number = object as? NSNumber else { return super.string(for: object) }
    return string(from: number)
  }

  /// A number that has no more digits behind the point than are to be written.
  private func rounded(_ number: NSNumber) -> NSNumber {
    guard hasFractionDigits, !usesSignificantDigits, multiplier == nil else { return number }
    // With more digits a value has none that could be left out.
    let value = number.doubleValue
    guard value.isFinite, abs(value) < 1e15 else { return number }
    return NSDecimalNumber(
      decimal: Self.rounded(number.decimalValue, to: maximumFractionDigits, roundingMode))
  }

  /// A number with so many digits behind the point. Its magnitude is rounded, as the half of a negative one is the half
  /// of a positive one.
  private static func rounded(_ exact: Decimal, to digits: Int, _ mode: RoundingMode) -> Decimal {
    let isNegative = exact < 0
    func magnitude(_ mode: NSDecimalNumber.RoundingMode) -> Decimal {
      var (magnitude, rounded) = (exact.magnitude, Decimal())
      NSDecimalRound(&rounded, &magnitude, digits, mode)
      return rounded
    }
    let rounded: Decimal
    switch mode {
    case .up: rounded = magnitude(.up)
    case .down: rounded = magnitude(.down)
    case .ceiling: rounded = magnitude(isNegative ? .down : .up)
    case .floor: rounded = magnitude(isNegative ? .up : .down)
    case .halfUp: rounded = magnitude(.plain)
    case .halfDown:
      let (low, high) = (magnitude(.down), magnitude(.up))
      rounded = high - exact.magnitude < exact.magnitude - low ? high : low
    case .halfEven: rounded = magnitude(.bankers)
    @unknown default: rounded = magnitude(.bankers)
    }
    return isNegative ? -rounded : rounded
  }

  /// Whether its style writes the number itself, and not a hundred times it, or words.
  private var hasFractionDigits: Bool {
    switch numberStyle {
    case .decimal, .currency, .currencyISOCode, .currencyPlural, .currencyAccounting: true
    default: false
    }
  }
}
