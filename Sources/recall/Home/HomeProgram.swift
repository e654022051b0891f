import Rasterizer
import RecallGame
import RecallHome
import RecallUI
import Replay
import SDLWindow
import Statistics

/// What the window of Recall shows: the screens around the table and the games that are played, one
/// after the other, each on a stage of its own.
///
/// A stage begins at its own zero, so that a game's recording begins with the game; to the window, time
/// goes on.
final class HomeProgram: WindowContent {
  private let keeper: GameKeeper
  private let measurer: PangoTextMeasurer
  /// Is told how loud sounds are to be, from 0 to 100.
  private let setVolume: (Int) -> Void
  private let notice: Notice
  /// Who hears what happens on all stages; nil for nobody.
  private let trace: StageTrace?
  /// The screens that were shown first, which may be recorded.
  private let first: PlayedStage
  private var scene: Scene
  /// From an instant of the stage that is shown to one of the window.
  private var shift = Duration.zero
  private var viewport: CGSize
  private var hasFocus = true
  /// Whether the last event was a key that means nothing at the table.
  private var isLastKeyDropped = false
  /// The day that the screens take it to be.
  private var toldDay: CalendarDay

  private enum Scene {
    case home(PlayedStage)
    case table(TableSession)

    var content: PlayedStage {
      switch self {
      case .home(let screens): screens
      case .table(let session): session.game
      }
    }
  }

  /// - Parameters:
  ///   - keeper: What is kept between games.
  ///   - viewport: The window's size, in points.
  ///   - measurer: Lays text out.
  ///   - recording: Where to write down what is done until something is played first; nil for nowhere.
  ///   - trace: Hears what happens on all stages, each at its own instants; nil for nobody.
  ///   - setVolume: Is told how loud sounds are to be, from 0 to 100.
  /// - Throws: What keeps the recording from being written.
  init(
    keeper: GameKeeper, viewport: CGSize, measurer: PangoTextMeasurer,
    recording: (any StageRecording)? = nil, trace: StageTrace? = nil,
    setVolume: @escaping (Int) -> Void
  ) throws {
    self.trace = trace
    self.keeper = keeper
    self.viewport = viewport
    self.measurer = measurer
    self.setVolume = setVolume
    notice = Notice()
    let contents = keeper.contents()
    toldDay = contents.today
    let stage = HomeScreens.stage(
      HomeModel(contents), size: viewport, textMeasurer: measurer, shelf: keeper.files.shelf,
      notice: notice)
    var header = HomeScreens.header(contents, viewport: ScriptSize(viewport))
    if recording != nil { header.fonts = ReplayFonts(of: measurer) }
    stage.trace = trace
    first = try PlayedStage(stage: stage, header: header, recording: recording, notice: notice)
    scene = .home(first)
    notice.text = keeper.message
    setVolume(keeper.settings.audibleVolume)
  }

  // MARK: WindowContent

  var now: Instant { scene.content.now.advanced(by: shift) }
  var nextDeadline: Instant? { scene.content.nextDeadline?.advanced(by: shift) }
  var isAnimating: Bool { scene.content.isAnimating }
  var nextChange: Instant? { scene.content.nextChange?.advanced(by: shift) }
  var displayList: DisplayList { scene.content.displayList }
  var unhandledKey: KeyEvent? { isLastKeyDropped ? nil : scene.content.unhandledKey }

  func notices(_ event: InputEvent) -> Bool {
    scene.content.notices(event)
  }

  func advance(to instant: Instant) throws {
    scene.content.advance(to: onStage(instant))
    noteProgress()
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    switch event {
    case .resize(let size): viewport = size
    case .focus(let change): hasFocus = change == .gained
    default: break
    }
    if event.isBegun { tellDay() }
    let heard = translated(event)
    isLastKeyDropped = heard == nil
    if let heard { try scene.content.send(heard, at: onStage(instant)) }
    noteProgress()
  }

  /// An event as the table hears it, which knows the standard keys alone; nil for a key that gave way to
  /// another one.
  private func translated(_ event: InputEvent) -> InputEvent? {
    guard case .table = scene, case .key(var key) = event, key.modifiers.isEmpty else {
      return event
    }
    guard let meaning = keeper.settings.keys.meaning(of: key.key) else { return nil }
    key.key = meaning
    return .key(key)
  }

