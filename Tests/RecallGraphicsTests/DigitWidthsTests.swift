import RecallGraphics
import Testing

@Suite struct DigitWidthsTests {
  /// As a heavy Inter has them.
  private let narrowFour = DigitWidths { ($0 == 4) == ($1 == 4) }

  @Test func textsAreAlikeThatDifferInDigitsOfOneWidth() {
    #expect(narrowFour.areAlike("9:59", "0:00"))
    #expect(narrowFour.areAlike("9:49", "0:40"))
    #expect(!narrowFour.areAlike("9:49", "0:00"))
    #expect(DigitWidths.alike.areAlike("9:49", "0:00"))
    #expect(!DigitWidths.unlike.areAlike("9:49", "9:48"))
    #expect(DigitWidths.unlike.areAlike("9:49", "9:49"))
    #expect(DigitWidths.alike.areAllAlike && !narrowFour.areAllAlike)
    #expect(!DigitWidths.unlike.areAllAlike)
  }

  @Test func whatIsNoDigitStandsForItself() {
    #expect(!DigitWidths.alike.areAlike("1:0", "1.0"))
    #expect(!DigitWidths.alike.areAlike("10", "1"))
    #expect(DigitWidths.alike.areAlike("−1", "−2"))
    #expect((0...255).allSatisfy { DigitWidths.unlike.twin(of: $0) == $0 })
    #expect(narrowFour.twin(of: UInt8(ascii: "9")) == UInt8(ascii: "0"))
  }
}
