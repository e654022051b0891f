import TestSupport
import Testing

@testable import RecallCharts

@Suite struct NiceNumbersTests {
  @Test(arguments: [
    (10.0, 5, 2.0), (7, 5, 1), (100, 5, 20), (0.3, 5, 0.05), (1, 10, 0.1), (35, 5, 10),
    (75, 5, 20), (1_234, 4, 500), (1e-9, 5, 2e-10),
  ])
  func stepsAreOneTwoOrFive(length: Double, count: Int, step: Double) throws {
    let found = try #require(NiceNumbers.step(over: length, count: count))
    #expect(abs(found / step - 1) < 1e-9)
  }

  @Test func whatHasNoLengthHasNoStep() {
    for length in [0, -1, Double.nan, .infinity] {
      #expect(NiceNumbers.step(over: length, count: 5) == nil)
    }
    #expect(NiceNumbers.step(over: 1, count: 0) == nil)
  }

  @Test func ticksAreMultiplesWithoutDust() {
    #expect(NiceNumbers.ticks(from: 0, to: 0.5, by: 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NiceNumbers.ticks(from: -3, to: 4, by: 2) == [-2, 0, 2, 4])
    #expect(NiceNumbers.ticks(from: 1, to: 0, by: 1) == [])
    #expect(NiceNumbers.ticks(from: 0, to: 1e9, by: 1) == [])
    #expect(NiceNumbers.ticks(from: .nan, to: 1, by: 1) == [])
  }

  @Test(arguments: 0..<500)
  func aRangeIsCoveredByAboutAsManyTicksAsAreWanted(seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let power = pow(10, chance.number(in: -6.0...6.0))
    let low = chance.number(in: -1.0...1.0) * power
    let high = low + chance.number(in: 0.01...1.0) * power
    let count = chance.number(in: 2...10)
    let range = NiceNumbers.rounded(low...high, count: count)
    let step = try #require(NiceNumbers.step(over: high - low, count: count))
    let ticks = NiceNumbers.ticks(from: range.lowerBound, to: range.upperBound, by: step)
    #expect(range.lowerBound <= low + step * 1e-6 && range.upperBound >= high - step * 1e-6)
    #expect(range.upperBound - range.lowerBound <= high - low + 2 * step)
    #expect(ticks.count >= 2 && ticks.count <= 2 * count + 2)
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { abs($1 - $0 - step) < step * 1e-6 })
    #expect(abs((ticks.first ?? .nan) - range.lowerBound) < step * 1e-6)
    #expect(abs((ticks.last ?? .nan) - range.upperBound) < step * 1e-6)
    // As words they differ.
    let words = ticks.map { NumberLabels.text(of: $0, step: step) }
    #expect(Set(words).count == words.count)
  }

  @Test func numbersAreSaidShort() {
    #expect(NumberLabels.text(of: 1_234_567) == "1,234,567")
    #expect(NumberLabels.text(of: -1_000) == "-1,000")
    #expect(NumberLabels.text(of: 0.5) == "0.5")
    #expect(
      NumberLabels.text(of: 0.5, step: 0.25) == "0.5"
        || NumberLabels.text(of: 0.5, step: 0.01) == "0.50")
    #expect(NumberLabels.text(of: 20, step: 20) == "20")
    #expect(NumberLabels.text(of: -0.0001) == "0" || NumberLabels.text(of: -0.0001) == "-0")
    #expect(NumberLabels.text(of: 1e20) == "1e+20")
    #expect(NumberLabels.text(of: .nan) == "nan")
  }
}
