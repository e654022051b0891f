import Assets
import RecallHome
import RecallUI

extension DeckError: ToldError {
  package var words: LocalizedStringKey {
    switch self {
    // Nobody chooses a deck's file by one of these.
    case .unknownDeck, .noDecks, .pathInReplay: LocalizedStringKey(verbatim: description)
    case .unreadable(let file, let reason):
      Self.words(
        file,
        LocalizedStringKey(
          "It can't be read: {reason}.", ["reason": SystemReason.argument(reason)]))
    case .notJSON(let file, let reason):
      Self.words(
        file,
        LocalizedStringKey("It is not JSON: {reason}.", ["reason": SystemReason.argument(reason)]))
    case .tooLarge(let file, _), .wrongType(let file, _, _, _), .missingField(let file, _),
      .unknownField(let file, _, _), .badName(let file, _), .unknownPicture(let file, _),
      .badPicture(let file, _, _), .emptyTitle(let file), .titleTooLong(let file, _),
      .controlCharacterInTitle(let file), .noSymbols(let file), .emptySymbol(let file, _),
      .controlCharacter(let file, _), .invisibleSymbol(let file, _),
      .symbolTooLong(let file, _, _), .badSides(let file, _), .superscriptAtEnd(let file, _, _),
      .symbolTwice(let file, _, _, _), .lookAlikes(let file, _, _, _, _):
      Self.words(file, problem ?? LocalizedStringKey(verbatim: description))
    }
  }

  private static func words(_ file: String, _ problem: LocalizedStringKey) -> LocalizedStringKey {
    LocalizedStringKey(
      "{file}: {problem}", ["file": .text(file.printable), "problem": .key(problem)])
  }
}
