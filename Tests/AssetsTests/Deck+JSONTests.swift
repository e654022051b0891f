import Foundation
import Testing

@testable import Assets

@Suite struct DeckJSONTests {
  private func description(of json: String) -> String? {
    do {
      _ = try Deck(json: Data(json.utf8), file: "my.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aDeckIsReadAsItStands() throws {
    let json = #"{"title": "Two Things", "name": "two-2", "symbols": ["🚗", "New York"]}"#
    let deck = try Deck(json: Data(json.utf8), file: "my.json")
    #expect(deck == Deck(name: "two-2", title: "Two Things", symbols: ["🚗", "New York"]))
  }

  @Test(arguments: [
    ("", "my.json: is not JSON: Unexpected end of file during JSON parse."),
    ("vehicles", "my.json: is not JSON: Invalid value around character 0."),
    (#"{"name": }"#, "my.json: is not JSON: Invalid value around character 9."),
    ("[]", "my.json: should be an object and is a list"),
    ("3", "my.json: should be an object and is a number or a truth value"),
    ("{}", "my.json: has no 'name'"),
    (#"{"name": "a", "symbols": ["b"]}"#, "my.json: has no 'title'"),
    (#"{"name": "a", "title": "A"}"#, "my.json: has no 'symbols'"),
    (
      #"{"name": "a", "title": "A", "cards": ["b"]}"#,
      "my.json: has an unknown field 'cards'; a deck has name, pictures, symbols, title"
    ),
    (
      #"{"name": 3, "title": "A", "symbols": ["b"]}"#,
      "my.json: 'name' should be a string and is a number or a truth value"
    ),
    (
      #"{"name": "a", "title": null, "symbols": ["b"]}"#,
      "my.json: 'title' should be a string and is null"
    ),
    (
      #"{"name": "a", "title": "A", "symbols": "b"}"#,
      "my.json: 'symbols' should be a list and is a string"
    ),
    (
      #"{"name": "a", "title": "A", "symbols": ["b", {}]}"#,
      "my.json: 'symbols, number 2' should be a string, or a list of two and is an object"
    ),
    (
      #"{"name": "", "title": "A", "symbols": ["b"]}"#,
      "my.json: the name '' should be one word of a–z, 0–9 and -"
    ),
    (
      #"{"name": "My deck", "title": "A", "symbols": ["b"]}"#,
      "my.json: the name 'My deck' should be one word of a–z, 0–9 and -"
    ),
    (#"{"name": "a", "title": " ", "symbols": ["b"]}"#, "my.json: the title is empty"),
    (
      #"{"name": "a", "title": "A", "symbols": []}"#,
      "my.json: has no symbols; a deck needs at least one"
    ),
    (#"{"name": "a", "title": "A", "symbols": ["b", " "]}"#, "my.json: symbol 2 is empty"),
    (
      #"{"name": "a", "title": "A", "symbols": ["b\n"]}"#,
      "my.json: symbol 1 holds a control character"
    ),
    (
      #"{"name": "a", "title": "A", "symbols": ["b²"]}"#,
      "my.json: symbol 1, 'b²', ends in a superscript digit, which marks a symbol's second use"
    ),
    (
      #"{"name": "a", "title": "A", "symbols": ["b", "c", "b"]}"#,
      "my.json: symbol 3, 'b', is there already as symbol 1"
    ),
    (
      #"{"name": "a", "title": "A", "symbols": ["🏎", "🏎\#u{FE0F}"]}"#,
      "my.json: symbol 2, '🏎\u{FE0F}', is there already as symbol 1"
    ),
    (
      #"{"name": "a", "title": "A\u001b[31m", "symbols": ["b"]}"#,
      "my.json: the title holds a control character"
    ),
    (
      #"{"name": "a", "title": "A\nB", "symbols": ["b"]}"#,
      "my.json: the title holds a control character"
    ),
    (#"{"name": "a", "title": "\u200d\u2800", "symbols": ["b"]}"#, "my.json: the title is empty"),
    (
      #"{"name": "a", "title": "A", "symbols": ["\u202eb"]}"#,
      "my.json: symbol 1 holds a control character"
    ),
    (
      #"{"name": "a\u001b[2J", "title": "A", "symbols": ["b"]}"#,
      #"my.json: the name 'a\u{1B}[2J' should be one word of a–z, 0–9 and -"#
    ),
  ])
  func whatIsNotADeckIsRefusedInOneSentence(json: String, expected: String) {
    #expect(description(of: json) == expected)
  }

  /// One that was written and read again is the same.
  @Test func byteOrderMarksBeforeATextAreLeftOut() throws {
    let mark = "\u{FEFF}"
    let json =
      #"{"name": "m", "title": "\#(mark)\#(mark)M", "symbols": ["\#(mark)\#(mark)a", "b\#(mark)", ["\ufeffc", "d"]]}"#
    let deck = try Deck(json: Data(json.utf8), file: "my.json")
    #expect(deck.title.unicodeScalars.elementsEqual("M".unicodeScalars))
    #expect(deck.symbols.map { Array($0.unicodeScalars.map(\.value)) }.first == [0x61])
    #expect(Deck.sides(of: deck.symbols[2]) == ["c", "d"])
  }

  @Test func bytesThatAreNotTextAreRefused() {
    let error = #expect(throws: DeckError.self) {
      try Deck(json: Data([0xFF, 0xFE, 0x00, 0x80]), file: "my.json")
    }
    #expect(error?.description == "my.json: is not JSON: it is not text in UTF-8")
  }

  @Test(arguments: [(-1, true), (0, true), (1, false)])
  func aFileLargerThanTheLimitIsRefused(beyond: Int, isRead: Bool) {
    let json = #"{"name": "a", "title": "A", "symbols": ["b"]}"#
    let padding = String(repeating: " ", count: Deck.largestFile + beyond - json.utf8.count)
    #expect(
      description(of: json + padding)
        == (isRead ? nil : "my.json: is larger than 16000000 bytes, which no deck needs"))
  }

  @Test(arguments: [(99, true), (100, true), (101, false)])
  func aTitleHasABound(length: Int, isRead: Bool) {
    let json =
      #"{"name": "a", "title": "\#(String(repeating: "x", count: length))", "symbols": ["b"]}"#
    #expect(
      description(of: json) == (isRead ? nil : "my.json: the title is longer than 100 characters"))
  }

  @Test(arguments: [(63, true), (64, true), (65, false)])
  func aSymbolHasABound(length: Int, isRead: Bool) {
    let json =
      #"{"name": "a", "title": "A", "symbols": ["\#(String(repeating: "x", count: length))"]}"#
    #expect(
      description(of: json) == (isRead ? nil : "my.json: symbol 1 is longer than 64 characters"))
  }

  @Test func jsonWithoutAnEndOfBracketsIsRefused() {
    let json = String(repeating: "[", count: 500_000)
    #expect(description(of: json)?.hasPrefix("my.json: is not JSON: ") == true)
  }
}
