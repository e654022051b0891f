import Testing

@testable import Replay

@Suite struct DecimalNumberTests {
  /// From the least to the greatest.
  private static let ordered = [
    "-10000000000000000000000000000001", "-10", "-9.5", "-9.49", "-0.001", "0", "0.0001", "0.5",
    "9",
    "9.1", "10", "9223372036854775808", "9223372036854775809",
  ]

  @Test func numbersAreComparedExactly() throws {
    let numbers = try Self.ordered.map { try #require(DecimalNumber($0)) }
    for (index, number) in numbers.enumerated() {
      for (other, second) in numbers.enumerated() {
        #expect((number < second) == (index < other), "\(number) and \(second)")
        #expect((number == second) == (index == other), "\(number) and \(second)")
      }
    }
  }

  @Test(arguments: [
    ("007", "7"), ("-0", "0"), ("0.50", "0.5"), ("12.000", "12"), ("-3.10", "-3.1"), ("0.0", "0"),
  ])
  func theSameNumberIsTheSameHoweverItIsWritten(text: String, shortest: String) throws {
    let number = try #require(DecimalNumber(text))
    #expect(number == DecimalNumber(shortest))
    #expect("\(number)" == shortest)
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1e3", "0x1", "+1", "--1", "1.2.3", "nan", "1 ", "١"])
  func whatIsNoNumberIsNone(text: String) {
    #expect(DecimalNumber(text) == nil)
  }
}
