import VirtualTime

/// Timers that stand still together, such as a game's while it is paused.
///
/// ```swift
/// private let timers = TimerGroup("game")
/// …
/// Timer.scheduledTimer(withTimeInterval: 1, repeats: true, in: timers) { _ in tick() }
/// …
/// timers.suspend()   // the window lost the focus
/// timers.resume()    // what was 400 ms away is 400 ms away
/// ```
///
/// SwiftUI has no such thing: there, a program that pauses takes its timers down and remembers how
/// much of each was left. A group belongs to the stage whose code last scheduled a timer in it.
public final class TimerGroup {
  /// What the group is called in a report of pending timers.
  public let name: String
  /// Whether the group's timers stand still.
  public private(set) var isSuspended = false
  private weak var services: StageServices?
  private var scope = TimerScope.main

  /// Creates a group without timers, whose clock runs.
  public init(_ name: String) {
    self.name = name
  }

  /// Has the group's timers stand still; a group that does already is left alone.
  ///
  /// - Complexity: O(1), whatever the number of timers.
  public func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    services?.scheduler.suspend(scope)
  }

  /// Has the group's timers go on, each as far from its deadline as when they were stopped.
  ///
  /// - Complexity: O(1), whatever the number of timers.
  public func resume() {
    guard isSuspended else { return }
    isSuspended = false
    services?.scheduler.resume(scope)
  }

  /// The group's scope among a stage's timers.
  func scope(on services: StageServices) -> TimerScope {
    if self.services !== services {
      self.services = services
      scope = services.scheduler.makeScope(name)
      if isSuspended { services.scheduler.suspend(scope) }
    }
    return scope
  }
}
