import RecallGame
import RecallUI

/// A piece of what there is to know.
struct HelpTopic: Identifiable {
  /// In English.
  let title: String
  let text: LocalizedStringKey

  var id: String { title }

  static func all(_ settings: GameSettings) -> [HelpTopic] {
    [
      HelpTopic(
        title: "Find the pairs",
        text: turnBack(settings)),
      HelpTopic(
        title: "Points",
        text: """
          A pair brings two. The orange pie on a card shows how much time is left to earn more: \
          a point for each whole second on both cards. A mismatched card that you had seen before costs one.
          """),
      HelpTopic(
        title: "Peek",
        text: LocalizedStringKey(
          "Hold a card for {time} to look at it without turning it up. That costs a point.",
          ["time": .key(PlanText.seconds(settings.hold))])),
      HelpTopic(
        title: "Par",
        text: """
          The moves that somebody who forgets nothing needs on average for a deal like this. \
          Fewer is luck.
          """),
      HelpTopic(
        title: "The deck",
        text: """
          Tap it, or drag it up to the table, to deal. Choosing a place deals, too. The clock \
          stops while the game is paused or its window isn't in use.
          """),
    ]
  }

  private static func turnBack(_ settings: GameSettings) -> LocalizedStringKey {
    guard let time = settings.turnBack else {
      return """
        Turn a card up, then another one. If both show the same, the pair is yours. If not, look \
        well: they are turned down again by your next choice.
        """
    }
    return LocalizedStringKey(
      """
      Turn a card up, then another one. If both show the same, the pair is yours. If not, look \
      well: they are turned down again after {time}.
      """, ["time": .key(PlanText.seconds(time))])
  }
}

/// What a key does at the table.
struct HelpKey: Identifiable {
  let keys: LocalizedStringKey
  /// In English.
  let meaning: String

  var id: String { meaning }

  static func all(_ settings: GameSettings) -> [HelpKey] {
    func key(_ action: TableKeys.Action) -> LocalizedStringKey.Argument {
      .text(settings.keys[action].uppercased())
    }
    return [
      HelpKey(keys: "Arrows, Tab", meaning: "go from card to card"),
      HelpKey(keys: "Space, Return", meaning: "turn a card up"),
      HelpKey(keys: LocalizedStringKey("{key}, held", ["key": key(.peek)]), meaning: "peek"),
      HelpKey(
        keys: LocalizedStringKey("{key}, Escape", ["key": key(.pause)]), meaning: "pause, continue"),
      HelpKey(
        keys: LocalizedStringKey(verbatim: settings.keys[.shuffle].uppercased()), meaning: "shuffle"
      ),
      HelpKey(
        keys: LocalizedStringKey(verbatim: settings.keys[.newGame].uppercased()),
        meaning: "new game"),
      HelpKey(keys: "Control+Z", meaning: "undo a shuffle or a new game"),
      HelpKey(
        keys: LocalizedStringKey("{key}, F1", ["key": key(.help)]),
        meaning: "help; F1 on all screens"),
      HelpKey(keys: "Control+N", meaning: "new game, on all screens"),
      HelpKey(keys: "F11", meaning: "fill the screen"),
      HelpKey(keys: "Control+Q", meaning: "quit"),
      HelpKey(keys: "Escape", meaning: "back, on all other screens"),
    ]
  }
}
