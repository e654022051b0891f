extension Measurement {
  /// The value with its unit's symbol, as Foundation has it where it has formats of measurements: `3.5 m`.
  public func formatted() -> String {
    "\(Double(value).formatted(.number.locale(Locale(identifier: "en_US")))) \(unit.symbol)"
  }
}
