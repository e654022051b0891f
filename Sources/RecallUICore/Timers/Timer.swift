import VirtualTime

/// A timer on the clock of the stage whose code schedules it.
///
/// It has the shape of Foundation's timer, and none of its clock: it fires when the stage's time
/// reaches its deadline. As there, the clock keeps it alive until it is invalidated, whether the
/// program holds on to it or not; one that repeats and that the program has let go of can't be
/// stopped any more (`Stage.unownedTimers` names it).
///
/// Code that runs outside of any stage has no clock: a timer that it schedules is invalid.
public final class Timer {
  private let ticker: Ticker

  fileprivate init(_ ticker: Ticker) {
    self.ticker = ticker
    ticker.timer = self
  }

  /// Schedules a timer on the stage that runs this code.
  ///
  /// - Parameters:
  ///   - interval: Seconds until the timer fires, and between its ticks if it repeats; at least
  ///     0.0001 in that case, as in Foundation.
  ///   - repeats: Whether the timer goes on until it is invalidated.
  ///   - group: The timers that it stands still with; nil for one that never does.
  ///   - fileID: With `line`, who asks, for a report of timers that were left behind.
  ///   - line: See `fileID`.
  ///   - block: Gets the timer.
  /// - Returns: The timer; invalid when no stage runs this code.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, in group: TimerGroup? = nil,
    fileID: String = #fileID, line: Int = #line, block: @escaping (Timer) -> Void
  ) -> Timer {
    let ticker = Ticker(interval: interval, repeats: repeats, block: block)
    if let services = StageContext.services {
      ticker.start(
        on: services, in: group?.scope(on: services) ?? .main,
        owner: "Timer.scheduledTimer at \(fileID):\(line)")
    }
    return Timer(ticker)
  }

  /// Creates a timer that waits for a run loop: `RunLoop.main.add(timer, forMode: .common)`.
  ///
  /// - Parameters:
  ///   - interval: Seconds until it fires, and between its ticks if it repeats.
  ///   - repeats: Whether it goes on until it is invalidated.
  ///   - block: Gets the timer.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(Ticker(interval: interval, repeats: repeats, block: block))
  }

  /// Creates a timer that never fires: what a property has until there is another one.
  public convenience init() {
    self.init(Ticker(interval: 0, repeats: false, block: { _ in }))
    invalidate()
  }

  /// Starts a timer that waits for that; one that runs, or was stopped, stays what it is.
  fileprivate func start(owner: String) {
    guard !ticker.wasStarted, let services = StageContext.services else { return }
    ticker.start(on: services, in: .main, owner: owner)
  }

  /// Taken for what programs say: each tick is exact.
  public var tolerance: TimeInterval {
    get { 0 }
    set {}
  }

  /// The time between two ticks, in seconds; 0 for a timer that fires once.
  public var timeInterval: TimeInterval { ticker.repeats ? ticker.interval : 0 }

  /// Whether the timer will fire.
  public var isValid: Bool { ticker.token != nil }

  /// Runs the block now, as a tick would.
  public func fire() {
    ticker.fire()
  }

  /// Stops the timer for good.
  public func invalidate() {
    ticker.stop()
  }
}

extension RunLoop {
  /// Starts a timer on the stage that runs this code.
  ///
  /// - Parameters:
  ///   - timer: One that was not started yet; another one stays what it is.
  ///   - mode: Taken for what programs name: there is one.
  public func add(_ timer: RecallUICore.Timer, forMode mode: RunLoop.Mode) {
    timer.start(owner: "RunLoop.add")
  }
}

/// What the clock keeps of a timer.
private final class Ticker {
  let interval: TimeInterval
  let repeats: Bool
  let block: (Timer) -> Void
  /// The timer as the program knows it, for as long as it does.
  weak var timer: Timer?
  private(set) var token: TimerToken?
  private(set) var wasStarted = false
  private weak var services: StageServices?

  init(interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.interval = interval
    self.repeats = repeats
    self.block = block
  }

  func start(on services: StageServices, in scope: TimerScope, owner: String) {
    wasStarted = true
    let scheduler = services.scheduler
    let delay = Duration.saturating(seconds: max(interval, 0))
    let first = scheduler.now.advanced(by: delay)
    let token =
      repeats
      ? scheduler.scheduleRepeating(from: first, every: delay, owner: owner, in: scope) {
        self.fire()
      }
      : scheduler.schedule(at: first, owner: owner, in: scope) { self.fire() }
    self.token = token
    self.services = services
    services.programTimers[token] = { [weak self] in self?.timer != nil }
  }

  func fire() {
    guard token != nil else { return }
    if !repeats { stop() }
    block(timer ?? Timer(self))
  }

  func stop() {
    // One that waits for a run loop waits no longer.
    wasStarted = true
    guard let token else { return }
    self.token = nil
    services?.scheduler.cancel(token)
    services?.programTimers[token] = nil
  }
}
