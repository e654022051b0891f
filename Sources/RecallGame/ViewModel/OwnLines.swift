import RecallUI

/// The lines of a game's state for what is decided around the model, written anew when they change.
struct OwnLines {
  /// What they say.
  struct Values: Equatable {
    var clock: GameClock
    var dealing: Dealing
    var isPausedByPlayer: Bool
    var isUnattended: Bool
    var shuffles: Int
  }

  private var values: Values?
  private(set) var lines: [StateSnapshot.Line] = []

  mutating func update(to new: Values) {
    guard values != new else { return }
    values = new
    lines = [
      ("clock.hasBegun", "\(new.clock.hasBegun)"),
      ("clock.runsSince", CourseLines.text(new.clock.runningSince)),
      ("clock.spent", "\(new.clock.spent)"),
      ("deck.dealt", "\(new.dealing.dealt)"),
      ("deck.nextCard", CourseLines.text(new.dealing.nextCard)),
      ("deck.restsSince", CourseLines.text(new.dealing.restingSince)),
      ("isPausedByPlayer", "\(new.isPausedByPlayer)"),
      ("isUnattended", "\(new.isUnattended)"),
      ("shuffles", "\(new.shuffles)"),
    ].map { StateSnapshot.Line(name: $0, value: $1) }
  }
}
