import Foundation
import Testing

@testable import Assets

@Suite struct DeckSidesTests {
  @Test(arguments: [
    ("dog↔Hund", ["dog", "Hund"]), ("dog ↔ the dog", ["dog", "the dog"]), ("🚗", ["🚗"]),
    ("↔", ["↔"]), ("a↔", ["a↔"]), ("a↔b↔c", ["a↔b↔c"]), ("a ↔ ", ["a ↔ "]),
  ])
  func aSymbolHasOneSideOrTwo(symbol: String, sides: [String]) {
    #expect(Deck.sides(of: symbol) == sides)
  }

  private func deck(_ symbols: String) throws -> Deck {
    try Deck(
      json: Data(#"{"name":"d","title":"D","symbols":\#(symbols)}"#.utf8), file: "d.json")
  }

  @Test func aListOfTwoInAFileIsAPairOfTwoThings() throws {
    let deck = try deck(#"["🚗", ["dog", "Hund"], ["2 + 2", "4"]]"#)
    #expect(deck.symbols == ["🚗", "dog↔Hund", "2 + 2↔4"])
    #expect(deck.face(at: 4) == "dog↔Hund²")
  }

  @Test(arguments: [
    (#"[["a"]]"#, "should be a string, or a list of two and is a list"),
    (#"[["a", "b", "c"]]"#, "should be a string, or a list of two and is a list"),
    (#"[["a", 1]]"#, "should be a string, or a list of two and is a list"),
    (#"[["a", ""]]"#, "of symbol 1 each side should be a text"),
    (#"[["a", "b↔c"]]"#, "of symbol 1 each side should be a text"),
    (#"[[" a", "b"]]"#, "of symbol 1 each side should be a text"),
    (#"[["a", "a"]]"#, "symbol 1, 'a', is there already as symbol 1"),
    // Two pairs with an answer in common: nobody could know which card belongs to which.
    (#"[["2 + 2", "4"], ["1 + 3", "4"]]"#, "symbol 2, '4', is there already as symbol 1"),
    (#"["dog", ["Hund", "dog"]]"#, "symbol 2, 'dog', is there already as symbol 1"),
    (#"[["m²", "area"]]"#, "symbol 1, 'm²', ends in a superscript digit"),
    ("[[\"a\", \"\u{200B}\"]]", "symbol 1 shows nothing that could be seen"),
  ])
  func aPairOfWhichNobodyCouldTellTheCardsIsRefused(symbols: String, error: String) {
    #expect {
      try deck(symbols)
    } throws: {
      "\($0)".contains(error)
    }
  }
}
