import RecallUI

/// Takes notes of a session while it is played, and makes it one to watch.
///
/// Who plays says what happens, in this order: `begin`, then for each event and each stretch of time `hear`,
/// `pass` or `note`, and `session` in the end.
public struct SessionNotes {
  /// The most moments that are noted; nobody looks through more.
  public static let mostMoments = 200_000
  /// The most lines that are kept of what happens inside a moment.
  static let mostNotes = 60
  /// How often a stage is looked at between events, at most: more than in an hour of play. What comes later is
  /// noted from event to event.
  static let mostLooks = 100_000
  /// How long from picture to picture while something moves: as often as in a film.
  public static let frame = Duration.milliseconds(40)

  private var moments: [WatchedMoment] = []
  private var marks: [WatchedMark] = []
  private var film: Film
  private var state = StateSnapshot()
  private var digest: UInt64 = 0
  private var touches: [WatchedTouch] = []
  private var notes: [String] = []
  private var fired: [String] = []
  private var end = Instant.zero
  private var looks = 0

  public init() {
    self.init(film: Film())
  }

  init(film: Film) {
    self.film = film
  }

  /// Whether so much happened that the rest isn't noted.
  public var isFull: Bool { moments.count >= Self.mostMoments }

  /// Whether what happens between events is noted.
  public var wantsLooks: Bool { !isFull && looks < Self.mostLooks }

  /// Whether there is room for pictures between events.
  public var wantsPictures: Bool { !film.isCrowded }

  /// Begins with a stage on which nothing has happened.
  public mutating func begin(_ stage: Stage) {
    moments = []
    state = StateSnapshot()
    add(WatchedMoment(.beginning, at: .zero, title: "the beginning"), stage)
  }

  /// Notes what a stage tells of its inside.
  public mutating func hear(_ event: TraceEvent) {
    switch event.kind {
    case .timers:
      guard event.text.hasPrefix("fired: ") else { return keep(event) }
      let timer = String(event.text.dropFirst("fired: ".count))
      fired.append(timer)
      mark(WatchedMark(.timer, at: event.instant, text: timer))
    case .effects: mark(WatchedMark(.effect, at: event.instant, text: event.text))
    case .gestures: noteWinner(event.text)
    case .evaluations, .layout, .focus: break
    }
    keep(event)
  }

  /// Notes an event of a pointer that is about to happen.
  public mutating func hear(_ event: PointerEvent) {
    let known = touches.firstIndex { $0.pointer == event.pointer && $0.isDown }
    switch (event.phase, known) {
    case (.down, nil): touches.append(WatchedTouch(event.pointer, at: event.position))
    case (.move, let index?): touches[index].move(to: event.position)
    case (.up, let index?), (.cancel, let index?):
      touches[index].move(to: event.position)
      touches[index].isDown = false
    default: break
    }
  }

  /// Notes that time has gone on: a picture, and a moment of its own if that has changed the state.
  ///
  /// - Parameters:
  ///   - stage: What is shown: always the same one, or one after the other.
  ///   - instant: To when, by the session's clock.
  public mutating func pass(_ stage: Stage, at instant: Instant) {
    end = instant
    looks += 1
    if stage.coreDigest != digest {
      let title = fired.last.map { "timer \(Self.shortName(ofTimer: $0))" } ?? "a timer"
      add(WatchedMoment(.timer, at: instant, title: title), stage)
    } else if !film.isCrowded {
      show(stage, at: instant)
    }
    fired = []
  }

  /// Notes what a stage has come to by an event.
  ///
  /// - Parameters:
  ///   - title: What happened, as the replay says it.
  ///   - step: The number of its step, from 0; nil for one that has none.
  ///   - line: Where that stands in its file, from 1.
  ///   - time: When the file says that it happens, in milliseconds.
  ///   - stage: What came of it.
  ///   - instant: When that is, by the session's clock.
  public mutating func note(
    _ title: String, step: Int?, line: Int?, writtenAt time: Int64? = nil, on stage: Stage,
    at instant: Instant
  ) {
    add(
      WatchedMoment(
        .event, at: instant, title: title, step: step, line: line, writtenTime: time), stage)
    fired = []
    touches.removeAll { !$0.isDown }
  }

  /// Notes what is wrong with a step; nil for what happened last.
  public mutating func fail(
    _ failure: String, atStep step: Int?, differences: [WatchedMoment.Change] = []
  ) {
    let index =
      step.flatMap { step in moments.lastIndex { $0.step == step } } ?? moments.indices.last
    guard let index else { return }
    moments[index].failures.append(failure)
    moments[index].differences += differences
  }

  /// What was noted, as a session to watch.
  public func session(named name: String) -> WatchedSession {
    WatchedSession(name: name, moments: moments, end: end, marks: marks, film: film)
  }

  // MARK: Details

  private mutating func add(_ moment: WatchedMoment, _ stage: Stage) {
    end = moment.instant
    guard !isFull else { return }
    var moment = moment
    let now = stage.coreSnapshot
    moment.changes = now.changes(since: state).map {
      WatchedMoment.Change($0.name, from: state[$0.name], to: $0.value)
    }
    (state, digest) = (now, stage.coreDigest)
    moment.digest = digest
    moment.notes = notes
    moment.touches = touches
    notes = []
    moments.append(moment)
    let number = film.add(stage.displayList, at: moment.instant)
    moments[moments.count - 1].frames = number.map { $0...$0 }
  }

  /// Where in its file a timer was set, or what else it says of itself: `CardPlace.swift:179`.
  private static func shortName(ofTimer text: String) -> Substring {
    let name = text.range(of: ", due ").map { text[..<$0.lowerBound] } ?? text[...]
    return name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name
  }

  private mutating func show(_ stage: Stage, at instant: Instant) {
    guard let index = moments.indices.last, !isFull else { return }
    guard let number = film.add(stage.displayList, at: instant) else { return }
    let first = moments[index].frames?.lowerBound ?? number
    moments[index].frames = first...max(first, number)
  }

  private mutating func mark(_ mark: WatchedMark) {
    if marks.count < Self.mostMoments { marks.append(mark) }
  }

  private mutating func keep(_ event: TraceEvent) {
    if notes.count < Self.mostNotes { notes.append("\(event)") }
  }

  /// Who has won is told as `contact 3 (pointer 0): press wins`.
  private mutating func noteWinner(_ text: String) {
    guard text.hasSuffix(" wins"), let colon = text.lastIndex(of: ":"),
      let open = text.range(of: "(pointer "), let close = text.firstIndex(of: ")"),
      open.upperBound <= close, close < colon, let number = Int(text[open.upperBound..<close]),
      let index = touches.lastIndex(where: { $0.pointer.number == number })
    else { return }
    touches[index].winner = String(text[colon...].dropFirst(2).dropLast(" wins".count))
  }
}
