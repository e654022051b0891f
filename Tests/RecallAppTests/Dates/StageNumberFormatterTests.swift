import Foundation
import RecallApp
import Testing

@Suite struct StageNumberFormatterTests {
  private func text(
    _ value: Double, _ style: NumberFormatter.Style, least: Int? = nil, most: Int? = nil
  ) -> String? {
    let formatter = StageNumberFormatter()
    formatter.numberStyle = style
    if let least { formatter.minimumFractionDigits = least }
    if let most { formatter.maximumFractionDigits = most }
    let text = formatter.string(from: NSNumber(value: value))
    #expect(formatter.string(for: value) == text)
    return text
  }

  @Test func asManyDigitsAsAreAskedFor() {
    #expect(text(9347.0536, .decimal, least: 2, most: 2) == "9,347.05")
    #expect(text(9347, .decimal, least: 2, most: 2) == "9,347.00")
    #expect(text(9347.0536, .decimal, least: 1, most: 1) == "9,347.1")
    #expect(text(9347.0536, .decimal) == "9,347.054")
    #expect(text(0.5, .percent) == "50%")
    #expect(text(0.1234, .percent, least: 1, most: 1) == "12.3%")
  }

  @Test func aGreatestNumberBelowTheLeastOneLowersThat() {
    #expect(text(9347.6, .currency) == "$9,347.60")
    #expect(text(9347.6, .currency, most: 0) == "$9,348")
    #expect(text(9347.66, .currency, most: 1) == "$9,347.7")
    #expect(text(9347.66, .currency, least: 1, most: 1) == "$9,347.7")
  }

  @Test func aLeastNumberAboveTheGreatestOneRaisesThat() {
    #expect(text(9347.05364, .decimal, least: 4) == "9,347.0536")
  }

  @Test func halvesGoWhereTheModeSays() {
    #expect(text(0.125, .decimal, most: 2) == "0.12")
    let formatter = StageNumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 2
    formatter.roundingMode = .ceiling
    #expect(formatter.string(from: 0.121) == "0.13")
    formatter.roundingMode = .floor
    #expect(formatter.string(from: 0.129) == "0.12")
  }

  @Test(
    arguments: [
      (.up, ["1.3", "-1.3", "1.3"]), (.down, ["1.2", "-1.2", "1.2"]),
      (.floor, ["1.2", "-1.3", "1.2"]),
      (.ceiling, ["1.3", "-1.2", "1.3"]), (.halfUp, ["1.3", "-1.3", "1.2"]),
      (.halfDown, ["1.2", "-1.2", "1.2"]), (.halfEven, ["1.2", "-1.2", "1.2"]),
    ] as [(NumberFormatter.RoundingMode, [String])])
  func eachModeRoundsNegativeNumbersAsItSays(
    mode: NumberFormatter.RoundingMode, expected: [String]
  ) {
    let formatter = StageNumberFormatter()
    formatter.numberStyle = .decimal
    (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (1, 1)
    formatter.roundingMode = mode
    #expect([1.25, -1.25, 1.249].map { formatter.string(from: $0 as NSNumber) } == expected)
  }

  @Test func whatIsNoUsualNumberIsWrittenAsItIs() {
    #expect(text(.nan, .decimal, most: 2) == "NaN")
    #expect(text(.infinity, .decimal, most: 2) == "+∞")
    #expect(text(1e18, .decimal, most: 2) == "1,000,000,000,000,000,000")
  }
}
