import GameModel
import RecallUI

/// A game of pairs as its views see it: the model, a seeded generator to deal with, and the
/// player's intents.
///
/// It reads no clock: an intent comes with the instant at which the player had it. Cards that are
/// dealt one after the other come by timers of the stage that runs the intent.
///
/// Views observe its `parts`: a card, a figure, the deck.
public final class EmojiMemoryGame {
  public typealias Card = MemoryGame<String>.Card

  /// The deck's name as people read it.
  public let title: String
  var model: MemoryGame<String> {
    didSet {
      lines.areOld = true
      parts.update(to: self)
    }
  }
  var dealing: Dealing {
    didSet {
      lines.areOld = true
      parts.updateDealing(of: self)
    }
  }
  var clock = GameClock() {
    didSet {
      lines.areOld = true
      parts.clock.update(to: clock)
    }
  }
  var isPausedByPlayer = false {
    didSet {
      lines.areOld = true
      parts.update(to: self)
    }
  }
  /// What views observe of the game.
  private(set) lazy var parts = GameParts(of: self)
  /// The places of the cards on the table, by identifier.
  private(set) var places: [Int]
  var isUnattended = false {
    didSet { lines.areOld = true }
  }
  /// How the game is played.
  public let setup: GameSetup
  /// What a game has that isn't played in the classic way; nil for one that is.
  var course: GameCourse? {
    didSet {
      lines.areOld = true
      parts.updateCourse(of: self)
    }
  }
  /// The timers of what happens by itself, by `Appointments.Kind`.
  var courseTimers: [RecallUI.Timer?] = []
  /// How often the cards were shuffled: with the seed, that is where the generator stands.
  var shuffles = 0 {
    didSet { lines.areOld = true }
  }
  var generator: Xoshiro256StarStar
  /// The game's timers, which stand still while it is paused.
  let timers = TimerGroup("game")
  /// Who is told what happens, once it has; nobody, as a rule.
  public var follower: ((GameEvent) -> Void)?
  /// Who lets what happens be heard; nobody while no table shows the game.
  var onSound: ((GameSound) -> Void)?
  /// Who says what happens to who can't see it; nobody while no table shows the game.
  var onAnnouncement: ((String) -> Void)?
  /// What that is said in, and what is told of the table; nil for English.
  var catalog: StringCatalog? {
    didSet { if catalog != oldValue { spokenNames = [:] } }
  }
  /// What one of a pair's two cards shows.
  private struct Shown: Hashable {
    let content: String
    let side: Int
  }

  /// What pictures are called, as far as that was asked for.
  private var spokenNames: [Shown: String] = [:]
  /// The timer of the next card from the deck.
  var cardTimer: RecallUI.Timer?
  /// The lines of the state as they were last asked for.
  var lines = GameLines()

  /// Shuffles a classic game of one person; its cards lie in the deck.
  ///
  /// - Parameters:
  ///   - title: The deck's name as people read it.
  ///   - pairs: How many pairs of cards, from 0 to 10,000.
  ///   - seed: What the shuffle depends on; the same seed deals the same game on each machine.
  ///   - face: What the two cards of a pair show, by the pair's number from 0.
  /// - Throws: `SetupError` for a number of pairs that no game has.
  public convenience init(
    title: String, pairs: Int, seed: UInt64, face: (Int) -> String
  ) throws(SetupError) {
    let model = try MemoryGame<String>(
      numberOfPairsOfCards: pairs, players: 1, createCardContent: face)
    self.init(title: title, model, seed: seed, setup: .classic)
  }

