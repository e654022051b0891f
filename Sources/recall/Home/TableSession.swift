import RecallGame
import RecallHome
import RecallUI
import Statistics

/// A table in the window: games that are played there one after the other, and kept.
///
/// A game is kept from its first card on. One in whose place another was begun can still be gone back to;
/// it is given up when the other one is over, or left.
final class TableSession {
  let game: PlayedStage
  private let table: EmojiMemoryGame
  private let looks: LiveLooks
  private let follower: TableFollower
  private let recording: StoredRecording
  private let keeper: any TableKeeper
  /// What is known of the next game at this table before it is played.
  private var blank: GameRecord
  /// What is written down of the game that goes on; nil before its first card, and once it is over.
  private var record: GameRecord?
  /// The games that can be gone back to, the next one last.
  private var formers: [GameRecord] = []
  private var eventsHeard: Int

  /// - Parameters:
  ///   - game: What the window shows.
  ///   - table: What is played there.
  ///   - looks: How it looks.
  ///   - follower: Who was told what has happened.
  ///   - recording: Where it is written down.
  ///   - blank: What is known of each game before it is played.
  ///   - record: The game that is gone on with; nil for a new one.
  ///   - keeper: Keeps what is more than a game.
  init(
    game: PlayedStage, table: EmojiMemoryGame, looks: LiveLooks, follower: TableFollower,
    recording: StoredRecording, blank: GameRecord, goingOnWith record: GameRecord? = nil,
    keeper: any TableKeeper
  ) {
    self.game = game
    self.table = table
    self.looks = looks
    self.follower = follower
    self.recording = recording
    self.blank = blank
    self.record = record
    self.keeper = keeper
    eventsHeard = follower.events.count
  }

  /// Keeps what has happened since this was last called.
  func noteProgress() {
    while eventsHeard < follower.events.count {
      let event = follower.events[eventsHeard]
      eventsHeard += 1
      hear(event)
    }
    record?.note(table, at: game.now)
    if table.isOver || table.isLost { finish() }
  }

  /// Lets go of the table: a game that isn't over can go on later.
  func leave() {
    giveUpFormers()
    guard recording.id != nil, record != nil else { return }
    // Who comes back finds it as it is now, its clock standing.
    try? game.send(.focus(.lost), at: game.now)
    record?.note(table, at: game.now)
    guard var record else { return }
    follower.noteReview(in: &record)
    record.end = .interrupted
    keeper.keep(InterruptedGame(record, pairsLeft: table.pairsLeft), of: record.id)
    recording.finish(record.id, record)
    self.record = nil
  }

  /// Has the table look otherwise from now on.
  func dress(_ new: ScreenLooks) {
    looks.value.dress(new)
  }

  /// The game that was played last, taken apart.
  var reviewed: ReviewedGame? { follower.reviewed() }

  private func hear(_ event: GameEvent) {
    switch event {
    case .turnedUp, .peeked: begin()
    case .startedOver:
      if var left = record {
        follower.noteReview(in: &left, gamesAgo: 1)
        formers.append(left)
        record = nil
      }
      // Another deal than the one that the table began with.
      if case .daily = blank.kind { blank.kind = .free }
      recording.pause()
    case .wentBack:
      guard let former = formers.popLast() else { return }
      if var left = record {
        follower.noteReview(in: &left, gamesAgo: 1)
        formers.append(left)
      }
      recording.goBack(to: former.id)
      record = former
    case .found, .turnedBack, .shuffled: break
    }
  }

  private func begin() {
    guard record == nil else { return }
    var new = blank
    new.beganAt = keeper.seconds
    recording.begin(new)
    new.id = recording.id ?? 0
    record = new
  }

  private func finish() {
    guard var record else { return }
    giveUpFormers()
    follower.noteReview(in: &record)
    record.end = .finished
    record.standing = table.standing(of: record.person)
    recording.finish(record.id, record)
    if case .daily(let day) = record.kind, let review = follower.review() {
      keeper.keep(DailyResult(of: day, record, review))
    }
    self.record = nil
  }

  private func giveUpFormers() {
    for var former in formers {
      former.end = .abandoned
      recording.finish(former.id, former)
    }
    formers = []
  }
}

/// Keeps what comes of games beside the games themselves.
protocol TableKeeper: AnyObject {
  /// The time now, in seconds since 1970 in Greenwich.
  var seconds: Int64 { get }

  func keep(_ result: DailyResult)

  /// Keeps how a game stood when it was left.
  func keep(_ game: InterruptedGame, of id: GameRecord.ID)
}
