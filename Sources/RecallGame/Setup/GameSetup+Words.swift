extension GameSetup {
  /// All of it on a line, as the state tells it.
  var words: String {
    var words = seats.map { seat in
      "player " + seat.name + (seat.bot.map { " (\($0))" } ?? "")
    }
    if let turnBack { words.append("turns back after \(turnBack) ms") }
    if look > 0 { words.append("look of \(look) ms") }
    if !hasBonus { words.append("no bonus") }
    if !allowsPeeks { words.append("no peeks") }
    if let race { words.append("race of \(race) ms") }
    if hold != GameSetup.classic.hold { words.append("hold of \(hold) ms") }
    if !ghost.isEmpty {
      let finds = ghost.map { "\($0.milliseconds):\($0.pair)" }.joined(separator: " ")
      words.append("ghost \(finds)")
    }
    if offersUndo { words.append("undo") }
    return words.joined(separator: ", ")
  }
}
