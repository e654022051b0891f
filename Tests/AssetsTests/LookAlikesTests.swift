import Testing

@testable import Assets

/// Players must be able to tell two symbols apart, whatever scripts these are from.
@Suite struct LookAlikesTests {
  private func error(_ symbols: [String]) -> String? {
    do {
      _ = try Deck(name: "letters", title: "Letters", symbols: symbols, file: "letters.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("A", "\u{410}", "'A' (U+0041)", "'\u{410}' (U+0410)"),
    ("\u{391}", "A", "'\u{391}' (U+0391)", "'A' (U+0041)"),
    ("\u{391}", "\u{410}", "'\u{391}' (U+0391)", "'\u{410}' (U+0410)"),
    ("A", "\u{FF21}", "'A' (U+0041)", "'\u{FF21}' (U+FF21)"),
    ("7", "\u{FF17}", "'7' (U+0037)", "'\u{FF17}' (U+FF17)"),
    ("V", "\u{2164}", "'V' (U+0056)", "'\u{2164}' (U+2164)"),
    ("XO", "\u{425}\u{39F}", "'XO' (U+0058 U+004F)", "'\u{425}\u{39F}' (U+0425 U+039F)"),
    ("\u{CB}", "\u{401}", "'\u{CB}' (U+00CB)", "'\u{401}' (U+0401)"),
  ])
  func lettersOfDifferentScriptsThatLookTheSame(
    first: String, second: String, firstName: String, secondName: String
  ) {
    #expect(
      error(["x", first, second]) == """
        letters.json: symbol 3, \(secondName), looks like symbol 2, \(firstName); \
        replace one of them
        """)
  }

  @Test(arguments: [
    ["A", "B", "C", "E", "H"], ["A", "a"], ["O", "0"], ["I", "l", "1"], ["A", "\u{414}"],
    ["\u{410}", "\u{411}", "\u{412}"], ["A", "\u{C4}"], ["\u{3A3}", "E"],
  ])
  func whatCanBeToldApartIsLeftAlone(symbols: [String]) {
    #expect(error(symbols) == nil)
  }

  @Test func whatIsTheSameIsThereTwice() {
    #expect(error(["\u{410}", "\u{410}"])?.contains("is there already as symbol 1") == true)
  }
}
