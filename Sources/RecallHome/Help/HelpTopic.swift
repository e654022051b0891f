import RecallGame

/// A piece of what there is to know.
struct HelpTopic: Identifiable {
  let title: String
  let text: String

  var id: String { title }

  static func all(_ settings: GameSettings) -> [HelpTopic] {
    [
      HelpTopic(
        title: "Find the pairs",
        text: """
          Turn a card up, then another one. If both show the same, the pair is yours. If not, look \
          well: they are turned down again\(turnBack(settings)).
          """),
      HelpTopic(
        title: "Points",
        text: """
          A pair brings two. The orange pie on a card shows how much time is left for more: a point \
          for each whole second on both cards. A card of a mismatch that you had seen before costs one.
          """),
      HelpTopic(
        title: "Peek",
        text: """
          Hold a card for \(PlanText.seconds(settings.hold)) to look at it without turning it up. \
          That costs a point.
          """),
      HelpTopic(
        title: "Par",
        text: """
          The moves that somebody who forgets nothing needs on average for this deal. Fewer is luck, \
          or a better memory than perfect.
          """),
      HelpTopic(
        title: "The deck",
        text: """
          Tap it, or drag it up to the table, to deal. Choosing a place deals, too. Nothing runs \
          while the game is paused or its window has no focus.
          """),
    ]
  }

  private static func turnBack(_ settings: GameSettings) -> String {
    guard let time = settings.turnBack else { return " by your next choice" }
    return " after \(PlanText.seconds(time))"
  }
}

/// What a key does at the table.
struct HelpKey: Identifiable {
  let keys: String
  let meaning: String

  var id: String { keys }

  static func all(_ settings: GameSettings) -> [HelpKey] {
    func key(_ action: TableKeys.Action) -> String { settings.keys[action].uppercased() }
    return [
      HelpKey(keys: "Arrows, Tab", meaning: "go from card to card"),
      HelpKey(keys: "Space, Return", meaning: "turn a card up"),
      HelpKey(keys: "\(key(.peek)), held", meaning: "peek"),
      HelpKey(keys: "\(key(.pause)), Escape", meaning: "pause, go on"),
      HelpKey(keys: key(.shuffle), meaning: "shuffle"),
      HelpKey(keys: key(.newGame), meaning: "new game"),
      HelpKey(keys: "Control+Z", meaning: "take back a shuffle or a new game"),
      HelpKey(keys: "\(key(.help)), F1", meaning: "help; F1 on all screens"),
      HelpKey(keys: "Control+N", meaning: "new game, on all screens"),
      HelpKey(keys: "F11", meaning: "fill the screen"),
      HelpKey(keys: "Control+Q", meaning: "quit"),
      HelpKey(keys: "Escape", meaning: "back, on all other screens"),
    ]
  }
}
