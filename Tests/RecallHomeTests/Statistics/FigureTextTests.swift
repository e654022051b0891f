import Statistics
import Testing

@testable import RecallHome

@Suite struct FigureTextTests {
  @Test(arguments: [
    (0.0, "0.0", "0.0"), (-0.04, "0.0", "0.0"), (0.04, "0.0", "0.0"), (-1.25, "−1.2", "−1.2"),
    (2.5, "2.5", "+2.5"), (.nan, "–", "–"), (-.infinity, "–", "–"),
  ])
  func aNumberHasAPointAndAMinusSign(value: Double, text: String, signed: String) {
    #expect(FigureText.number(value) == text)
    #expect(FigureText.signed(value) == signed)
  }

  @Test(arguments: [
    (3.0, "3"), (2.5, "2.5"), (-1.0, "−1"), (0.0, "0"), (-0.05, "−0.05"), (0.15, "0.15"),
    (0.1 + 0.2, "0.3"), (1 / 3.0, "0.33"),
  ])
  func anAxisSaysNoMoreDigitsThanItNeeds(value: Double, text: String) {
    #expect(FigureText.plain(value) == text)
  }

  @Test(arguments: [
    (0.0, "0 s"), (59.4, "59 s"), (59.5, "1:00 min"), (125, "2:05 min"), (3599.4, "59:59 min"),
    (3600, "1:00 h"), (11_400, "3:10 h"), (-1, "–"), (.nan, "–"), (1e300, "–"),
  ])
  func aTimeIsInTheUnitThatFits(seconds: Double, text: String) {
    #expect(FigureText.time(seconds: seconds).plainText == text)
  }
}
