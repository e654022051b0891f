import Rasterizer
import RecallGame
import RecallHome
import RecallUI
import Replay
import Statistics

/// The whole of Recall: the screens around the table and the games that are played, one after the other,
/// each on a stage of its own. The same in a window, in a replay and for a fuzzer.
///
/// What it comes to depends on what is kept when it begins, on the events, and on their instants: it knows
/// what the clocks show because it was told, and what it wants of files it asks for. A stage begins at its
/// own zero, so that a game's recording begins with the game; to the program, time goes on.
final class HomeProgram: PlayedProgram, TableTeller {
  let keeper: GameKeeper
  /// What the player has to know.
  let notice: Notice
  /// The language of the system, or the one that was asked for: what is shown where the player chose none.
  private let system: Language
  private let language = HomeLanguage()
  private let measurer: PangoTextMeasurer
  /// Is told how loud sounds are to be, from 0 to 100.
  private let setVolume: (Int) -> Void
  /// Who hears what happens on all stages; nil for nobody.
  var trace: StageTrace? {
    didSet { stage.trace = trace?.later(by: shift) }
  }
  /// Who is told of the tables that are shown; nil for nobody.
  var tables: (any TableListener)?
  private var scene: Scene
  private(set) var shift = Duration.zero
  private var viewport: CGSize
  /// How the desktop is set.
  private(set) var desktop = DesktopSettings()
  private var hasFocus = true
  /// Whether the last event was a key that means nothing at the table.
  private var isLastKeyDropped = false
  /// What the clocks showed at an instant of the program.
  private var clock: (time: WallTime, instant: Instant)
  private var arrivingPicture = ArrivingPicture()
  /// The day that the screens take it to be.
  private var toldDay: CalendarDay
  /// What was asked of the world, for who carries it out.
  private var effects: [StageEffect.Occurrence] = []
  /// What was wrong on the stages that are gone.
  private var formerIssues: [StageIssue] = []

  private enum Scene {
    case home(Stage)
    case table(TableSession)

    var stage: Stage {
      switch self {
      case .home(let stage): stage
      case .table(let session): session.game.stage
      }
    }
  }

  /// - Parameters:
  ///   - keeper: What is kept between games, and what the clocks show.
  ///   - viewport: The window's size, in points.
  ///   - measurer: Lays text out.
  ///   - language: What is shown where the player has chosen no language.
  ///   - order: The game to begin with; nil to begin on the screens around the table.
  ///   - desktop: How the desktop is set.
  ///   - setVolume: Is told how loud sounds are to be, from 0 to 100.
  init(
    keeper: GameKeeper, viewport: CGSize, measurer: PangoTextMeasurer,
    language: Language = .english, order: TableOrder? = nil,
    desktop: DesktopSettings = DesktopSettings(), setVolume: @escaping (Int) -> Void = { _ in }
  ) {
    self.keeper = keeper
    self.viewport = viewport
    self.measurer = measurer
    self.desktop = desktop
    self.setVolume = setVolume
    clock = (keeper.time, .zero)
    notice = Notice()
    system = language
    keeper.catalog = Languages.catalog(for: keeper.settings.language ?? language)
    self.language.catalog = keeper.catalog
    toldDay = keeper.time.day
    let surroundings = TableSurroundings(
      viewport: viewport, measurer: measurer, notice: notice, desktop: desktop)
    if let session = order.flatMap({ keeper.begun($0, in: surroundings) }) {
      scene = .table(session)
    } else {
      var contents = keeper.contents()
      contents.desktop = desktop
      scene = .home(
        HomeScreens.stage(
          HomeModel(contents), size: viewport, textMeasurer: measurer, shelf: keeper.files.shelf,
          language: self.language, notice: notice))
    }
    notice.sentence = keeper.message
    setVolume(keeper.settings.audibleVolume)
  }

  // MARK: PlayedProgram

  var stage: Stage { scene.stage }
  var issues: [StageIssue] { formerIssues + stage.issues }
  var unhandledKey: KeyEvent? { isLastKeyDropped ? nil : stage.unhandledKey }

  func advance(to instant: Instant) throws {
    // What a timer asks for is done at its instant, whenever somebody looks.
    while let deadline = nextDeadline, deadline <= instant {
      try pass(to: deadline)
      if let next = nextDeadline, next <= deadline { break }
    }
    try pass(to: instant)
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    try advance(to: instant)
    isLastKeyDropped = false
    switch event {
    case .resize(let size): viewport = size
    case .focus(let change): hasFocus = change == .gained
    case .message(let name, let body):
      if let time = WallTime(messageNamed: name, body: body) {
        clock = (time, now)
        return
      }
      if ArrivingPicture.isBrought(byMessageNamed: name) {
        let picture = arrivingPicture.take(messageNamed: name, body: body)
        if let picture { keeper.files.put([picture.symbol: picture.png]) }
        return
      }
      guard name == DesktopSettings.message else { break }
      guard let desktop = DesktopSettings(text: body) else { return }
      follow(desktop)
      // A game's own recording has nothing of it.
      if !isAtHome { return }
    default: break
    }
    if event.isBegun { tellDay() }
    guard let heard = translated(event) else {
      isLastKeyDropped = true
      return
    }
    switch scene {
    case .home(let stage): stage.send(heard, at: stage.now)
    case .table(let session): try session.game.send(heard, at: session.game.now)
    }
    carryOut()
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    defer { effects = [] }
    return effects
  }

