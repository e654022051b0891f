import GameModel
import RecallUI

/// What happens in games that aren't played in the classic way.
extension EmojiMemoryGame {
  // MARK: Appointments

  /// Has something happen by itself after a while, in place of what was to happen before.
  func appoint(_ kind: Appointments.Kind, _ delay: Duration, from instant: Instant) {
    cancel(kind)
    course?.appointments.make(kind, delay, from: instant)
    if courseTimers.isEmpty {
      courseTimers = Array(repeating: nil, count: Appointments.Kind.allCases.count)
    }
    let seconds = TimeInterval(delay.saturatingNanoseconds) / 1_000_000_000
    courseTimers[kind.rawValue] = RecallUI.Timer.scheduledTimer(
      withTimeInterval: seconds, repeats: false, in: timers
    ) { [weak self] _ in
      guard let self, let due = course?.appointments[kind] else { return }
      course?.appointments.cancel(kind)
      fulfil(kind, at: due)
    }
  }

  /// Has something not happen.
  func cancel(_ kind: Appointments.Kind) {
    course?.appointments.cancel(kind)
    guard courseTimers.indices.contains(kind.rawValue) else { return }
    courseTimers[kind.rawValue]?.invalidate()
  }

  /// Does what was appointed.
  private func fulfil(_ kind: Appointments.Kind, at instant: Instant) {
    switch kind {
    case .bot: playBot(at: instant)
    case .turnBack: turnBack(at: instant)
    case .look: turnDealDown(at: instant)
    case .race: lose(at: instant)
    case .tick: tick(at: instant)
    case .undo: course?.forgetFormer()
    }
  }

  // MARK: Choices

  /// Why a person can't choose a card now; nil where the model decides. A choice while nobody can
  /// choose has the cards be dealt, as any first choice.
  func reasonToIgnoreChoice(at instant: Instant) -> Outcome.Reason? {
    guard let course else { return nil }
    guard !course.isLost, !isBotAtWork else {
      if awaitsDeal, !isPaused { deal(at: instant) }
      return .notAllowed
    }
    guard model.isDealUp else { return nil }
    if awaitsDeal, !isPaused { deal(at: instant) }
    return .dealIsUp
  }

  /// Whether a person may peek at cards now.
  var allowsPeek: Bool {
    guard let course else { return true }
    return course.setup.allowsPeeks && !course.isLost && !isBotAtWork
  }

  /// Whether a bot is on turn.
  var isBotOnTurn: Bool { course?.bots[model.currentPlayer] != nil }

  /// Whether a bot is on turn, or its mismatch wasn't seen for long enough yet.
  var isBotAtWork: Bool { isBotOnTurn || course?.appointments[.bot] != nil }

  /// Takes notice of a card that was turned up, and has happen what follows from it.
  func goOn(after outcome: Outcome, of id: Card.ID, at instant: Instant) {
    guard let first = course?.first, outcome != .flipped else {
      course?.first = id
      if isBotOnTurn { appoint(.bot, GameCourse.beforeSecond, from: instant) }
      return
    }
    course?.first = nil
    let isMatch = outcome == .matched
    tellBots(of: first, and: id, isMatch: isMatch)
    if isMatch { note(find: id / 2, at: instant) }
    guard !isOver else { return cancelGame() }
    let mover = isMatch ? model.currentPlayer : seatBefore(model.currentPlayer)
    if !isMatch, let turnBack = setup.turnBack {
      appoint(.turnBack, .milliseconds(turnBack), from: instant)
    } else if isBotOnTurn || (!isMatch && course?.bots[mover] != nil) {
      appoint(.bot, GameCourse.afterPair, from: instant)
    }
  }

  private func seatBefore(_ seat: Int) -> Int {
    (seat + setup.seats.count - 1) % setup.seats.count
  }

  /// What the ghost is measured with is noted only where there is one.
  private func note(find pair: Int, at instant: Instant) {
    guard !setup.ghost.isEmpty else { return }
    let milliseconds = clock.time(at: instant).saturatingNanoseconds / 1_000_000
    course?.finds.append(GameSetup.Find(milliseconds: milliseconds, pair: pair))
  }

  /// Has nothing happen any more that belongs to the game.
  func cancelGame() {
    for kind in Appointments.Kind.allCases where kind != .undo { cancel(kind) }
  }

  private func turnBack(at instant: Instant) {
    guard model.turnBack(at: GameInstant(instant)) else { return }
    follower?(.turnedBack)
    beginTurn(at: instant)
  }

  // MARK: Dealing and looking

  /// Goes on when all cards lie on the table.
  func goOnAfterDealing(at instant: Instant) {
    guard model.isDealUp else { return beginTurn(at: instant) }
    guard course?.appointments[.look] == nil else { return }
    appoint(.look, .milliseconds(setup.look), from: instant)
  }

  /// Whether the cards lie face up at the start, and the time for them runs.
  var isLooking: Bool { course?.appointments[.look] != nil }

  /// Turns the cards down that lie face up at the start, before their time is over.
  public func endLook(at instant: Instant) {
    guard isLooking, !isPaused else { return }
    cancel(.look)
    turnDealDown(at: instant)
  }

  private func turnDealDown(at instant: Instant) {
    guard model.isDealUp, model.turnBack(at: GameInstant(instant)) else { return }
    parts.updateAll(to: self)
    for place in 0..<model.numberOfCards {
      if let id = model.id(at: place) { showToBots(id) }
    }
    beginTurn(at: instant)
  }

  // MARK: Race

  /// Has the time of the race run from now on, if it doesn't yet.
  func beginRace(at instant: Instant) {
    guard let race = setup.race, !isOver, course?.appointments[.race] == nil else { return }
    let left = Duration.milliseconds(race) - clock.time(at: instant)
    appoint(.race, max(left, .zero), from: instant)
    awaitTick(within: left, from: instant)
  }

  /// The last seconds of a race are heard.
  private static let heardSeconds: Int64 = 10

  /// Waits for the next of the last seconds.
  private func awaitTick(within left: Duration, from instant: Instant) {
    let nanoseconds = left.saturatingNanoseconds
    // How many are left when it begins: fewer than now.
    let seconds = min((nanoseconds - 1) / 1_000_000_000, Self.heardSeconds)
    guard seconds >= 1 else { return }
    appoint(.tick, .nanoseconds(nanoseconds - seconds * 1_000_000_000), from: instant)
  }

  private func tick(at instant: Instant) {
    onSound?(.tick)
    guard let end = course?.appointments[.race] else { return }
    awaitTick(within: instant.duration(to: end), from: instant)
  }

  private func lose(at instant: Instant) {
    guard !isOver else { return }
    endPeek()
    clock.stop(at: instant)
    cancelGame()
    course?.isLost = true
    onAnnouncement?(teller.loss)
    parts.update(to: self)
  }
}
