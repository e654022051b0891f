import RecallHome
import RecallUI
import Replay
import SDLWindow

/// What the window of Recall shows: the whole program, with what it asks of files and clocks, and with the
/// recording that writes it down.
///
/// What comes of files and clocks reaches the program as events, so that a recording has it.
final class HomeWindow: WindowContent {
  let program: HomeProgram
  private let played: PlayedStage
  /// What the clocks show.
  private let clock: () -> WallTime

  /// - Parameters:
  ///   - program: The program at its beginning.
  ///   - header: What a recording of it begins with; any without a recording.
  ///   - recording: Where to write down what is done; nil for nowhere.
  ///   - clock: Tells what the clocks show.
  /// - Throws: What keeps the recording from being written.
  init(
    _ program: HomeProgram, header: ReplayHeader, recording: (any StageRecording)? = nil,
    clock: @escaping () -> WallTime
  ) throws {
    self.program = program
    self.clock = clock
    played = try PlayedStage(
      playing: program, header: header, recording: recording, notice: program.notice)
  }

  var now: Instant { played.now }
  var nextDeadline: Instant? { played.nextDeadline }
  var isAnimating: Bool { played.isAnimating }
  var nextChange: Instant? { played.nextChange }
  var displayList: DisplayList { played.displayList }
  var unhandledKey: KeyEvent? { played.unhandledKey }

  func notices(_ event: InputEvent) -> Bool { played.notices(event) }

  func advance(to instant: Instant) throws {
    try played.advance(to: instant)
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    if event.isBegun {
      // The program's clock stands while the machine sleeps, and doesn't know of other time zones.
      let time = clock()
      try played.advance(to: instant)
      if !program.time.isNear(time) { try played.send(time.event, at: instant) }
    }
    try played.send(event, at: max(instant, played.now))
  }

  func drop(file path: String, at instant: Instant) throws {
    try played.advance(to: instant)
    // A table has no use for files.
    guard program.isAtHome else { return }
    try answer(program.keeper.files.read(path))
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    played.takeEffects().filter { occurrence in
      guard let message = HomeMessage(occurrence.effect) else { return true }
      // What can't be recorded is told by the recording itself.
      try? carryOut(message)
      return false
    }
  }

  private func carryOut(_ message: HomeMessage) throws {
    let keeper = program.keeper
    switch message {
    case .readFile(let path): try answer(keeper.files.read(path))
    case .writeDeck(let name, let path):
      guard let deck = keeper.deck(named: name) else { return }
      try answer(keeper.files.write(deck.deck, to: path, in: keeper.catalog))
    default: break
    }
  }

  /// Tells the screens something.
  private func answer(_ answer: HomeAnswer) throws {
    for event in answer.events { try played.send(event, at: played.now) }
  }

  /// Ends the recording, if there is one, and lets go of what is played, so that it can go on when the program
  /// is started again.
  ///
  /// - Throws: What kept the recording from being written.
  func end() throws {
    defer { program.end() }
    try played.end(at: played.now)
  }
}
