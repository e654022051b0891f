import VirtualTime

/// The queue of the stage whose code asks for it.
///
/// It has the shape of Dispatch's main queue, and the stage's clock: what is put on it runs on the
/// stage's thread, in order of deadlines and then of insertion. It stands for all other queues, too: a
/// stage has one thread.
public final class StageQueue: Sendable {
  /// The stage's own queue.
  public static let main = StageQueue()

  private init() {}

  /// Runs `work` as soon as what is running is done.
  public func async(
    fileID: String = #fileID, line: Int = #line, execute work: @escaping () -> Void
  ) {
    schedule(work, at: .now(), in: nil, from: "\(fileID):\(line)")
  }

  /// Runs `work` at an instant of the stage's clock.
  ///
  /// Without a stage that runs this code there is no clock, and the work is not run.
  ///
  /// - Parameters:
  ///   - deadline: When.
  ///   - group: The timers that the work stands still with; nil if it never does.
  ///   - fileID: With `line`, who asks, for a report of timers that were left behind.
  ///   - line: See `fileID`.
  ///   - work: What to run.
  public func asyncAfter(
    deadline: DispatchTime, in group: TimerGroup? = nil, fileID: String = #fileID,
    line: Int = #line, execute work: @escaping () -> Void
  ) {
    schedule(work, at: deadline, in: group, from: "\(fileID):\(line)")
  }

  /// Runs `work` at an instant, and then again and again where there is an interval, for a program
  /// that may take it back.
  ///
  /// - Returns: Takes it back.
  package func schedule(
    at instant: Instant, every interval: Duration? = nil, owner: String,
    _ work: @escaping () -> Void
  ) -> () -> Void {
    guard let services = StageContext.services else { return {} }
    let scheduler = services.scheduler
    let token =
      if let interval {
        scheduler.scheduleRepeating(from: instant, every: interval, owner: owner, action: work)
      } else {
        scheduler.schedule(at: instant, owner: owner, action: work)
      }
    return { [weak scheduler] in _ = scheduler?.cancel(token) }
  }

  /// Runs what a program made to be taken back, as soon as what is running is done.
  public func async(
    fileID: String = #fileID, line: Int = #line, execute item: StageWorkItem
  ) {
    async(fileID: fileID, line: line, execute: item.perform)
  }

  /// Runs what a program made to be taken back, at an instant of the stage's clock.
  public func asyncAfter(
    deadline: DispatchTime, fileID: String = #fileID, line: Int = #line,
    execute item: StageWorkItem
  ) {
    asyncAfter(deadline: deadline, fileID: fileID, line: line, execute: item.perform)
  }

  /// Runs `work` at an instant of the stage's clock, which is its clock on the wall, too.
  public func asyncAfter(
    wallDeadline deadline: DispatchTime, fileID: String = #fileID, line: Int = #line,
    execute work: @escaping () -> Void
  ) {
    asyncAfter(deadline: deadline, fileID: fileID, line: line, execute: work)
  }

  /// Runs what a program made to be taken back, at an instant of the stage's clock on the wall.
  public func asyncAfter(
    wallDeadline deadline: DispatchTime, fileID: String = #fileID, line: Int = #line,
    execute item: StageWorkItem
  ) {
    asyncAfter(deadline: deadline, fileID: fileID, line: line, execute: item)
  }

  /// Runs `work` at once: a stage has one thread, so nobody else is at what it changes.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try work()
  }

  private func schedule(
    _ work: @escaping () -> Void, at time: DispatchTime, in group: TimerGroup?, from place: String
  ) {
    guard let services = StageContext.services else { return }
    // Nobody knows whether, and how often, somebody looks.
    guard !services.evaluation.isDrawing else { return services.evaluation.refuse() }
    if group == nil, time.instant <= services.scheduler.now,
      services.postpone(work, from: place)
    {
      return
    }
    var token: TimerToken?
    token = services.scheduler.schedule(
      at: time.instant, owner: "DispatchQueue.main at \(place)",
      in: group?.scope(on: services) ?? .main
    ) { [unowned services] in
      if let token { services.programTimers[token] = nil }
      work()
    }
    if let token { services.programTimers[token] = { false } }
  }
}

extension StageServices {
  /// Has work that a view asks for now wait, if the views were evaluated too often at this instant.
  ///
  /// - Parameter place: Where it is asked for.
  /// - Returns: Whether it waits.
  func postpone(_ work: @escaping () -> Void, from place: String) -> Bool {
    guard deferrals > 0, evaluationWork.mustWait(now: scheduler.now, update: updates) else {
      return false
    }
    guard let instant = evaluationWork.add(work, now: scheduler.now) else { return true }
    var token: TimerToken?
    token = scheduler.schedule(at: instant, owner: "DispatchQueue.main at \(place)") {
      [unowned self] in
      if let token { programTimers[token] = nil }
      for work in evaluationWork.take() { work() }
    }
    if let token { programTimers[token] = { false } }
    return true
  }
}

/// What `DispatchQueue` stands for: the place where the stage's queue is found.
public struct StageQueues: Sendable {
  public init() {}

  /// The stage's own queue.
  public var main: StageQueue { StageQueue.main }

  /// The stage's own queue, too: what programs have done in the background is done in order, on the stage's thread.
  ///
  /// - Parameter quality: Taken for what programs say: there is no other work that it could wait for.
  public func global(qos quality: StageQueueQuality = .default) -> StageQueue { main }

  /// The stage's own queue, too, for `DispatchQueue(label: "…")`.
  ///
  /// - Parameters:
  ///   - label: Taken for what programs say, as all others are.
  ///   - quality: See ``global(qos:)``.
  ///   - attributes: What runs at once on other systems runs in order.
  public func callAsFunction(
    label: String, qos quality: StageQueueQuality = .default,
    attributes: StageQueueAttributes = []
  ) -> StageQueue { main }
}

/// The stage's queue under the name that SwiftUI programs know: `DispatchQueue.main`.
///
/// A type of that name would not do: the compiler takes closures that `async` of a type that is called
/// so gets for code of Swift's own main actor, which a stage's isn't.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let DispatchQueue = StageQueues()

/// An instant of a stage's clock, in the shape of Dispatch's.
public struct DispatchTime: Comparable, Sendable {
  /// The instant that is meant.
  public var instant: Instant

  /// The present instant of the stage that runs this code.
  public static func now() -> DispatchTime {
    DispatchTime(instant: StageContext.services?.scheduler.now ?? .zero)
  }

  /// No instant at all: what waits for it waits for good.
  public static let distantFuture = DispatchTime(instant: .distantFuture)

  /// The instant `seconds` later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(instant: time.instant.advanced(by: .saturating(seconds: seconds)))
  }

  /// The instant an interval later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(instant: time.instant.advanced(by: interval.duration))
  }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.instant < right.instant
  }
}

/// A distance in time, in the shape of Dispatch's.
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  var duration: Duration {
    switch self {
    case .seconds(let count): .saturating(seconds: Double(count))
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: .nanoseconds(Int64.max)
    }
  }
}
