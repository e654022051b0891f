import Assets
import Testing

@testable import RecallHome

@Suite struct DeckDraftTests {
  private func draft(_ title: String, _ text: String) -> DeckDraft {
    var draft = DeckDraft()
    draft.title = title
    draft.text = text
    return draft
  }

  @Test(arguments: [
    ("🚗🚕 🚙", ["🚗", "🚕", "🚙"]), ("cat, dog，bird、fish", ["cat", "dog", "bird", "fish"]),
    ("👨‍👩‍👧👍🏽🇩🇪", ["👨‍👩‍👧", "👍🏽", "🇩🇪"]), ("a1 12 3", ["a1", "12", "3"]), ("✂️❤️", ["✂️", "❤️"]),
    ("قط، كلب،سمكة", ["قط", "كلب", "سمكة"]), ("  \n\t", []),
  ])
  func textIsTakenApartIntoSymbols(text: String, symbols: [String]) {
    #expect(draft("", text).symbols == symbols)
  }

  @Test func aNewDeckGetsANameThatNoOtherHas() throws {
    var decks: [HomeDeck] = []
    for name in ["my-pets", "my-pets-2", "my-pets-3"] {
      let deck = try draft("My  Pets!", "a b").deck(among: decks)
      #expect(deck.name == name)
      #expect(deck.title == "My Pets!")
      decks.append(HomeDeck(deck, isOwn: true))
    }
    #expect(try draft("Ünïcödé", "a").deck(among: decks).name == "n-c-d")
    #expect(try draft("🐶", "a").deck(among: decks).name == "deck")
  }

  @Test func aDeckThatIsChangedKeepsItsName() throws {
    let deck = try HomeStage.deck("pets", "Pets", ["🐶", "🐱"])
    var draft = DeckDraft(editing: deck)
    #expect(try draft.deck(among: [HomeDeck(deck, isOwn: true)]) == deck)
    draft.title = "Wild"
    #expect(try draft.deck(among: [HomeDeck(deck, isOwn: true)]).name == "pets")
  }

  @Test func aDeckFilesTextIsReadAsOne() throws {
    let deck = try HomeStage.deck("pets", "Pets", ["big dog", "🐱"])
    let read = try draft("", deck.fileText).deck(among: [])
    #expect(read == deck)
    #expect(try draft("Other", deck.fileText).deck(among: []).title == "Other")
  }

  @Test(arguments: [
    ("", "a b", "The title is empty."), ("Pets", "", "Has no symbols; a deck needs at least one."),
    ("Pets", "a a", "Symbol 2, 'a', is there already as symbol 1."),
    ("Pets", "{", "Is not JSON"), ("Pets", "{}", "Has no 'name'."),
  ])
  func whatIsWrongIsSaidInASentence(title: String, text: String, sentence: String) {
    #expect {
      _ = try draft(title, text).deck(among: [])
    } throws: { error in
      "\(error)".hasPrefix(sentence)
    }
  }

  @Test func aDeckHasFiveHundredSymbolsAtMost() throws {
    let most = (1...500).map(String.init).joined(separator: " ")
    #expect(try draft("Many", most).deck(among: []).symbols.count == 500)
    #expect(throws: DraftProblem.tooManySymbols(found: 501)) {
      try draft("Many", most + " more").deck(among: [])
    }
  }
}
