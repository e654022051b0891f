import VirtualTime

/// A view whose content depends on time.
///
/// With a `.periodic` schedule a timer of the stage brings it up to date, and the content of each
/// date counts for layout, hit testing and outline. With `.animation` what is drawn follows the frames,
/// each with the content of its own instant, and so does what an event meets; what counts in between is the
/// content of the last event. Where something in it hears that the date changes, with `onChange(of:)`, it is
/// updated 60 times a second.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content depends on.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public typealias Body = Never
}

/// What a timeline view's content depends on.
public struct TimelineViewDefaultContext: Sendable {
  /// The date to show; a session begins with the year 2001, UTC.
  public let date: Date
}

extension TimelineView: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  static func boxCount(with count: BoxCount) -> Int? { count.boxes(of: Content.self) }

  func makeNode(in context: NodeContext) -> Node<TimelineView> {
    TimelineNode(self, in: context)
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  ValueNode<TimelineView<Schedule, Content>>, FrameFollowing
{
  private var boxes: [AnimatedBodyBox] = []
  private var timer: TimerToken?
  /// What the timer runs by.
  private var course: _TimelineCourse?
  /// The schedule whose dates it runs by.
  private var known: Schedule?
  /// Since when a schedule of frames has been paused; nil while it runs.
  private var pause: Instant?
  /// The first date of a periodic schedule, or the one that holds of others.
  private var first = Instant.zero
  /// The dates to come, of a schedule that says them.
  private var dates: Schedule.Entries.Iterator?
  /// Brings the content of frames up to date where something in it hears of changes.
  private var ticks: FrameTicks?
  /// The date of the content, where that follows the frames.
  private var shown: Instant?
  private var followsFrames = false

  override init(_ view: TimelineView<Schedule, Content>, in context: __shared NodeContext) {
    super.init(view, in: context)
    schedule()
    evaluate()
  }

  override var outlineName: String? { "TimelineView" }
  override var wrapsBoxes: Bool { true }
  override var hasLazyChildren: Bool { false }

  override func take(_ new: TimelineView<Schedule, Content>) {
    view = new
    schedule()
    evaluate()
  }

  override func evaluate() {
    show(tracked { content(at: graph.now) })
    tick()
    guard case .frames? = course else { return }
    shown = date(at: graph.now)
    followFrames()
  }

  /// Has the content be brought up to date by each event, for who acts on what a frame shows.
  private func followFrames() {
    guard !followsFrames, !graph.isPresentationTree else { return }
    followsFrames = true
    graph.frameFollowers.add(self)
  }

  override func changeListenerDidCome() { tick() }

  /// Has ticks come while frames are shown that something inside hears of.
  private func tick() {
    guard case .frames(let interval, isPaused: false)? = course else {
      ticks?.stop()
      return
    }
    let ticks = ticks ?? FrameTicks(of: self) { [unowned self] in invalidate() }
    self.ticks = ticks
    ticks.contentDidChange(interval)
  }

  override func willBeRemoved() {
    stopTimer()
    ticks?.stop()
    if followsFrames { graph.frameFollowers.remove(self) }
  }

  private func stopTimer() {
    if let timer { graph.services.scheduler.cancel(timer) }
    timer = nil
  }

  // MARK: Time

  private func content(at instant: Instant) -> Content {
    view.content(TimelineViewDefaultContext(date: graph.services.dates.date(at: date(at: instant))))
  }

  /// The last instant of the schedule up to `instant`.
  private func date(at instant: Instant) -> Instant {
    switch view.schedule._course {
    case .frames(let interval, _):
      let length = Duration.saturating(seconds: max(interval, 0)).saturatingNanoseconds
      let instant = pause ?? instant
      guard length > 0 else { return instant }
      return Instant(nanoseconds: instant.nanoseconds / length * length)
    case .timer(_, let interval):
      let length = TimelineNode.length(of: interval)
      guard instant > first else { return instant }
      let elapsed = first.duration(to: instant).saturatingNanoseconds
      return first.advanced(by: .nanoseconds(elapsed / length * length))
    case .dates:
      return min(first, instant)
    }
  }

  /// A year, less than which no real date is from the year 2001.
  private static var longestSession: Duration { .seconds(31_536_000) }

  /// In nanoseconds.
  private static func length(of interval: Double) -> Int64 {
    max(
      Duration.saturating(seconds: interval).saturatingNanoseconds,
      Scheduler.shortestInterval.saturatingNanoseconds)
  }

  /// Has a timer bring the content up to date at each date of a periodic schedule.
  private func schedule() {
    if case .dates = view.schedule._course {
      if let known, graph.plan(for: Schedule.self).areEqual(known, view.schedule) {
        return
      }
      known = view.schedule
      course = .dates
      stopTimer()
      beginDates()
      return
    }
    guard course != view.schedule._course else { return }
    course = view.schedule._course
    for box in boxes {
      box.invalidateDisplay()
    }
    stopTimer()
    if case .frames(_, isPaused: true) = view.schedule._course {
      pause = pause ?? graph.now
    } else {
      pause = nil
    }
    if let live = counterpart as? TimelineNode { pause = live.pause }
    guard case .timer(let start, let interval) = view.schedule._course else { return }
    let scheduler = graph.services.scheduler
    let length = TimelineNode.length(of: interval)
    first = firstInstant(from: start, every: length)
    // A date of the real calendar, `.now`, means the present of the stage: nothing may depend on
    // when a session is played.
    if first > Instant.zero.advanced(by: TimelineNode.longestSession) { first = scheduler.now }
    if let live = counterpart as? TimelineNode { first = live.first }
    var next = first
    if next <= scheduler.now {
      next = date(at: scheduler.now).advanced(by: .nanoseconds(length))
    }
    timer = scheduler.scheduleRepeating(
      from: next, every: .nanoseconds(length), owner: "TimelineView in \(path)"
    ) { [weak self] in
      self?.invalidate()
    }
  }

  /// When a periodic schedule begins. One that began before all instants begins some steps later.
  private func firstInstant(from start: Date, every length: Int64) -> Instant {
    let dates = graph.services.dates
    let first = dates.instant(of: start)
    guard first.nanoseconds < .min / 2 else { return first }
    let step = Double(length) / 1_000_000_000
    let rest = dates.date(at: .zero).timeIntervalSince(start).truncatingRemainder(dividingBy: step)
    return rest.isFinite ? Instant.zero.advanced(by: .saturating(seconds: -rest)) : .zero
  }

  /// Finds the date that holds, and has a timer wait for the next.
  private func beginDates() {
    first = graph.now
    if let live = counterpart as? TimelineNode {
      first = live.first
      return
    }
    dates = view.schedule
      .entries(from: graph.services.dates.date(at: graph.now), mode: .normal).makeIterator()
    waitForNextDate()
  }

  /// A date that has passed holds at once. As many are looked at as are worth waiting for, since there
  /// may be no end of them.
  private func waitForNextDate() {
    timer = nil
    for _ in 0..<TimelineNode<Schedule, Content>.mostPassedDates {
      guard let date = dates?.next() else { return }
      let instant = graph.services.dates.instant(of: date)
      guard instant > graph.now else {
        first = instant
        continue
      }
      // Dates that are no further apart than timers may be would be more than anybody can count.
      guard instant >= graph.now.advanced(by: Scheduler.shortestInterval) else { continue }
      timer = graph.services.scheduler.schedule(
        at: instant, owner: "TimelineView in \(path)"
      ) { [weak self] in
        guard let self else { return }
        first = instant
        invalidate()
        waitForNextDate()
      }
      return
    }
  }

  private static var mostPassedDates: Int { 100_000 }

  // MARK: Frames

  func followFrame() {
    guard case .frames? = course, ticks?.areComing != true, shown != date(at: graph.now),
      boxes.contains(where: \.isShown)
    else { return }
    invalidate()
  }

  override func appendBoxes(to list: inout [Box]) {
    boxes = AnimatedBodyBox.boxes(around: children.first, of: self, keeping: boxes) {
      [unowned self] in
      draw($0, into: &$1)
    }
    list += boxes as [Box]
  }

  private func draw(_ box: AnimatedBodyBox, into list: inout DisplayListBuilder) -> Bool {
    guard let child = children.first, case .frames(_, isPaused: false) = view.schedule._course,
      list.isRunning(until: .distantFuture)
    else { return false }
    let now = list.now
    box.draw(insteadOf: child, into: &list) { $0.makeNode(of: content(at: now)) }
    return true
  }
}
