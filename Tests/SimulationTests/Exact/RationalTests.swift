import Simulation
import Testing

@Suite struct RationalTests {
  @Test func fractionsAreInLowestTermsWithAPositiveDenominator() {
    #expect(Rational(6, over: 8) == Rational(3, over: 4))
    #expect(Rational(1, over: -2).description == "-1/2")
    #expect(Rational(-6, over: -3).description == "2")
    #expect(Rational(0, over: -7).description == "0")
  }

  @Test func arithmeticIsExact() {
    let third = Rational(1, over: 3)
    let sixth = Rational(1, over: 6)
    #expect(third + sixth == Rational(1, over: 2))
    #expect(sixth - third == Rational(-1, over: 6))
    #expect(third * sixth == Rational(1, over: 18))
    #expect(sixth < third)
    #expect(!(third < third))
    #expect(Rational(-1, over: 2) < Rational(0, over: 1))
    #expect(third.approximation == 1.0 / 3)
  }

  @Test(arguments: [
    Rational(1, over: 0 as Int), Rational(Int128.max, over: 1) + Rational(1, over: 1 as Int),
    Rational(Int128.max, over: 1) * Rational(2, over: 1 as Int), Rational(Int128.min, over: 1),
    Rational(1, over: Int128.max) + Rational(1, over: Int128.max - 1),
    Rational.unrepresentable + Rational(1, over: 2 as Int),
    Rational(1, over: 2 as Int) - Rational.unrepresentable,
    Rational.unrepresentable * Rational(0, over: 1 as Int),
  ])
  func whatDoesNotFitSaysSo(_ number: Rational) {
    #expect(!number.isRepresentable)
    #expect(number.description == "unrepresentable")
    #expect(number.approximation.isNaN)
    #expect(!(number < Rational(1, over: 1 as Int)))
  }

  @Test func aProductThatFitsDoesNotOverflowOnTheWay() {
    let large = Rational(Int128.max, over: 3)
    #expect(large * Rational(3, over: Int128.max) == Rational(1, over: 1 as Int))
  }
}
