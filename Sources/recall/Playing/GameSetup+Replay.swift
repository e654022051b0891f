import RecallGame
import Replay
import Simulation

extension GameSetup {
  /// What the header of a replay tells of how its game is played.
  ///
  /// - Throws: The name of a bot that there isn't.
  init(_ header: ReplayHeader) throws(BotKind.UnknownName) {
    self.init()
    let setup = header.setup
    if !setup.players.isEmpty {
      seats = []
      for player in setup.players {
        var bot: BotKind?
        if let name = player.bot { bot = try BotKind(name: name) }
        seats.append(Seat(name: player.name, bot: bot))
      }
    }
    turnBack = setup.turnBack
    look = setup.look ?? 0
    hasBonus = setup.hasBonus
    allowsPeeks = setup.allowsPeeks
    race = setup.race
    hold = setup.hold ?? hold
    ghost = setup.ghost.map { Find(milliseconds: $0.milliseconds, pair: $0.pair) }
    offersUndo = header.version >= ReplayGrammar.versionThatSetsUp
  }
}

extension ReplaySetup {
  /// How a game is played, as the header of a replay tells it.
  init(_ setup: GameSetup) {
    self.init()
    if setup.seats != GameSetup.classic.seats {
      players = setup.seats.map { Player(name: $0.name, bot: $0.bot?.description) }
    }
    turnBack = setup.turnBack
    look = setup.look == 0 ? nil : setup.look
    hasBonus = setup.hasBonus
    allowsPeeks = setup.allowsPeeks
    race = setup.race
    hold = setup.hold == GameSetup.classic.hold ? nil : setup.hold
    ghost = setup.ghost.map { Find(milliseconds: $0.milliseconds, pair: $0.pair) }
  }
}
