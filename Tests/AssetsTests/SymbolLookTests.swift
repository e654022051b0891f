import Testing

@testable import Assets

/// What is seen of a symbol, and which symbols look the same.
@Suite struct SymbolLookTests {
  @Test(arguments: [
    "\u{200D}", "\u{200B}", "\u{FE0F}", "\u{2060}", "\u{AD}", "\u{2800}", "\u{3164}", "\u{115F}",
    "\u{FFA0}", "\u{34F}", "\u{180E}", " \u{A0}\u{3000}", "\u{E0041}", "\u{E000}", "\u{378}",
    "\u{10FFFF}", "\u{200D}\u{FE0F} \u{2800}", "\u{61C}",
  ])
  func whatShowsNothingIsRefused(symbol: String) throws {
    #expect(!SymbolLook(symbol).isVisible)
    #expect(throws: DeckError.self) {
      try Deck(name: "a", title: "A", symbols: ["b", symbol], file: "my.json")
    }
  }

  @Test(arguments: [
    "a", "🚗", "\u{2801}", "\u{2422}", "ä", "👨‍👩‍👧", "🏴\u{E0067}\u{E007F}", "½", "→", "你",
  ])
  func whatShowsSomethingIsNot(symbol: String) {
    #expect(SymbolLook(symbol).isVisible)
  }

  @Test(arguments: [
    ("a", "a\u{200D}"), ("a", "\u{200B}a"), ("a", "a\u{2060}"), ("🚗", "🚗\u{200D}"),
    ("🏎", "🏎\u{FE0F}"),
    ("é", "e\u{301}"), ("a", "a\u{34F}"), ("a", "a\u{E0041}"), ("🚗", "🚗\u{E0067}\u{E007F}"),
    ("ab", "a\u{200D}b"), ("1", "1\u{FE0E}"),
  ])
  func whatLooksTheSameIsRefused(first: String, second: String) throws {
    #expect(SymbolLook(first) == SymbolLook(second))
    let error = #expect(throws: DeckError.self) {
      try Deck(name: "a", title: "A", symbols: [first, second], file: "my.json")
    }
    #expect(error?.description.hasSuffix("is there already as symbol 1") == true)
  }

  @Test(arguments: [
    ("👨👩👧", "👨‍👩‍👧"), ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"), ("👩‍🚀", "👩🚀"), ("🏳️‍🌈", "🏳️🌈"),
    ("👍", "👍🏽"), ("a", "b"), ("👨🏽‍🚀", "👨🏽🚀"), ("❤️‍🔥", "❤️🔥"),
  ])
  func whatLooksDifferentIsNot(first: String, second: String) {
    #expect(SymbolLook(first) != SymbolLook(second))
  }
}
