extension ReplaySetup {
  /// What of a header tells of it, in the order in which it stands there.
  var fields: [(ReplayHeader.Field, String)] {
    var fields: [(ReplayHeader.Field, String)] = players.map { (.player, "\($0)") }
    if let turnBack { fields.append((.turnBack, "\(turnBack)")) }
    if let look { fields.append((.look, "\(look)")) }
    if !hasBonus { fields.append((.bonus, "off")) }
    if !allowsPeeks { fields.append((.peeks, "off")) }
    if givesAdvice { fields.append((.advice, "on")) }
    if let race { fields.append((.race, "\(race)")) }
    if let hold { fields.append((.hold, "\(hold)")) }
    for start in stride(from: 0, to: ghost.count, by: ReplaySetup.findsInLine) {
      let finds = ghost[start..<min(start + ReplaySetup.findsInLine, ghost.count)]
      fields.append((.ghost, finds.map { "\($0)" }.joined(separator: " ")))
    }
    return fields
  }

  /// As many finds as a reader would like to see in a line.
  private static let findsInLine = 8
}

extension ReplaySetup.Player: CustomStringConvertible {
  /// As it stands in a header.
  public var description: String {
    quoted(name) + (bot.map { " bot \($0.asValue)" } ?? "")
  }
}

extension ReplaySetup.Find: CustomStringConvertible {
  /// As it stands in a header.
  public var description: String {
    "\(milliseconds):\(pair)"
  }
}
