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
    case .deck(let error): error.problem ?? LocalizedStringKey(verbatim: description)
    }
  }
}
