/// What a unit is called in English.
struct UnitName {
  private let one: String
  private let many: String

  /// Nil for a unit whose name isn't known.
  init?(_ symbol: String) {
    guard let entry = UnitName.names[symbol] else { return nil }
    one = entry
    many = UnitName.plurals[entry] ?? UnitName.plural(of: entry)
  }

  /// The name behind a number.
  func name(for value: Double) -> String { value == 1 ? one : many }

  private static func plural(of name: String) -> String {
    // Of "kilometer per hour" there are kilometers per hour.
    guard let end = name.firstRange(of: " per ")?.lowerBound else { return name + "s" }
    return name[..<end] + "s" + name[end...]
  }

  private static let plurals = [
    "foot": "feet", "inch": "inches", "stone": "stone", "degree Celsius": "degrees Celsius",
    "degree Fahrenheit": "degrees Fahrenheit", "fluid ounce": "fluid ounces", "hertz": "hertz",
  ]

  /// By Foundation's symbols.
  private static let names = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "yd": "yard", "ft": "foot", "in": "inch", "nmi": "nautical mile", "kg": "kilogram", "g": "gram",
    "mg": "milligram", "oz": "ounce", "lb": "pound", "st": "stone", "s": "second", "sec": "second",
    "min": "minute", "hr": "hour", "h": "hour", "ms": "millisecond", "L": "liter",
    "mL": "milliliter", "gal": "gallon", "cup": "cup", "pt": "pint", "qt": "quart",
    "tbsp": "tablespoon", "tsp": "teaspoon", "fl oz": "fluid ounce", "°C": "degree Celsius",
    "°F": "degree Fahrenheit", "K": "kelvin", "km/h": "kilometer per hour",
    "mph": "mile per hour", "m/s": "meter per second", "J": "joule", "kJ": "kilojoule",
    "cal": "calorie", "kCal": "kilocalorie", "W": "watt", "kW": "kilowatt", "Hz": "hertz",
    "°": "degree", "rad": "radian", "B": "byte", "kB": "kilobyte", "MB": "megabyte",
    "GB": "gigabyte",
  ]
}
