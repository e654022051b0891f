import VirtualTime

/// Something that hands out values over a stage's time: what `onReceive` listens to.
public protocol Publisher<Output> {
  associatedtype Output

  /// Begins to hand out values on the stage that runs this code.
  ///
  /// - Parameter owner: Who listens, for a report of timers that were left behind.
  /// - Returns: Stops it.
  func _subscribe(owner: String, _ receive: @escaping (Output) -> Void) -> () -> Void
}

/// A publisher that hands out values while others are being made or changed: nobody may act on them
/// at once.
protocol ImmediatePublisher {}

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
  public final class TimerPublisher {
    /// Seconds between two dates.
    public let interval: TimeInterval

    init(interval: TimeInterval) {
      self.interval = interval
    }

    /// This timer, connected with its first listener.
    public func autoconnect() -> Autoconnect {
      Autoconnect(timer: self)
    }
  }

  /// A timer that begins with its first listener.
  public struct Autoconnect: Publisher {
    fileprivate let timer: TimerPublisher

    public func _subscribe(owner: String, _ receive: @escaping (Date) -> Void) -> () -> Void {
      guard let services = StageContext.services else { return {} }
      let scheduler = services.scheduler
      let interval = Duration.saturating(seconds: max(timer.interval, 0))
      let token = scheduler.scheduleRepeating(
        from: scheduler.now.advanced(by: interval), every: interval, owner: owner
      ) {
        receive(StageDate.date(at: scheduler.now))
      }
      return { [weak scheduler] in scheduler?.cancel(token) }
    }
  }
}

extension Timer.Autoconnect: SelfComparing {
  static func isSame(_ left: Timer.Autoconnect, _ right: Timer.Autoconnect) -> Bool {
    left.timer === right.timer
  }
}
