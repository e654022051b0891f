import Assets
import Foundation
import Rasterizer
import RecallGame
import RecallHome
import RecallUI
import Records
import Replay
import Statistics

/// What a table is shown in.
struct TableSurroundings {
  /// In points.
  var viewport: CGSize
  var measurer: PangoTextMeasurer
  var notice: Notice
  /// How the desktop is set.
  var desktop = DesktopSettings()
  /// Who is told of tables; nil for nobody.
  var listener: (any TableListener)?
}

extension GameKeeper {
  /// A new game, as a player has planned it. What was left before is given up.
  ///
  /// - Throws: `SessionError` for a deck that is gone, and `CommandFailure` for a game that the rules don't allow.
  func session(
    for plan: GamePlan, in surroundings: TableSurroundings
  ) throws -> TableSession {
    // A game that explains itself isn't what is planned for the next time.
    if !plan.explains { keep(plan) }
    let deck = try deck(of: plan.deck)
    let ghost = plan.hasGhost ? ghost(of: plan) : nil
    var setup = ReplaySetup(plan, settings)
    setup.ghost = (ghost?.finds ?? []).map {
      ReplaySetup.Find(milliseconds: $0.milliseconds, pair: $0.pair)
    }
    let session = try session(
      GameTable(deck: deck.deck, pairs: plan.pairs), seed: ghost?.seed ?? drawSeed(), setup: setup,
      kind: plan.race.map { .race(milliseconds: Int64($0) * 1000) } ?? .free,
      carriesDeck: deck.isOwn || !isShipped(deck), in: surroundings)
    giveUpInterrupted()
    return session
  }

  /// The deal of a day. What was left before is given up.
  ///
  /// - Throws: `SessionError` for a deck that is gone.
  func session(
    for day: CalendarDay, in surroundings: TableSurroundings
  ) throws -> TableSession {
    let deal = DailyDeal(of: day)
    var plan = GamePlan()
    plan.seats = [.init(name: settings.name)]
    let session = try session(
      GameTable(deck: try deck(of: deal.deck).deck, pairs: deal.pairs), seed: deal.seed,
      setup: ReplaySetup(plan, settings), kind: .daily(day), carriesDeck: false, in: surroundings)
    giveUpInterrupted()
    return session
  }

  /// The game that was asked for when the program was started. What was left before stays: nobody was asked whether it
  /// may go.
  ///
  /// - Throws: `CommandFailure` for a game that the rules don't allow.
  func session(
    for order: TableOrder, in surroundings: TableSurroundings
  ) throws -> TableSession {
    var setup = ReplaySetup(order.setup)
    // What wasn't asked for is as the player has set it.
    setup.turnBack = setup.turnBack ?? settings.turnBack.map(Int64.init)
    setup.hold = settings.heldFor
    files.put(order.pictures)
    return try session(
      order.table, seed: order.seed, setup: setup,
      kind: setup.race.map { .race(milliseconds: $0) } ?? .free, carriesDeck: order.carriesDeck,
      in: surroundings)
  }

  /// The same; nil where it can't begin, of which the player is told.
  func begun(_ order: TableOrder, in surroundings: TableSurroundings) -> TableSession? {
    do {
      return try session(for: order, in: surroundings)
    } catch {
      message = error.toldWords
      return nil
    }
  }

  /// The game that was left last, as it was then.
  ///
  /// - Throws: `RecordStoreError` where it can't be read, and `SessionError` where there is none, or where it can't go
  ///   on; it is given up then.
  func sessionThatWasLeft(in surroundings: TableSurroundings) throws -> TableSession {
    guard let record = lastInterrupted else {
      throw SessionError.noGame
    }
    let kept = try store.resume(record.id)
    do {
      return try goOn(with: record, kept, in: surroundings)
    } catch {
      attempt { () throws(RecordStoreError) in try store.abandon(record.id) }
      throw SessionError.cannotGoOn(error)
    }
  }

