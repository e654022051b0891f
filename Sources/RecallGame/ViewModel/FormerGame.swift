import GameModel
import RecallUI

/// What can be brought back for some seconds.
struct FormerGame {
  /// What was done to it.
  enum Deed: String {
    /// The cards were moved to other places.
    case shuffle
    /// Another game was begun.
    case newGame = "new game"
    /// An earlier game was brought back in its place.
    case undo
  }

  let deed: Deed
  /// 64 bits of the deed's name.
  let deedDigest: UInt64
  /// The game as it was, its time standing still.
  let model: MemoryGame<String>
  /// What the clock had come to.
  let clock: GameClock
  /// What was found, and when.
  let finds: [GameSetup.Find]
  /// The card that waited for its second.
  let first: Int?
  /// What bots knew, by seats.
  let bots: [BotPlayer?]

  init(
    deed: Deed, model: MemoryGame<String>, clock: GameClock, finds: [GameSetup.Find], first: Int?,
    bots: [BotPlayer?]
  ) {
    self.deed = deed
    deedDigest = GameCourse.digest(of: deed.rawValue.utf8.map { UInt64($0) })
    self.model = model
    self.clock = clock
    self.finds = finds
    self.first = first
    self.bots = bots
  }

  /// What the deed is called where it can be taken back.
  var title: String {
    switch deed {
    case .shuffle: "Shuffled."
    case .newGame: "New game."
    case .undo: "Undone."
    }
  }
}
