import RecallUI
import Testing

@Suite struct LocalizedStringKeyTests {
  private func shown(_ text: Text) -> String? {
    let stage = smallStage { text }
    return stage.elements.compactMap(\.label).first
  }

  @Test func aSymbolAmongLettersIsACharacter() {
    #expect(shown(Text("Rate \(Image(systemName: "star.fill")) now")) == "Rate ★ now")
    #expect(shown(Text(Image(systemName: "heart.circle"))) == "♡")
    #expect(shown(Text("\(Image(systemName: "no.symbol"))")) == "▢")
    #expect(shown(Text("\(Image("photo"))")) == "▢")
  }

  @Test(arguments: [
    ("%.1f", "3.1"), ("%6.2f", "  3.14"), ("%d", "3"), ("%02d", "03"), ("%ld", "3"),
    ("%e", "3.141590e+00"), ("%@", "3.14159"), ("%s", "3.14159"), ("%n", "3.14159"),
    ("%", "3.14159"), ("", "3.14159"), ("%*d", "3.14159"), ("%d%d", "3.14159"),
    ("%100d", "3.14159"), ("%.100f", "3.14159"),
  ])
  func aSpecifierShapesANumber(specifier: String, expected: String) {
    #expect(shown(Text("\(3.14159, specifier: specifier)")) == expected)
  }

  @Test(arguments: [
    (7, "%d", "7"), (7, "%.1f", "7.0"), (-7, "%03d", "-07"), (255, "%x", "ff"),
    (.max, "%lld", "9223372036854775807"),
  ])
  func wholeNumbersAreShapedToo(number: Int, specifier: String, expected: String) {
    #expect(shown(Text("\(number, specifier: specifier)")) == expected)
  }

  @Test(arguments: [
    (Double.nan, "0"), (.infinity, "9223372036854775807"), (-1e300, "-9223372036854775808"),
  ])
  func whatIsNoWholeNumberIsTheNearest(number: Double, expected: String) {
    #expect(shown(Text("\(number, specifier: "%d")")) == expected)
  }

  @Test func numbersWithoutASpecifierAreWrittenAsInStrings() {
    #expect(shown(Text("\(1234) of \(0.5)")) == "1234 of 0.5")
  }

  @Test func formatsAreThoseOfOnePlace() {
    #expect(shown(Text(1234.5, format: .number)) == "1,234.5")
    #expect(shown(Text("\(0.25, format: .percent)")) == "25%")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(shown(Text(start, format: .dateTime.year().month().day())) == "Jan 1, 2001")
  }
}
