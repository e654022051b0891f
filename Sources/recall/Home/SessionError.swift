import RecallUI

/// Why a game can't be begun, or gone on with.
enum SessionError: ToldError, CustomStringConvertible {
  /// No game was left.
  case noGame
  /// The game that was left can't go on, and what is in the way.
  case cannotGoOn(any Error)
  /// A game isn't kept, or can't be taken apart.
  case noReview
  /// There is no such deck any more.
  case noDeck(name: String)

  var description: String { words.string(in: nil) }

  var words: LocalizedStringKey {
    switch self {
    case .noGame: "There is no game to continue."
    case .noReview: "No game to review"
    case .cannotGoOn(let error):
      LocalizedStringKey(
        "Your unfinished game can't be continued with this version of Recall: {reason}",
        ["reason": .key(error.toldWords)])
    case .noDeck(let name):
      LocalizedStringKey(
        "The deck '{name}' no longer exists. Choose another one.", ["name": .text(name)])
    }
  }
}
