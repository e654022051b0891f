/// Why games can't be kept, or what was kept can't be read. Its description is a sentence for the
/// player.
public enum RecordStoreError: Error, Equatable, CustomStringConvertible, Sendable {
  /// A later version of the program wrote it.
  case newer(path: String)
  /// It is a file of something else, which is left alone.
  case foreign(path: String)
  /// Another program holds it, for longer than was waited.
  case locked(path: String)
  /// What is in it isn't as it was written.
  case damaged(path: String)
  /// There is no room left on the disk.
  case full(path: String)
  /// It, or the folder around it, can't be written; `reason` is what the system says.
  case unwritable(path: String, reason: String)
  /// The environment names no folder to keep anything in.
  case noFolder
  /// There is no such game, perhaps not any more.
  case noSuchGame(Int64)
  /// Another window plays this game.
  case playedElsewhere(Int64)
  /// Something was to be added to a game that this store doesn't play.
  case notClaimed(Int64)
  /// Two decks have this name.
  case duplicateDeck(String)
  /// A setting isn't what was expected of it.
  case unreadableSetting(String)
  /// Something else; `reason` is what the database says.
  case failed(path: String, reason: String)

  public var description: String {
    switch self {
    case .newer(let path):
      "The games in '\(path)' were kept by a newer version of Recall, which this one can't read."
    case .foreign(let path):
      "'\(path)' isn't a file that Recall made, and is left alone."
    case .locked(let path):
      "Another program has locked the games in '\(path)'."
    case .damaged(let path):
      "The games in '\(path)' are damaged."
    case .full(let path):
      "There is no room left on the disk for the games in '\(path)'."
    case .unwritable(let path, let reason):
      "The games can't be kept in '\(path)': \(reason)."
    case .noFolder:
      """
      There is no folder to keep games in: expected XDG_DATA_HOME or HOME in the environment with \
      a path that begins with '/', found neither.
      """
    case .noSuchGame(let id):
      "Game \(id) isn't kept any more."
    case .playedElsewhere(let id):
      "Game \(id) is being played in another window."
    case .notClaimed(let id):
      "Game \(id) isn't being played in this window."
    case .duplicateDeck(let name):
      "Expected a name of its own for each deck, found two called '\(name)'."
    case .unreadableSetting(let key):
      "The setting '\(key)' can't be read: expected what this version of Recall wrote."
    case .failed(let path, let reason):
      "The games in '\(path)' can't be used: \(reason)."
    }
  }
}
