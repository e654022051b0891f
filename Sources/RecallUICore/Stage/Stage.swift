import Interaction
import VirtualTime

/// The place where input, time, state and views meet: a user interface without a window.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 800, height: 600)) { GameView(game: game) }
/// stage.tap(at: CGPoint(x: 120, y: 80))
/// stage.advance(by: .milliseconds(600))
/// print(stage.outline)
/// ```
///
/// A stage reads no clock, no file and no environment. Only events and timers change its state,
/// each at its own instant; after each it settles: views are brought up to date and laid out until
/// nothing changes. Looking at it (`displayList`, `outline`, `snapshot`) changes nothing.
///
/// A stage is confined to the thread that uses it.
public final class Stage {
  /// The viewport's size in points.
  public var size: CGSize { cycle.size }
  /// The surroundings that the window asks for; a view may prefer others.
  public var colorScheme: ColorScheme { cycle.colorScheme }
  /// Whether the window has the keyboard's focus.
  public private(set) var isFocused = true
  /// The last event, where that was a key that went down, or stays down, and that nobody handled: whoever
  /// drives the stage may do something with it.
  public internal(set) var unhandledKey: KeyEvent?
  /// What was found to be wrong with the views, in the order in which it was found, each once; at
  /// most 100.
  public var issues: [StageIssue] { graph.issues }

  let graph: ViewGraph
  let root: RootNode
  let services: StageServices
  private let cycle: UpdateCycle
  private let state: (any StageState)?
  private var currentDisplayList: DisplayList?
  private var currentInstant = Instant.zero
  private var currentIsAnimating = false
  private var currentNextChange: Instant?
  /// The core's snapshot as it was last asked for.
  private var core = SnapshotCache()
  /// The viewport's lines as they were last asked for.
  private var kept = StageLines()
  /// The core's lines as they were last asked for, and what they were put together from.
  private var told = ToldLines()

  /// Creates a stage that shows `content`.
  ///
  /// - Parameters:
  ///   - size: The viewport's size in points.
  ///   - colorScheme: The surroundings, unless a view prefers others.
  ///   - textMeasurer: Tells how large text is; letters of one fixed width when nothing is said.
  ///   - seed: What `StageChance` begins with.
  ///   - state: State outside of the views that belongs to the snapshot and the digest.
  ///   - stored: What the program has kept from earlier times; see ``stored``.
  ///   - colors: What `Color(_:bundle:)` finds under its names.
  ///   - pictures: What `Image(_:bundle:)` finds under its names where no view says otherwise.
  ///   - strings: What `String(localized:)` says in another language than the program's own, as texts do where no
  ///     view says otherwise; nil for the program's own.
  ///   - date: The date at which the session begins: the beginning of 2001, UTC, where nothing is said, so that it
  ///     says the same whenever it is played.
  ///   - content: The views.
  public init<Content: View>(
    size: CGSize, colorScheme: ColorScheme = .light,
    textMeasurer: any TextMeasurer = FixedTextMeasurer(), seed: UInt64 = 0,
    state: (any StageState)? = nil, stored: StoredState = StoredState(),
    colors: [String: Color] = [:], pictures: [String: Picture] = [:],
    strings: StringCatalog? = nil, date: Date = Date(timeIntervalSinceReferenceDate: 0),
    @ViewBuilder content: () -> Content
  ) {
    self.state = state
    services = StageServices(seed: seed, stored: stored)
    services.textMeasurer = textMeasurer
    services.colors = colors
    services.pictures = pictures
    services.strings = strings
    services.dates.start = date.inCalendars.timeIntervalSinceReferenceDate
    services.viewport.size = Stage.allowed(size)
    graph = ViewGraph(textMeasurer: textMeasurer, services: services)
    services.store.report = { [reference = graph.reference] in reference.graph?.report($0) }
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    services.colorScheme = { colorScheme }
    environment.clock = StageClock(services.scheduler, services.dates)
    environment.heldModifiers = HeldModifiers(graph.focus)
    environment.typingFocus = TypingFocus(graph.focus)
    environment.resetFocus = ResetFocusAction(graph.focus.preferences)
    environment.performEffect = PerformEffectAction(services.effects)
    if !pictures.isEmpty { environment.pictures = pictures }
    if strings != nil { environment.stringCatalog = strings }
    let (graph, inherited) = (graph, environment)
    root = StageContext.run(services) {
      RootNode(content(), graph: graph, environment: inherited)
    }
    cycle = UpdateCycle(
      of: root, in: graph, size: Stage.allowed(size), environment: environment)
    settle()
  }

