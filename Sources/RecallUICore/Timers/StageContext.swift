import VirtualTime

/// The stage whose program is running.
///
/// SwiftUI programs set timers without saying where: `Timer.scheduledTimer(…)`,
/// `DispatchQueue.main.asyncAfter(…)`. So a stage says, for as long as it runs a program's code,
/// that the code is its own. The value follows the call stack, as a parameter would; it is no state.
enum StageContext {
  /// The services of the stage that runs the code which asks.
  static var services: StageServices? {
    // Nobody else owns an executor.
    ExecutorContext.current.map { unsafeDowncast($0.owner, to: StageServices.self) }
  }

  /// Runs `body` as code of a stage.
  static func run<Result>(_ services: StageServices, _ body: () -> Result) -> Result {
    services.currentExecutor?.enter()
    return ExecutorContext.$current.withValue(
      ExecutorContext(services), operation: body)
  }
}
