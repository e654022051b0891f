/// Writes measurements in English, in the shape that Foundation has on Apple's systems only.
public final class MeasurementFormatter: Formatter {
  /// What is said of a measurement's unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The unit stays what it is, as it does anyway.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Taken for what programs say: the unit stays what it is.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures have a sign for degrees alone.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  public var unitOptions: UnitOptions = []
  /// How long units are.
  public var unitStyle = Formatter.UnitStyle.medium
  /// Writes the value.
  public var numberFormatter = NumberFormatter()
  /// Taken for what programs say: the words are English.
  public var locale = Locale(identifier: "en_US")

  public override init() {
    super.init()
    numberFormatter.numberStyle = .decimal
    numberFormatter.locale = locale
  }

  /// Never called: no archive has a formatter.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A measurement with its unit.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value))
    return written(number ?? "\(measurement.value)", measurement.value, measurement.unit)
  }

  /// The name of a unit.
  public func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitName(unit.symbol)?.name(for: 1) ?? unit.symbol : unit.symbol
  }

  private func written(_ number: String, _ value: Double, _ unit: Unit) -> String {
    let symbol = unit.symbol
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + "°"
    }
    switch unitStyle {
    case .long: return "\(number) \(UnitName(symbol)?.name(for: value) ?? symbol)"
    case .short: return number + symbol
    default: return symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
    }
  }
}
