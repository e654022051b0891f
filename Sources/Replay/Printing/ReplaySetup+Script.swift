extension ReplaySetup {
  /// Appends the lines of a header that tell of it.
  func write(to text: inout ScriptText) {
    for player in players { text.append(.player, player) }
    if let turnBack { text.append(.turnBack, turnBack) }
    if let look { text.append(.look, look) }
    if !hasBonus { text.append(.bonus, "off") }
    if !allowsPeeks { text.append(.peeks, "off") }
    if givesAdvice { text.append(.advice, "on") }
    if let race { text.append(.race, race) }
    if let hold { text.append(.hold, hold) }
    for (index, find) in ghost.enumerated() {
      if index.isMultiple(of: Self.findsInLine) {
        text.append(.ghost, find)
      } else {
        text.append(" ", find)
      }
    }
  }

  /// As many finds as a reader would like to see in a line.
  private static let findsInLine = 8
}

extension ReplaySetup.Player: ScriptPart {
  /// As it stands in a header.
  public var description: String { written }

  func write(to text: inout ScriptText) {
    text.append(quoted(name))
    if let bot { text.append(" bot ", bot.asValue) }
  }
}

extension ReplaySetup.Find: ScriptPart {
  /// As it stands in a header.
  public var description: String { written }

  func write(to text: inout ScriptText) {
    text.append(milliseconds, ":", pair)
  }
}