  func drop(file path: String, at instant: Instant) throws {
    guard case .home(let screens) = scene else { return }
    screens.advance(to: onStage(instant))
    hear(.readFile(path: path))
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    let effects = scene.content.takeEffects()
    let shift = shift
    var others: [StageEffect.Occurrence] = []
    for occurrence in effects {
      if let message = HomeMessage(occurrence.effect) {
        hear(message)
      } else if case .message(name: "leave", let place) = occurrence.effect {
        leave(for: place)
      } else {
        others.append(.init(occurrence.effect, at: occurrence.instant.advanced(by: shift)))
      }
    }
    return others
  }

  /// Lets go of what is played, so that it can go on when the program is started again, and ends the
  /// recording, if there is one.
  ///
  /// - Throws: What kept the recording from being written.
  func end() throws {
    if case .table(let session) = scene { session.leave() }
    if case .home(let screens) = scene, screens === first { try first.end(at: first.now) }
  }

  // MARK: Scenes

  /// The stage that is shown.
  var shown: Stage { scene.content.stage }

  private func onStage(_ instant: Instant) -> Instant {
    max(instant.advanced(by: .zero - shift), scene.content.now)
  }

  private func noteProgress() {
    if case .table(let session) = scene { session.noteProgress() }
  }

  /// Shows something else from now on.
  private func show(_ next: Scene) {
    let now = Instant(milliseconds: now.millisecondsRoundedUp)
    if case .home(let screens) = scene, screens === first { try? first.end(at: first.now) }
    scene = next
    next.content.stage.trace = trace
    shift = next.content.now.duration(to: now)
    if next.content.displayList.size != viewport {
      try? next.content.send(.resize(viewport), at: next.content.now)
    }
    if !hasFocus { try? next.content.send(.focus(.lost), at: next.content.now) }
  }

  /// Does what the screens ask for.
  func hear(_ message: HomeMessage) {
    keeper.message = nil
    switch message {
    case .play(let plan): begin { try keeper.session(for: plan, in: surroundings) }
    case .playDaily(let day): begin { try keeper.session(for: day, in: surroundings) }
    case .goOn: begin { try keeper.sessionThatWasLeft(in: surroundings) }
    case .keep(let settings):
      keeper.keep(settings)
      setVolume(settings.audibleVolume)
    case .keepDecks(let decks): keeper.keep(decks)
    case .readFile(let path): answer(keeper.files.read(path))
    case .writeDeck(let name, let path):
      if let deck = keeper.deck(named: name) { answer(keeper.files.write(deck.deck, to: path)) }
    case .eraseAll: keeper.eraseAll()
    }
    notice.text = keeper.message
  }

  /// Tells the screens something; a table has no use for it.
  private func answer(_ answer: HomeAnswer) {
    guard case .home(let screens) = scene else { return }
    for event in answer.events {
      // What can't be recorded is told by the recording itself.
      try? screens.send(event, at: screens.now)
    }
  }

  /// Tells the screens when another day has begun since they came up, or were last told.
  private func tellDay() {
    guard case .home = scene else { return }
    let day = keeper.today
    guard day != toldDay else { return }
    toldDay = day
    answer(.today(day))
  }

  private var surroundings: TableSurroundings {
    .init(viewport: viewport, measurer: measurer, notice: notice)
  }

  private func begin(_ make: () throws -> TableSession) {
    do {
      show(.table(try make()))
    } catch {
      keeper.message = CommandFailure(error).messages.joined(separator: " ")
    }
  }

  /// Leaves the table for one of the screens around it.
  private func leave(for place: String) {
    guard case .table(let session) = scene else { return }
    session.leave()
    keeper.message = nil
    let contents = keeper.contents()
    let model = HomeModel(
      contents, review: place == GameExit.review.rawValue ? session.reviewed : nil)
    toldDay = contents.today
    let stage = HomeScreens.stage(
      model, size: viewport, textMeasurer: measurer, shelf: keeper.files.shelf, notice: notice)
    let header = HomeScreens.header(contents, viewport: ScriptSize(viewport))
    // Without a recording nothing is written, and nothing can fail.
    guard
      let screens = try? PlayedStage(stage: stage, header: header, recording: nil, notice: notice)
    else { return }
    show(.home(screens))
    notice.text = keeper.message
  }
}

extension InputEvent {
  /// Whether somebody comes, or begins to do something.
  fileprivate var isBegun: Bool {
    switch self {
    case .pointer(let step): step.phase == .down
    case .key(let key): key.phase == .down
    case .focus(let change): change == .gained
    default: false
    }
  }
}

extension GameSettings {
  /// How loud sounds are, from 0 to 100.
  var audibleVolume: Int { isSoundOn ? volume : 0 }
}