  /// Shuffles a game; its cards lie in the deck.
  ///
  /// - Parameters:
  ///   - title: The deck's name as people read it.
  ///   - pairs: How many pairs of cards, from 0 to 10,000.
  ///   - seed: What the shuffle depends on, and what bots do; the same seed deals the same game on
  ///     each machine.
  ///   - setup: How it is played, and by whom.
  ///   - face: What the two cards of a pair show, by the pair's number from 0.
  /// - Throws: `GameSetupError` for a number of pairs that no game has, and for a setup that none has.
  public convenience init(
    title: String, pairs: Int, seed: UInt64, setup: GameSetup, face: (Int) -> String
  ) throws(GameSetupError) {
    try setup.validate(pairs: pairs)
    let model: MemoryGame<String>
    do throws(SetupError) {
      model = try MemoryGame<String>(
        numberOfPairsOfCards: pairs, players: setup.seats.count, rules: setup.rules,
        createCardContent: face)
    } catch {
      throw .rules(error)
    }
    self.init(title: title, model, seed: seed, setup: setup)
  }

  private init(title: String, _ model: MemoryGame<String>, seed: UInt64, setup: GameSetup) {
    self.title = title
    self.setup = setup
    generator = Xoshiro256StarStar(seed: seed)
    self.model = model
    course = setup.isPlayedAsClassic ? nil : GameCourse(setup, of: model, seed: seed)
    dealing = Dealing(count: model.numberOfCards)
    places = Array(0..<model.numberOfCards)
    shuffleModel()
  }

  /// The timers of a paused game would wait for good.
  deinit {
    cardTimer?.invalidate()
    for timer in courseTimers { timer?.invalidate() }
  }

  func shuffleModel() {
    model.shuffle(using: &generator)
    shuffles += 1
    takeNoticeOfPlaces()
  }

  /// Takes notice that the cards lie in other places.
  func takeNoticeOfPlaces() {
    for place in places.indices {
      if let id = model.id(at: place) { places[id] = place }
    }
    parts.updateAll(to: self)
    if course != nil { haveBotsForgetPlaces() }
  }

  /// A card as views observe it; asked for a card that the game has.
  func part(ofCard id: Card.ID) -> TableCard {
    parts.card(id, of: self)
  }

  // MARK: What views show

  /// The cards in the order in which they lie on the table.
  public var cards: [Card] { model.cards }

  /// Points: see `MemoryGame.choose(_:at:)`.
  public var score: Int { model.score }

  /// What each of those at the table has done, in the order of their turns.
  public var players: [Player] { model.players }

  /// How long the game has been going on at an instant, without the pauses.
  public func playedTime(at instant: Instant) -> Duration { clock.time(at: instant) }

  /// How often two cards were compared.
  public var moves: Int { model.moves }

  /// How many pairs are still to be found.
  public var pairsLeft: Int { model.pairsLeft }

  /// Whether all pairs are found.
  public var isOver: Bool { model.isOver }

  /// Whether the time of the race was over before the game was.
  public var isLost: Bool { course?.isLost ?? false }

  /// Whether a mismatch lies face up.
  var isMismatchUp: Bool { model.isMismatchUp }

  /// How long a press takes that is a hold, in seconds: as a rule longer than a slow click, which is no
  /// peek that costs a point.
  var holdSeconds: Double { Double(setup.hold) / 1000 }

  // MARK: Intents

  /// Turns a card up, as the rules allow. The first choice has what lies in the deck be dealt.
  @discardableResult
  public func choose(_ card: Card, at instant: Instant) -> Outcome {
    choose(id: card.id, at: instant)
  }

  /// Turns up the card with an identifier, as the rules allow. The first choice has what lies in the
  /// deck be dealt.
  @discardableResult
  public func choose(id: Card.ID, at instant: Instant) -> Outcome {
    if course != nil, let reason = reasonToIgnoreChoice(at: instant) { return .ignored(reason) }
    return turnUp(id, at: instant)
  }

