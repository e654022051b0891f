import RecallUI
import Records

extension RecordStoreError: ToldError {
  package var words: LocalizedStringKey {
    switch self {
    case .newer(let path):
      Self.words(
        "The games in '{path}' were kept by a newer version of Recall, which this one can't read.",
        path)
    case .foreign(let path):
      Self.words("'{path}' isn't a file that Recall made, and is left alone.", path)
    case .locked(let path):
      Self.words("Another program has locked the games in '{path}'.", path)
    case .damaged(let path): Self.words("The games in '{path}' are damaged.", path)
    case .full(let path):
      Self.words("There is no room left on the disk for the games in '{path}'.", path)
    case .unwritable(let path, let reason):
      LocalizedStringKey(
        "The games can't be kept in '{path}': {reason}.",
        ["path": .text(path), "reason": SystemReason.argument(reason)])
    case .noFolder:
      """
      There is no folder to keep games in: expected XDG_DATA_HOME or HOME in the environment with \
      a path that begins with '/', found neither.
      """
    case .noSuchGame(let id): Self.words("Game {number} isn't kept any more.", game: id)
    case .playedElsewhere(let id):
      Self.words("Game {number} is being played in another window.", game: id)
    case .notClaimed(let id):
      Self.words("Game {number} isn't being played in this window.", game: id)
    case .duplicateDeck(let name):
      LocalizedStringKey(
        "Expected a name of its own for each deck, found two called '{name}'.",
        ["name": .text(name)])
    case .unreadableSetting(let key):
      LocalizedStringKey(
        "The setting '{name}' can't be read: expected what this version of Recall wrote.",
        ["name": .text(key)])
    case .failed(let path, let reason):
      LocalizedStringKey(
        "The games in '{path}' can't be used: {reason}.",
        ["path": .text(path), "reason": SystemReason.argument(reason)])
    }
  }

  private static func words(_ template: String, _ path: String) -> LocalizedStringKey {
    LocalizedStringKey(template, ["path": .text(path)])
  }

  private static func words(_ template: String, game id: Int64) -> LocalizedStringKey {
    LocalizedStringKey(template, ["number": .text("\(id)")])
  }
}

extension RecordStoreMessage {
  /// The same sentences, in the language of who reads them.
  var words: LocalizedStringKey {
    switch self {
    case .keptAside(let path, let aside):
      LocalizedStringKey(
        "{damage} They are kept as '{aside}', and new ones begin.",
        ["damage": .key(RecordStoreError.damaged(path: path).words), "aside": .text(aside)])
    case .forgotten(let error):
      LocalizedStringKey(
        "{reason} What you play now is forgotten when you close Recall.",
        ["reason": .key(error.words)])
    }
  }
}
