extension Measurement {
  /// How a measurement is written: its value with its unit, in English. Foundation has it on Apple's systems only.
  ///
  /// The unit stays what it is, whatever it is used for: what a stage shows doesn't depend on the place.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How long the unit is.
    public enum UnitWidth: Hashable, Codable, Sendable {
      /// `5 kilometers`.
      case wide
      /// `5 km`.
      case abbreviated
      /// `5km`.
      case narrow
    }

    private let width: UnitWidth
    private let numbers: FloatingPointFormatStyle<Double>

    public init(
      width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      numbers = numberFormatStyle ?? .number
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let number = Double(value.value).formatted(numbers.locale(Locale(identifier: "en_US")))
      let symbol = value.unit.symbol
      switch width {
      case .narrow: return number + symbol
      case .abbreviated: return symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
      case .wide: return "\(number) \(UnitName(symbol)?.name(for: value.value) ?? symbol)"
      }
    }
  }

  /// The value in a format.
  public func formatted(_ style: FormatStyle) -> String {
    style.format(self)
  }
}

/// What a measurement is used for; here it changes nothing.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Codable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  public static var general: Self { Self("general") }
  public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self("person") }
  public static var personHeight: Self { Self("personHeight") }
  public static var road: Self { Self("road") }
  public static var focalLength: Self { Self("focalLength") }
  public static var rainfall: Self { Self("rainfall") }
  public static var snowfall: Self { Self("snowfall") }
  public static var visibility: Self { Self("visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self("weather") }
  public static var person: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self("personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self("food") }
  public static var workout: Self { Self("workout") }
}

extension Text {
  /// Creates a view that shows a measurement in a format.
  public init<UnitType: Unit>(
    _ input: Measurement<UnitType>, format: Measurement<UnitType>.FormatStyle
  ) {
    self.init(verbatim: format.format(input))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A measurement in a format, as it is written where it stands.
  public mutating func appendInterpolation<UnitType: Dimension>(
    _ input: Measurement<UnitType>, format: Measurement<UnitType>.FormatStyle
  ) {
    appendInterpolation(format.format(input))
  }
}

extension FormatStyle {
  /// A measurement with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