  deinit {
    guard let executor = services.currentExecutor else { return }
    StageContext.run(services) { executor.end() }
  }

  // MARK: Time

  /// The instant up to which everything has happened.
  public var now: Instant { services.scheduler.now }

  /// When the next timer fires; nil when none is pending.
  public var nextDeadline: Instant? { services.scheduler.nextDeadline }

  /// Lets time pass up to `instant`: fires each timer on the way at its own deadline, and settles
  /// after each. An instant that has passed changes nothing.
  public func advance(to instant: Instant) {
    // What was changed from outside happens before time passes.
    resumeTasks()
    settle()
    StageContext.run(services) {
      do throws(TimerStorm) {
        while try services.scheduler.fireNext(notAfter: instant) {
          services.currentExecutor?.release()
          cycle.resume()
          settle()
        }
        services.scheduler.stormLimit = Stage.stormLimit
      } catch {
        // Who goes on without an end is told once, and leaves time for all others until nothing more is due.
        if services.scheduler.stormLimit == Stage.stormLimit { graph.report(.timerStorm(error)) }
        services.scheduler.stormLimit = Stage.stormLimit / 100
      }
    }
    services.scheduler.advanceClock(to: instant)
  }

  /// How many timers may fire within one instant that were set in it.
  private static let stormLimit = 10_000

  /// Lets time pass.
  public func advance(by duration: Duration) {
    advance(to: now.advanced(by: duration))
  }

  // MARK: Input

  /// Lets an event happen now, and settles.
  public func send(_ event: InputEvent) {
    unhandledKey = nil
    resumeTasks()
    cycle.resume()
    StageContext.run(services) {
      followFrames()
      services.evaluationWork.beginEvent()
      switch event {
      case .pointer(let step):
        point(step)
      case .scroll(let scroll):
        services.router.scroll(scroll, over: recognizers(at: scroll.position))
      case .resize(let newSize):
        resize(to: newSize)
      case .focus(let change):
        focus(change)
      case .key(let key):
        press(key)
      case .text(let text):
        type(.text(text))
      case .marked(let text):
        type(.marked(text))
      case .paste(let text):
        if let hear = services.effects.pasteHearer {
          services.effects.pasteHearer = nil
          hear(text)
        } else {
          type(.paste(text))
        }
      case .message(let name, let body):
        state?.receive(messageNamed: name, body: body)
      }
      cycle.resume()
      settle()
    }
  }

  /// Advances to `instant`, and lets an event happen then.
  public func send(_ event: InputEvent, at instant: Instant) {
    advance(to: instant)
    send(event)
  }

  private func point(_ step: PointerEvent) {
    if step.phase == .down, graph.focus.isUsed {
      graph.focus.takePointer(over: hitPath(at: step.position))
    }
    services.router.send(step) { graph.pointers.gestures(on: hitPath(at: step.position)) }
    guard step.pointer == .mouse, graph.pointers.noticeHover else { return }
    if step.phase == .cancel {
      services.router.endHover()
    } else {
      services.router.hover(at: step.position, over: recognizers(at: step.position))
    }
  }

  private func focus(_ change: FocusChange) {
    let wasFocused = isFocused
    isFocused = change == .gained
    notify(of: change)
    // Each view on the stage is told of it.
    if isFocused != wasFocused {
      cycle.inherit { $0.scenePhase = isFocused ? .active : .inactive }
    }
    guard !isFocused else { return }
    services.router.cancelAll()
    graph.focus.cancelHeldKeys()
  }

  private func resize(to newSize: CGSize) {
    let allowed = Stage.allowed(newSize)
    guard allowed != size else { return }
    services.router.cancelAll()
    cycle.size = allowed
    services.viewport.size = allowed
  }

  /// A viewport has at most 100,000 points on a side, so that nothing that is computed from it
  /// overflows.
  private static func allowed(_ size: CGSize) -> CGSize {
    let size = size.sanitized
    return CGSize(width: min(size.width, 100_000), height: min(size.height, 100_000))
  }

  /// The boxes under a point, from the deepest to the viewport.
  func hitPath(at point: CGPoint) -> [Box] {
    // A program that heard of an event may have moved what is touched next in the same one.
    graph.evaluation.versions.catchUpIfWaiting()
    guard point.x.isFinite, point.y.isFinite, let top = root.ownBox else { return [] }
    return graph.pointers.path(at: point, in: top)
  }

