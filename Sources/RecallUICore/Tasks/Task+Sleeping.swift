import VirtualTime

extension Task where Success == Never, Failure == Never {
  /// Has the task go on when time has passed on the stage's clock.
  ///
  /// Without a stage there is no clock, and it goes on at once.
  ///
  /// - Parameters:
  ///   - duration: For how long; what is negative stands for zero.
  ///   - tolerance: Taken for what SwiftUI programs name; a sleep ends at its instant.
  ///   - fileID: With `line`, who asks, for a report of pending timers.
  ///   - line: See `fileID`.
  /// - Throws: `CancellationError` as soon as the task is asked to end.
  /// - Complexity: O(log n) for n timers.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration, tolerance: Duration? = nil, fileID: StaticString = #fileID,
    line: Int = #line
  ) async throws {
    guard let services = StageContext.services else { return try checkCancellation() }
    let deadline = services.scheduler.now.advanced(by: max(duration, .zero))
    try await Sleeper(on: services, "Task.sleep at \(fileID):\(line)").wait(until: deadline)
  }

  /// Has the task go on at an instant of the stage's clock, as `sleep(for:)` does.
  nonisolated(nonsending) public static func sleep(
    until deadline: Instant, tolerance: Duration? = nil, fileID: StaticString = #fileID,
    line: Int = #line
  ) async throws {
    guard let services = StageContext.services else { return try checkCancellation() }
    try await Sleeper(on: services, "Task.sleep at \(fileID):\(line)").wait(until: deadline)
  }

  /// Has the task go on when nanoseconds have passed, as `sleep(for:)` does.
  nonisolated(nonsending) public static func sleep(
    nanoseconds: UInt64, fileID: StaticString = #fileID, line: Int = #line
  ) async throws {
    guard let services = StageContext.services else { return try checkCancellation() }
    let duration = Duration.nanoseconds(Int64(clamping: nanoseconds))
    let deadline = services.scheduler.now.advanced(by: duration)
    try await Sleeper(on: services, "Task.sleep at \(fileID):\(line)").wait(until: deadline)
  }
}

extension Instant {
  /// The present instant of the stage that runs this code.
  public static var now: Instant { StageContext.services?.scheduler.now ?? .zero }
}
