import Assets
import RecallUI

extension DraftProblem {
  /// The same sentence, in the player's language.
  var key: LocalizedStringKey {
    switch self {
    case .tooManySymbols(let found):
      LocalizedStringKey(
        "A deck has at most {most} symbols, and here are {found}.",
        ["most": .number(DeckDraft.mostSymbols), "found": .number(found)])
    case .deck(let error): error.ofDraft ?? LocalizedStringKey(verbatim: description)
    }
  }
}

extension DeckError {
  /// What is told of a deck that was typed; nil for what only somebody meets who writes files.
  fileprivate var ofDraft: LocalizedStringKey? {
    switch self {
    case .emptyTitle: "The title is empty."
    case .titleTooLong(_, let limit):
      LocalizedStringKey(
        "The title is longer than {limit} characters.", ["limit": .number(limit)])
    case .controlCharacterInTitle: "The title holds a control character."
    case .noSymbols: "Has no symbols; a deck needs at least one."
    case .controlCharacter(_, let position):
      LocalizedStringKey(
        "Symbol {number} holds a control character.", ["number": .number(position)])
    case .invisibleSymbol(_, let position):
      LocalizedStringKey(
        "Symbol {number} shows nothing that could be seen.", ["number": .number(position)])
    case .symbolTooLong(_, let position, let limit):
      LocalizedStringKey(
        "Symbol {number} is longer than {limit} characters.",
        ["number": .number(position), "limit": .number(limit)])
    case .symbolTwice(_, let symbol, let first, let second):
      LocalizedStringKey(
        "Symbol {second}, '{symbol}', is there already as symbol {first}.",
        ["second": .number(second), "symbol": .text(symbol), "first": .number(first)])
    default: nil
    }
  }
}
