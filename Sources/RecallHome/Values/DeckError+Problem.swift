import Assets
import RecallUI

extension DeckError {
  /// What is wrong with a deck, in the player's language and without the name of its file; nil for what isn't about
  /// what stands in it.
  public var problem: LocalizedStringKey? {
    switch self {
    case .unknownDeck, .noDecks, .unreadable, .notJSON, .pathInReplay: nil
    case .tooLarge(_, let limit):
      LocalizedStringKey(
        "It is larger than {limit} bytes, which no deck needs.", ["limit": .number(limit)])
    case .wrongType(_, let field?, let expected, let found):
      LocalizedStringKey(
        "'{field}' should be {expected} and is {found}.",
        ["field": .text(shown(field)), "expected": Self.kind(expected), "found": Self.kind(found)])
    case .wrongType(_, nil, let expected, let found):
      LocalizedStringKey(
        "It should be {expected} and is {found}.",
        ["expected": Self.kind(expected), "found": Self.kind(found)])
    case .missingField(_, let field):
      LocalizedStringKey("It has no '{field}'.", ["field": .text(shown(field))])
    case .unknownField(_, let field, let known):
      LocalizedStringKey(
        "It has an unknown field '{field}'; a deck has {known}.",
        ["field": .text(shown(field)), "known": .text(known.joined(separator: ", "))])
    case .badName(_, let name):
      LocalizedStringKey(
        "The name '{name}' should be one word of a–z, 0–9 and -.", ["name": .text(shown(name))])
    case .unknownPicture(_, let symbol):
      LocalizedStringKey(
        "It has a picture for '{symbol}', which isn't among the symbols.",
        ["symbol": .text(shown(symbol))])
    case .badPicture(_, let symbol, let limit):
      LocalizedStringKey(
        "The picture '{symbol}' should be a PNG file in Base64 of at most {limit} bytes.",
        ["symbol": .text(shown(symbol)), "limit": .number(limit)])
    case .emptyTitle: "The title is empty."
    case .titleTooLong(_, let limit):
      LocalizedStringKey(
        "The title is longer than {limit} characters.", ["limit": .number(limit)])
    case .controlCharacterInTitle: "The title holds a control character."
    case .noSymbols: "There are no symbols; a deck needs at least one."
    case .emptySymbol, .controlCharacter, .invisibleSymbol, .symbolTooLong, .badSides,
      .superscriptAtEnd, .symbolTwice, .lookAlikes:
      symbolProblem
    }
  }

  /// What is wrong with one of its symbols; they count from 1.
  private var symbolProblem: LocalizedStringKey? {
    switch self {
    case .emptySymbol(_, let position):
      LocalizedStringKey("Symbol {number} is empty.", ["number": .number(position)])
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
    case .badSides(_, let position):
      LocalizedStringKey(
        """
        Of symbol {number} each side should be a text without spaces around it, and without '{mark}'.
        """, ["number": .number(position), "mark": .text("\(Deck.sideMark)")])
    case .superscriptAtEnd(_, let symbol, let position):
      LocalizedStringKey(
        """
        Symbol {number}, '{symbol}', ends in a superscript digit, which marks a symbol's second use.
        """, ["number": .number(position), "symbol": .text(shown(symbol))])
    case .symbolTwice(_, let symbol, let first, let second):
      LocalizedStringKey(
        "Symbol {second}, '{symbol}', is there already as symbol {first}.",
        [
          "second": .number(second), "symbol": .text(shown(symbol)), "first": .number(first),
        ])
    case .lookAlikes(_, let first, let firstSymbol, let second, let secondSymbol):
      LocalizedStringKey(
        "Symbol {second}, {other}, looks like symbol {first}, {one}; replace one of them.",
        [
          "second": .number(second), "other": .text(shown(Self.named(secondSymbol))),
          "first": .number(first), "one": .text(shown(Self.named(firstSymbol))),
        ])
    default: nil
    }
  }

  private func shown(_ text: String) -> String { text.printable }

  /// What a value of a deck's file is.
  private static func kind(_ kind: String) -> LocalizedStringKey.Argument {
    .key(LocalizedStringKey(kind, [:], context: "value"))
  }
}