  /// Lets go of what is played, so that it can go on when the program is started again.
  func end() {
    if case .table(let session) = scene { session.leave() }
  }

  private func follow(_ desktop: DesktopSettings) {
    self.desktop = desktop
    guard case .table(let session) = scene else { return }
    session.dress(ScreenLooks(keeper.settings, on: desktop))
  }

  /// Whether the screens around the table are shown.
  var isAtHome: Bool {
    if case .home = scene { true } else { false }
  }

  // MARK: Time

  /// What the clocks show now.
  var time: WallTime { clock.time.advanced(by: clock.instant.duration(to: now)) }

  private func pass(to instant: Instant) throws {
    let instant = max(instant.advanced(by: .zero - shift), stage.now)
    switch scene {
    case .home(let stage): stage.advance(to: instant)
    case .table(let session): try session.game.advance(to: instant)
    }
    carryOut()
  }

  /// Tells the screens when another day has begun since they came up, or were last told.
  private func tellDay() {
    guard case .home(let stage) = scene else { return }
    let day = time.day
    guard day != toldDay else { return }
    toldDay = day
    for event in HomeAnswer.today(day).events { stage.send(event, at: stage.now) }
  }

  // MARK: Events and effects

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

  /// Does what was asked for, and keeps what has happened.
  private func carryOut() {
    keeper.time = time
    if case .table(let session) = scene { session.noteProgress() }
    let shift = shift
    for occurrence in stage.takeEffects() {
      effects.append(.init(occurrence.effect, at: occurrence.instant.advanced(by: shift)))
      if let message = HomeMessage(occurrence.effect) {
        hear(message)
      } else if case .message(name: "leave", let place) = occurrence.effect {
        leave(for: place)
      }
    }
  }

  /// Does what the screens ask for; files are for who drives the program.
  func hear(_ message: HomeMessage) {
    keeper.message = nil
    switch message {
    case .play(let plan): begin { try keeper.session(for: plan, in: surroundings) }
    case .playDaily(let day): begin { try keeper.session(for: day, in: surroundings) }
    case .goOn: begin { try keeper.sessionThatWasLeft(in: surroundings) }
    case .review(let id): showReview(of: id)
    case .keep(let settings):
      keeper.keep(settings)
      setVolume(settings.audibleVolume)
      speak()
    case .keepPlan(let plan): keeper.keep(plan)
    case .keepDecks(let decks): keeper.keep(decks)
    case .takePictures(let text): keeper.files.putPictures(ofDeckFile: text)
    case .readFile, .writeDeck: break
    case .eraseAll:
      keeper.eraseAll()
      setVolume(keeper.settings.audibleVolume)
      speak()
    }
    notice.sentence = keeper.message
  }

  /// Has the screens speak the language that is set from now on.
  private func speak() {
    let wanted = keeper.settings.language ?? system
    guard wanted.base != keeper.catalog?.language.base ?? Language.english.base else { return }
    keeper.catalog = Languages.catalog(for: wanted)
    language.catalog = keeper.catalog
  }

  // MARK: Scenes

  private var surroundings: TableSurroundings {
    .init(
      viewport: viewport, measurer: measurer, notice: notice, desktop: desktop, listener: tables)
  }

  private func begin(_ make: () throws -> TableSession) {
    do {
      show(.table(try make()))
    } catch {
      keeper.message = error.toldWords
    }
  }

  /// Leaves the table for one of the screens around it.
  private func leave(for place: String) {
    guard case .table(let session) = scene else { return }
    session.leave()
    keeper.message = nil
    showHome(reviewing: place == GameExit.review.rawValue ? session.reviewed : nil)
    notice.sentence = keeper.message
  }

  /// Shows the screens around the table as they are now, with a game's review before them or without.
  ///
  /// - Parameter day: The day whose deal is reviewed; nil for another game.
  private func showHome(reviewing review: ReviewedGame?, of day: CalendarDay? = nil) {
    var contents = keeper.contents()
    contents.desktop = desktop
    toldDay = contents.today
    show(
      .home(
        HomeScreens.stage(
          HomeModel(contents, review: review, of: day), size: viewport, textMeasurer: measurer,
          shelf: keeper.files.shelf, language: language, notice: notice)))
  }

  /// Shows the review of a game that is kept; where that can't be read, the player is told.
  private func showReview(of id: GameRecord.ID) {
    do {
      let (record, review) = try keeper.review(of: id)
      var day: CalendarDay?
      if case .daily(let played) = record.kind { day = played }
      showHome(reviewing: review, of: day)
    } catch {
      keeper.message = error.toldWords
    }
  }

  /// Shows something else from now on.
  private func show(_ next: Scene) {
    let now = Instant(milliseconds: now.millisecondsRoundedUp)
    formerIssues = issues
    scene = next
    shift = stage.now.duration(to: now)
    if case .table = next { tables?.shows(after: shift) }
    stage.trace = trace?.later(by: shift)
    if stage.size != viewport { tell(.resize(viewport)) }
    if !hasFocus { tell(.focus(.lost)) }
  }

  /// Tells the stage what the program knows of the window. What can't be recorded is told by the recording.
  private func tell(_ event: InputEvent) {
    switch scene {
    case .home(let stage): stage.send(event, at: stage.now)
    case .table(let session): try? session.game.send(event, at: session.game.now)
    }
  }
}
