import Testing

@testable import RecallHome

@Suite struct DeckDraftSidesTests {
  private func draft(_ text: String) -> DeckDraft {
    var draft = DeckDraft()
    draft.title = "Pets"
    draft.text = text
    return draft
  }

  @Test(arguments: [
    ("dog = Hund, cat=Katze", ["dog↔Hund", "cat↔Katze"]),
    ("dog = Hund\ncat = die  Katze", ["dog↔Hund", "cat↔die Katze"]),
    ("🐶🐱\ndog = Hund", ["🐶", "🐱", "dog↔Hund"]), ("dog ↔ Hund", ["dog↔Hund"]),
    ("2+2=4", ["2+2↔4"]), ("=", ["="]), ("a =", ["a", "="]), ("= b", ["=", "b"]),
    ("x = y = z", ["x↔y = z"]), ("What is it? = 🐶", ["What is it?↔🐶"]),
  ])
  func anEqualsSignMakesAPairOfTwoThings(text: String, symbols: [String]) {
    #expect(draft(text).symbols == symbols)
  }

  @Test(arguments: [
    ["🚗", "🚕"], ["dog↔Hund", "cat↔Katze"], ["🚗", "dog↔the big dog", "🚕", "🚙"],
    // What can't be typed is edited as the text of a file.
    ["New York", "🚗"], ["a=b"], ["a,b"], ["dog↔Hund, Katze"],
  ])
  func editingADeckWithoutAChangeLeavesItAsItWas(symbols: [String]) throws {
    let deck = try HomeStage.deck("pets", "Pets", symbols)
    let draft = DeckDraft(editing: deck)
    #expect(try draft.deck(among: [HomeDeck(deck, isOwn: true)]) == deck)
  }
}
