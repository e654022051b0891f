import RecallUI
import Testing

@Suite struct MeasurementFormatTests {
  private let length = Measurement(value: 1234.5, unit: UnitLength.kilometers)

  @Test func aMeasurementStandsInWordsInItsFormat() {
    let walk = Measurement(value: 3.1, unit: UnitDuration.hours)
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Text(
        """
        About \(walk, format: .measurement(
          width: .narrow, numberFormatStyle: .number.precision(.fractionLength(0)))).
        """)
    }
    #expect(stage.elements.compactMap(\.label) == ["About 3h."])
  }

  @Test func unitsAreAsLongAsTheyAreWanted() {
    #expect(length.formatted(.measurement(width: .wide)) == "1,234.5 kilometers")
    #expect(length.formatted(.measurement(width: .abbreviated)) == "1,234.5 km")
    #expect(length.formatted(.measurement(width: .narrow)) == "1,234.5km")
  }

  @Test(arguments: [
    (1.0, UnitLength.feet as Dimension, "1 foot"), (2, UnitLength.feet, "2 feet"),
    (2, UnitSpeed.kilometersPerHour, "2 kilometers per hour"),
    (1, UnitSpeed.kilometersPerHour, "1 kilometer per hour"),
    (0, UnitTemperature.celsius, "0 degrees Celsius"),
    (3, UnitPressure.bars, "3 bar"),
  ])
  func namesFollowTheNumber(value: Double, unit: Dimension, expected: String) {
    let measurement = Measurement(value: value, unit: unit)
    #expect(measurement.formatted(.measurement(width: .wide)) == expected)
  }

  @Test func numbersHaveTheirFormatAndUsesChangeNothing() {
    let heat = Measurement(value: 21.27, unit: UnitTemperature.celsius)
    #expect(
      heat.formatted(
        .measurement(
          width: .abbreviated, usage: .weather,
          numberFormatStyle: .number.precision(.fractionLength(1)))) == "21.3°C")
    let stage = smallStage { Text(heat, format: .measurement(width: .narrow, usage: .asProvided)) }
    #expect(stage.texts == ["21.27°C"])
  }

  @Test func aFormatterWritesTheSame() {
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: length) == "1,234.5 km")
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: length) == "1,234 kilometers")
    #expect(formatter.string(from: UnitLength.miles) == "mile")
    formatter.unitStyle = .short
    #expect(formatter.string(from: length) == "1,234km")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: Measurement(value: 4, unit: UnitTemperature.kelvin)) == "4°")
  }
}