  private func goOn(
    with record: GameRecord, _ kept: String, in surroundings: TableSurroundings
  ) throws -> TableSession {
    let text = ReplayRecorder<StageTarget>.wholeLines(of: kept)
    let header = try header(of: text)
    let shown = try show(header, in: surroundings, goesOn: true)
    if text != kept { try store.replaceRecording(of: record.id, with: text) }
    let recording = StoredRecording(in: store, goingOnWith: record.id, text: text)
    let game = try PlayedStage(
      goingOnWith: shown.stage, text: text, recording: recording, notice: surroundings.notice)
    // Leaving it took the focus, and the way to the menu led through a pause.
    try game.send(.focus(.gained), at: game.now)
    if shown.game.isPaused {
      try game.send(.key(KeyEvent(.down, key: "p")), at: game.now)
      try game.send(.key(KeyEvent(.up, key: "p")), at: game.now)
    }
    var blank = record
    (blank.id, blank.moves, blank.score, blank.peeks) = (0, 0, 0, 0)
    (blank.milliseconds, blank.review, blank.recalls) = (0, nil, [])
    if shown.follower.awaitsAnotherGame {
      // Who was stopped between the two games left the first one.
      var left = record
      left.end = .abandoned
      recording.finish(record.id, left)
      if case .daily = blank.kind { blank.kind = .free }
      return TableSession(
        game: game, table: shown.game, looks: shown.looks, follower: shown.follower,
        recording: recording,
        blank: blank, keeper: self)
    }
    return TableSession(
      game: game, table: shown.game, looks: shown.looks, follower: shown.follower,
      recording: recording, blank: blank,
      goingOnWith: record, keeper: self)
  }

  private func session(
    _ table: GameTable, seed: UInt64, setup: ReplaySetup, kind: GameKind, carriesDeck: Bool,
    in surroundings: TableSurroundings
  ) throws -> TableSession {
    var header = table.header(
      seed: seed, viewport: ScriptSize(surroundings.viewport),
      scheme: ScreenLooks(settings, on: surroundings.desktop).colorScheme == .dark ? .dark : .light,
      carriesDeck: carriesDeck)
    header.setup = setup
    header.version =
      setup.givesAdvice ? ReplayGrammar.versionThatLooks : ReplayGrammar.versionThatSetsUp
    header.language = Languages.code(of: catalog)
    let shown = try show(header, in: surroundings)
    let recording = StoredRecording(in: store)
    let game = try PlayedStage(
      playing: shown.stage, header: header, recording: recording, notice: surroundings.notice)
    let players = shown.game.setup.seats.map {
      GamePlayer(name: $0.name, isBot: $0.bot != nil)
    }
    let blank = GameRecord(
      beganAt: seconds, deck: PlayedDeck(name: table.deck.name, title: table.deck.title),
      pairs: table.pairs, seed: seed, rules: setup.rulesText, players: players,
      person: players.firstIndex { !$0.isBot } ?? 0, kind: kind)
    return TableSession(
      game: game, table: shown.game, looks: shown.looks, follower: shown.follower,
      recording: recording, blank: blank,
      keeper: self)
  }

  private func show(
    _ header: ReplayHeader, in surroundings: TableSurroundings, goesOn: Bool = false
  ) throws -> (
    stage: Stage, game: EmojiMemoryGame, looks: LiveLooks, follower: TableFollower
  ) {
    let table = try ReplayFile(path: "the game").table(for: header)
    let setup = try GameSetup(header)
    let follower = TableFollower(pairs: header.pairs, setup: setup)
    // A game that was left may have begun in others.
    var looks = TableLooks(ScreenLooks(settings, on: surroundings.desktop))
    looks.exits = TableFollower.takesApart(setup) ? [.review, .menu] : [.menu]
    looks.pictures = files.shelf.pictures
    looks.keys = settings.keys
    looks.catalog = catalog
    let live = LiveLooks(looks)
    let listen = surroundings.listener?.table(header, goesOn: goesOn)
    weak var watched: Stage?
    let shown = try table.show(
      header, textMeasurer: surroundings.measurer, looks: live, notice: surroundings.notice
    ) { event, game in
      let now = watched?.now ?? .zero
      follower.hear(event, in: game, at: now)
      listen?(event, game, now)
    }
    watched = shown.stage
    return (shown.stage, shown.game, live, follower)
  }