  private func recognizers<Recognizer>(at point: CGPoint) -> [Recognizer] {
    graph.pointers.recognizers(on: hitPath(at: point))
  }

  /// Brings views, places and lists up to date until nothing changes.
  func settle() {
    cycle.settle()
  }

  /// Has what moves with the frames be there where a frame of this instant shows it, as it is for each event: for
  /// who is about to send one to what is seen somewhere. It is no mere look: what such content does when it
  /// changes, it does.
  package func followFrames() {
    graph.frameFollowers.update()
    settle()
  }

  // MARK: Looking

  /// What a frame at `now` draws.
  public var displayList: DisplayList {
    settle()
    if let list = currentDisplayList, !graph.presentation.needsDisplay,
      !currentIsAnimating || currentInstant == now, currentNextChange.map({ now < $0 }) ?? true
    {
      return list
    }
    let mark = isFocused ? graph.focus.mark : nil
    // What has the ring is never recorded with it.
    mark?.box.invalidateDisplay()
    var builder = DisplayListBuilder(
      size: size, at: now, frame: graph.presentation.nextFrame, usesDrawCaches: true,
      count: (currentDisplayList?.items.count ?? 0) + 16)
    let list = makeDisplayList(with: &builder, mark)
    currentDisplayList = list
    currentInstant = now
    currentIsAnimating = builder.isAnimating
    currentNextChange = builder.nextChange
    graph.presentation.closeFrame()
    return list
  }

  /// The display list as it is without anything that earlier ones left behind: the same.
  var displayListAnew: DisplayList {
    settle()
    var builder = DisplayListBuilder(size: size, at: now)
    return makeDisplayList(
      with: &builder, isFocused ? graph.focus.mark : nil)
  }

  private func makeDisplayList(
    with builder: inout DisplayListBuilder, _ mark: FocusMark?
  ) -> DisplayList {
    builder.mark = mark
    builder.showsFocus = isFocused
    // Programs have their say in it: setters of animatable data, effects, bodies of values in between.
    StageContext.run(services) {
      graph.evaluation.draws {
        if let box = root.ownBox { builder.draw(box) }
      }
    }
    builder.drawRing()
    return DisplayList(
      size: size, background: Color.windowBackground.resolve(in: cycle.environment),
      items: builder.items)
  }

  /// Whether a frame of a later instant may look different, even if nothing happens until then.
  ///
  /// While it is true, a window draws frames; while it is false, it can sleep until `nextDeadline` or
  /// `nextChange`.
  public var isAnimating: Bool {
    _ = displayList
    return currentIsAnimating
  }

  /// When a frame looks different next although nothing moves and nothing happens, as when a caret
  /// blinks; nil for never. It is no timer: the state is the same, whether anybody looks then or not.
  public var nextChange: Instant? {
    _ = displayList
    return currentNextChange
  }

  /// The state as sorted lines: the viewport's, what the views keep, what is stored, and the game's.
  public var snapshot: StateSnapshot {
    settle()
    return StateSnapshot(
      ownLines + services.store.snapshotLines + graph.states.snapshotLines
        + (state?.snapshotLines ?? []))
  }

  /// 64 bits of the state: the sum of the hashes of the lines, with the game's own digest for the
  /// game's.
  ///
  /// - Complexity: O(1).
  public var digest: UInt64 {
    coreDigest &+ graph.states.digest
  }

  /// The state without what the views keep: the viewport's lines, what is stored, and the game's.
  ///
  /// What views keep has names of views, and depends on layout (how far something is scrolled). A
  /// recording outlives both, so it keeps the core.
  public var coreSnapshot: StateSnapshot {
    core.snapshot(of: coreLines)
  }

  /// The lines of the core's snapshot in any order, in groups. A group in which nothing has changed is the
  /// very array that it was when this was last asked for, for who follows the state from event to event.
  package var coreLines: [[StateSnapshot.Line]] {
    settle()
    return told.joined(state?.snapshotGroups ?? [], ownLines, services.store.snapshotLines)
  }

  /// 64 bits of the state's core.
  ///
  /// - Complexity: O(1).
  public var coreDigest: UInt64 {
    settle()
    _ = ownLines
    return (state?.digest ?? 0) &+ services.store.digest &+ kept.digest
  }

  private var ownLines: [StateSnapshot.Line] {
    kept.update(
      to: StageLines.Values(
        colorScheme: cycle.environment.colorScheme, isFocused: isFocused, size: size,
        // What was recorded before there was any chance has no line of it.
        chance: services.chance.isUsed ? services.chance.text : nil))
    return kept.lines
  }
}
