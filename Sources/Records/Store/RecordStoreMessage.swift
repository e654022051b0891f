/// What the player has to know of a store that was opened. Its description is sentences for the player.
public enum RecordStoreMessage: Equatable, CustomStringConvertible, Sendable {
  /// The games at `path` were damaged. They lie at `aside` as they are, and new ones begin.
  case keptAside(path: String, aside: String)
  /// Nothing is kept, and why.
  case forgotten(RecordStoreError)

  public var description: String {
    switch self {
    case .keptAside(let path, let aside):
      "\(RecordStoreError.damaged(path: path)) They are kept as '\(aside)', and new ones begin."
    case .forgotten(let error):
      "\(error) What you play now is forgotten when you close Recall."
    }
  }
}