  private func header(of text: String) throws -> ReplayHeader {
    var bytes = Array(text.utf8)
    return try ReplayReader(file: "the recording") {
      defer { bytes = [] }
      return bytes
    }.header
  }

  private func deck(of name: String) throws -> HomeDeck {
    guard let deck = deck(named: name) else {
      throw SessionError.noDeck(name: name)
    }
    return deck
  }

  /// Whether a deck is here as everybody has it, so that a recording need not carry it.
  private func isShipped(_ deck: HomeDeck) -> Bool {
    (try? Assets.deck(named: deck.id)) == deck.deck
  }

  /// The finds of the best game with a plan's deck and pairs, and what dealt it; nil where there is none.
  private func ghost(of plan: GamePlan) -> (seed: UInt64, finds: [GameSetup.Find])? {
    let records = attempt { () throws(RecordStoreError) in try store.records() } ?? []
    let alike = records.filter { record in
      record.isSolvedAlone && record.deal == GameRecord.Deal(deck: plan.deck, pairs: plan.pairs)
    }.sorted(by: GameRecord.isBetterGhost)
    for record in alike.prefix(Self.mostGhosts) {
      // The seed tells of a table's first game alone how its cards lay.
      guard let follower = try? follow(record.id), !follower.events.contains(.startedOver),
        !follower.events.contains(.shuffled), !follower.finds.isEmpty
      else { continue }
      return (record.seed, follower.finds)
    }
    message = "You haven't won a game with this deck and this number of pairs yet."
    return nil
  }

  /// How many games are looked at for one that can be played against: each is played for that.
  static let mostGhosts = 4

  /// A game that is kept, taken apart.
  ///
  /// - Throws: `RecordStoreError` where it can't be read, and `SessionError` where it can't be taken apart.
  func review(of id: GameRecord.ID) throws -> (record: GameRecord, review: ReviewedGame) {
    guard let record = try store.records().first(where: { $0.id == id }),
      let review = try follow(id).reviewed()
    else { throw SessionError.noReview }
    return (record, review)
  }

  /// Plays the recording of a game that is kept.
  private func follow(_ id: GameRecord.ID) throws -> TableFollower {
    let text = try store.recording(of: id)
    let header = try header(of: text)
    let shown = try show(
      header, in: .init(viewport: header.viewport.cgSize, measurer: .init(), notice: Notice()))
    _ = try ReplayRecorder(continuing: text, target: StageTarget(shown.stage)) { _ in }
    return shown.follower
  }
}

extension ReplaySetup {
  /// How a game is played that was planned.
  init(_ plan: GamePlan, _ settings: GameSettings) {
    self.init()
    let isAlone = plan.seats.count == 1 && plan.seats[0].bot == nil
    players = isAlone ? [] : plan.seats.map { Player(name: $0.name, bot: $0.bot?.botName) }
    turnBack = settings.turnBack.map(Int64.init)
    look = plan.look > 0 ? Int64(plan.look) : nil
    hasBonus = plan.hasBonus
    allowsPeeks = plan.allowsPeeks
    givesAdvice = plan.explains
    race = plan.race.map { Int64($0) * 1000 }
    hold = settings.heldFor
  }

  /// What is played by, in a few words that are the same for the same rules.
  var rulesText: String {
    var words: [String] = []
    if let turnBack { words.append("turn back \(turnBack)") }
    if let look { words.append("look \(look)") }
    if !hasBonus { words.append("no bonus") }
    if !allowsPeeks { words.append("no peeks") }
    if !ghost.isEmpty { words.append("ghost") }
    return words.isEmpty ? "classic" : words.joined(separator: ", ")
  }
}

extension GameSettings {
  /// How long a card is held for a peek, in milliseconds; nil for as long as in the classic game.
  fileprivate var heldFor: Int64? {
    hold == GameSetup.classic.hold ? nil : Int64(hold)
  }
}
