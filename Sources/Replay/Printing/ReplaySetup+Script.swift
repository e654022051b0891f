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
    for start in stride(from: 0, to: ghost.count, by: Self.findsInLine) {
      let finds = ghost[start..<min(start + Self.findsInLine, ghost.count)]
      text.append(.ghost, finds.map(\.description).joined(separator: " "))
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
