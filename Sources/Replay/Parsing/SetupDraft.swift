/// The part of a header, as far as it was read, that tells how a game is played and on which screen.
struct SetupDraft {
  private(set) var setup = ReplaySetup()
  private var screenName: String?
  private var given: [String] = []
  private var givenBytes = 0
  /// Whether the ghost was read to find a pair, by its number, for as many as have been asked about.
  private var isFound: [Bool] = []

  /// The screen, where that isn't the table.
  var screen: ReplayScreen? {
    screenName.flatMap { name in
      name == ReplayScreen.table ? nil : ReplayScreen(name: name, given: given.joined())
    }
  }

  mutating func readValue(
    of field: ReplayHeader.Field, _ scanner: inout LineScanner
  ) throws(ReplayError) {
    switch field {
    case .player: try readPlayer(&scanner)
    case .turnBack:
      setup.turnBack = try milliseconds(in: ReplayGrammar.turnBackMilliseconds, &scanner)
    case .look: setup.look = try milliseconds(in: ReplayGrammar.lookMilliseconds, &scanner)
    case .bonus:
      try scanner.takeWord("off")
      setup.hasBonus = false
    case .peeks:
      try scanner.takeWord("off")
      setup.allowsPeeks = false
    case .advice:
      try scanner.takeWord("on")
      setup.givesAdvice = true
    case .race: setup.race = try milliseconds(in: ReplayGrammar.raceMilliseconds, &scanner)
    case .hold: setup.hold = try milliseconds(in: ReplayGrammar.holdMilliseconds, &scanner)
    case .ghost:
      repeat {
        try readFind(&scanner)
      } while scanner.peek != nil
    case .screen: screenName = try scanner.take("a screen's name", \.name)
    case .given: try readGiven(&scanner)
    case .deck, .pairs, .seed, .viewport, .scheme, .fonts, .title, .symbols, .stored, .program,
      .language,
      .use:
      break
    }
  }

  private mutating func readPlayer(_ scanner: inout LineScanner) throws(ReplayError) {
    guard setup.players.count < ReplayGrammar.players.upperBound else {
      throw scanner.error(expected: "at most \(ReplayGrammar.players.upperBound) players")
    }
    let scalars = ReplayGrammar.nameScalars
    let name = try scanner.take(
      "a player's name in quotes, of \(scalars.lowerBound) to \(scalars.upperBound) characters"
    ) { token in
      token.isQuoted && scalars.contains(token.text.unicodeScalars.count) ? token.text : nil
    }
    guard scanner.peek != nil else {
      setup.players.append(ReplaySetup.Player(name: name))
      return
    }
    guard try scanner.takeIf("bot") else {
      throw scanner.error(expected: "`bot` or the end of the line")
    }
    let bot = try scanner.take("a bot's name", \.value)
    setup.players.append(ReplaySetup.Player(name: name, bot: bot))
  }

  private func milliseconds(
    in range: ClosedRange<Int64>, _ scanner: inout LineScanner
  ) throws(ReplayError) -> Int64 {
    try scanner.take("a time from \(range.lowerBound) to \(range.upperBound) ms") { token in
      token.integer(in: range)
    }
  }

  private mutating func readFind(_ scanner: inout LineScanner) throws(ReplayError) {
    let earliest = setup.ghost.last?.milliseconds ?? 0
    let position = scanner
    let find = try scanner.take("a find: a time in ms and a pair, as in 1200:3", \.find)
    guard find.milliseconds >= earliest else {
      throw position.error(expected: "a find at \(earliest) ms or later")
    }
    if isFound.count <= find.pair {
      isFound += repeatElement(false, count: find.pair + 1 - isFound.count)
    }
    guard !isFound[find.pair] else {
      throw position.error(expected: "each pair to be found once")
    }
    isFound[find.pair] = true
    if setup.ghost.isEmpty { setup.ghost.reserveCapacity(16) }
    setup.ghost.append(find)
  }

  private mutating func readGiven(_ scanner: inout LineScanner) throws(ReplayError) {
    let position = scanner
    let text = try scanner.take("a text in quotes") { $0.isQuoted ? $0.text : nil }
    givenBytes += text.utf8.count
    guard givenBytes <= ReplayGrammar.givenBytes else {
      throw position.error(expected: "at most \(ReplayGrammar.givenBytes) bytes given in all")
    }
    given.append(text)
  }
}
