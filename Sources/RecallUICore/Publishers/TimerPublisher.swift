import VirtualTime

extension Timer {
  /// Hands out the date in regular intervals, once it is connected.
  ///
  /// As in Combine, `autoconnect()` connects it with its first listener.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two dates; at least 0.0001.
  ///   - tolerance: Taken for what SwiftUI programs name; each date is exact.
  ///   - runLoop: Taken likewise: a stage has one.
  ///   - mode: Taken likewise: there is one.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A timer that waits to be connected.
  public final class TimerPublisher: StagePublisher {
    /// Seconds between two dates.
    public let interval: TimeInterval
    /// Who listens, and hears something only while the timer is connected.
    private var waiting: [(number: Int, begin: () -> Void)] = []
    private var isConnected = false
    /// What ends the listening of each who listens.
    private var stops: [(number: Int, stop: () -> Void)] = []
    private var lastNumber = 0

    init(interval: TimeInterval) {
      self.interval = interval
    }

    fileprivate func listen(owner: String, _ receive: @escaping (Date) -> Void) -> () -> Void {
      guard let services = StageContext.services else { return {} }
      let (scheduler, dates) = (services.scheduler, services.dates)
      let interval = Duration.saturating(seconds: max(interval, 0))
      let token = scheduler.scheduleRepeating(
        from: scheduler.now.advanced(by: interval), every: interval, owner: owner
      ) {
        receive(dates.date(at: scheduler.now))
      }
      lastNumber += 1
      let number = lastNumber
      stops.append((number, { [weak scheduler] in _ = scheduler?.cancel(token) }))
      return { [weak self, weak scheduler] in
        scheduler?.cancel(token)
        self?.stops.removeAll { $0.number == number }
      }
    }

    /// Has somebody listen from when the timer is connected on, or at once where it is.
    public func _subscribe(owner: String, _ receive: @escaping (Date) -> Void) -> () -> Void {
      lastNumber += 1
      let number = lastNumber
      var stop: (() -> Void)?
      let begin = { [unowned self] in stop = listen(owner: owner, receive) }
      waiting.append((number, begin))
      if isConnected { begin() }
      return { [weak self] in
        self?.waiting.removeAll { $0.number == number }
        stop?()
      }
    }

    /// Begins for all who listen and wait. What it answers stops the timer for all, as Combine's programs do:
    /// `timer.upstream.connect().cancel()`.
    public func connect() -> Connection {
      if !isConnected {
        isConnected = true
        for (_, begin) in waiting { begin() }
      }
      return Connection { [weak self] in
        for (_, stop) in self?.stops ?? [] { stop() }
        self?.stops = []
        self?.isConnected = false
      }
    }

    /// Stops a timer for all who listen to it.
    public final class Connection {
      private let stop: () -> Void

      init(_ stop: @escaping () -> Void) {
        self.stop = stop
      }

      /// Stops the timer.
      public func cancel() {
        stop()
      }
    }

    /// This timer, connected with its first listener.
    public func autoconnect() -> Autoconnect {
      Autoconnect(timer: self)
    }
  }

  /// A timer that begins with its first listener.
  public struct Autoconnect: StagePublisher {
    fileprivate let timer: TimerPublisher

    /// The timer that waits to be connected.
    public var upstream: TimerPublisher { timer }

    public func _subscribe(owner: String, _ receive: @escaping (Date) -> Void) -> () -> Void {
      timer.listen(owner: owner, receive)
    }
  }
}

extension Timer.TimerPublisher: SelfComparing {
  static func isSame(_ left: Timer.TimerPublisher, _ right: Timer.TimerPublisher) -> Bool {
    left === right
  }
}

extension Timer.Autoconnect: SelfComparing {
  static func isSame(_ left: Timer.Autoconnect, _ right: Timer.Autoconnect) -> Bool {
    left.timer === right.timer
  }
}
