import Interaction
import VirtualTime

/// The clock and the referee that a stage's views share.
final class StageServices: ExecutorOwner {
  let scheduler: Scheduler
  let router: PointerRouter
  /// The evaluation of views that goes on.
  let evaluation = Evaluation()
  /// What the program asks of the world.
  let effects: EffectLog
  /// What programs draw from that know of no seed.
  var chance: ChanceSequence
  /// The same for what is drawn in frames.
  var frameChance = FrameChance()
  /// What the program keeps from one time to the next.
  let store: StageStore
  /// How large the viewport is.
  let viewport: StageViewport
  /// Tells how large text is, for what is drawn off the views.
  var textMeasurer: any TextMeasurer = FixedTextMeasurer()
  /// What programs find under the names of colors.
  var colors: [String: Color] = [:]
  /// What programs find under the names of pictures.
  var pictures: [String: Picture] = [:]
  /// What the program says in another language than its own, for code that isn't a view.
  var strings: StringCatalog?
  /// The dates that programs see.
  var dates = SessionDates()
  /// Who listens to what parts of the program tell each other.
  let notifications = StageNotifications()
  /// Who hears what the stage does.
  var trace: StageTrace?
  /// Gets what views print of themselves.
  var output: (String) -> Void = { print($0) }
  /// The timers that the program itself has set, and whether somebody could still stop them.
  var programTimers: [TimerToken: () -> Bool] = [:]
  /// Brings the stage in line with the changes so far, in the middle of an event, unless they get
  /// to the screen in the way that those will that are made with a transaction.
  var flush: (_ next: Transaction) -> Void = { _ in }
  /// Takes the focus from the field that is being edited.
  var endEditing: () -> Void = {}
  /// Whether the surroundings of all views are light or dark.
  var colorScheme: () -> ColorScheme = { .light }
  /// Objects of other modules, one of each type.
  var objects: [ObjectIdentifier: AnyObject] = [:]
  /// How many reasons there are to put `flush` off: views are being evaluated, a value that they read
  /// is being changed.
  var deferrals = 0
  /// How often views were evaluated and laid out.
  var updates = 0
  /// What views ask for meanwhile.
  var evaluationWork = EvaluationWork()

  override func observe(_ path: AnyKeyPath?, of object: AnyObject, _ read: () -> Void) {
    evaluation.observe(path, of: object, read)
  }

  /// - Parameters:
  ///   - seed: What chance begins with.
  ///   - stored: What was kept.
  init(seed: UInt64 = 0, stored: StoredState = StoredState()) {
    chance = ChanceSequence(seed: seed)
    scheduler = Scheduler(now: .zero)
    router = PointerRouter(scheduler: scheduler)
    effects = EffectLog(at: scheduler)
    store = StageStore(stored, evaluation, effects)
    viewport = StageViewport(evaluation)
  }

  /// Services for a tree for one frame, which shows what is kept and changes nothing.
  init(presenting services: StageServices) {
    chance = ChanceSequence(seed: 0)
    scheduler = Scheduler(now: services.scheduler.now)
    router = PointerRouter(scheduler: scheduler)
    effects = EffectLog(at: scheduler)
    store = services.store
    viewport = services.viewport
    colors = services.colors
    pictures = services.pictures
    strings = services.strings
    objects = services.objects
    dates = services.dates
  }
}
