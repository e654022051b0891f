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
    guard program.isAtHome else {
      show("Files can be opened from the start screen only. Leave the table first.")
      return
    }
    try answerWithFile(path)
  }

  func take(_ failure: WindowFailure) {
    switch failure {
    case .copy(let reason):
      show(LocalizedStringKey("The text can't be copied: {reason}.", ["reason": .text(reason)]))
    case .open(let url, let reason):
      show(
        LocalizedStringKey(
          "{address} can't be opened: {reason}.",
          ["address": .text(url.absoluteString), "reason": .text(reason)]))
    }
  }

  private func show(_ sentence: LocalizedStringKey) {
    program.notice.sentence = sentence
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    played.takeEffects().filter { occurrence in
      guard let message = HomeMessage(occurrence.effect) else { return true }
      do {
        try carryOut(message)
      } catch {
        program.notice.sentence = error.toldWords
      }
      return false
    }
  }

  private func carryOut(_ message: HomeMessage) throws {
    let keeper = program.keeper
    switch message {
    case .readFile(let path): try answerWithFile(path)
    case .writeDeck(let name, let path):
      keeper.message = nil
      guard let deck = keeper.deck(named: name) else {
        if let message = keeper.message {
          program.notice.sentence = message
          return
        }
        let sentence = LocalizedStringKey(
          "The deck {name} no longer exists.", ["name": .text(name)])
        return try answer(.tell(sentence.shownString(in: keeper.catalog)))
      }
      try answer(keeper.files.write(deck.deck, to: path, in: keeper.catalog))
    default: break
    }
  }

  /// Tells the screens what stands in a file; the pictures in it come first.
  private func answerWithFile(_ path: String) throws {
    let files = program.keeper.files
    let known = files.shelf.files
    let answer = files.read(path, in: program.keeper.catalog)
    for picture in CarriedPicture.pictures(of: answer, on: files.shelf)
    where known[picture.symbol] == nil {
      for event in picture.events { try played.send(event, at: played.now) }
    }
    try self.answer(answer)
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