  /// Turns up a card for whoever is on turn.
  func turnUp(_ id: Card.ID, at instant: Instant) -> Outcome {
    let player = model.currentPlayer
    let outcome = model.choose(id: id, at: GameInstant(instant))
    guard !outcome.isIgnored else { return outcome }
    begin(at: instant)
    if isOver { clock.stop(at: instant) }
    play(outcome)
    tell(outcome, of: id, by: player)
    follower?(.turnedUp(id))
    if outcome == .matched { follower?(.found(pair: id / 2, after: clock.time(at: instant))) }
    if course != nil { goOn(after: outcome, of: id, at: instant) }
    return outcome
  }

  /// Shows a card that lies face down, at the price of the rules, until `endPeek()`.
  @discardableResult
  public func peek(at id: Card.ID, at instant: Instant) -> Outcome {
    guard course == nil || allowsPeek else { return .ignored(.notAllowed) }
    let outcome = model.peek(id: id)
    guard !outcome.isIgnored else { return outcome }
    begin(at: instant)
    play(outcome)
    tell(outcome, of: id, by: model.currentPlayer)
    follower?(.peeked(id))
    if course != nil { showToBots(id) }
    return outcome
  }

  /// Covers the card that is being peeked at, if there is one.
  public func endPeek() {
    model.endPeek()
  }

  /// Covers a card if it is the one that is being peeked at.
  public func endPeek(at id: Card.ID) {
    guard model.shownCards.contains(id), model.card(id: id)?.isPeeked == true else { return }
    endPeek()
  }

  /// Lets an intent be heard that turned a card up.
  private func play(_ outcome: Outcome) {
    guard let onSound, !outcome.isIgnored else { return }
    onSound(.flip)
    if let result = GameSound.result(of: outcome, isOver: isOver) { onSound(result) }
  }

  /// Says what came of a card that was turned up to who can't see it.
  private func tell(_ outcome: Outcome, of id: Card.ID, by player: Int) {
    guard let onAnnouncement else { return }
    for text in teller.texts(of: outcome, card: id, by: player) { onAnnouncement(text) }
  }

  /// Says what happens, as things are now.
  var teller: GameTeller {
    GameTeller(model: model, seats: setup.seats, say: say) { [unowned self] in spokenName(of: $0) }
  }

  /// Says things in the table's language.
  var say: SpokenWords { SpokenWords(catalog: catalog) }

  /// What a card shows, in words.
  func spokenName(of id: Card.ID) -> String {
    guard let content = model.card(id: id)?.content else { return "" }
    let key = Shown(content: content, side: id & 1)
    if let known = spokenNames[key] { return known }
    let name = CardFace(content, side: id & 1).spokenName(in: say)
    spokenNames[key] = name
    return name
  }

  private func begin(at instant: Instant) {
    clock.start(at: instant)
    deal(at: instant)
    if course != nil { beginRace(at: instant) }
  }

  // MARK: Pausing

  /// Whether the game's time stands still.
  public var isPaused: Bool { model.isPaused }

  /// Stops the game's time, or lets it go on, as the player wants.
  public func togglePause(at instant: Instant) {
    guard !(isOver || isLost) || isPausedByPlayer else { return }
    isPausedByPlayer.toggle()
    settlePause(at: instant)
  }

  /// Says whether the player looks at the game: what the player can't see costs nothing.
  public func setAttended(_ isAttended: Bool, at instant: Instant) {
    isUnattended = !isAttended
    settlePause(at: instant)
  }

  func settlePause(at instant: Instant) {
    if isPausedByPlayer || isUnattended {
      model.pause(at: GameInstant(instant))
      clock.stop(at: instant)
      timers.suspend()
      dealing.rest(from: instant)
      course?.appointments.rest(from: instant)
    } else {
      // A new game begins without the pause, but with the timers, of the one before.
      model.resume(at: GameInstant(instant))
      timers.resume()
      dealing.goOn(from: instant)
      course?.appointments.goOn(from: instant)
      if clock.hasBegun, !isOver, !isLost { clock.start(at: instant) }
    }
  }
}

extension GameInstant {
  init(_ instant: Instant) {
    self.init(nanoseconds: instant.nanoseconds)
  }
}
