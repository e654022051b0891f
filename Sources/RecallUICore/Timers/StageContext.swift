import VirtualTime

/// The stage whose program is running.
///
/// SwiftUI programs set timers without saying where: `Timer.scheduledTimer(…)`,
/// `DispatchQueue.main.asyncAfter(…)`. So a stage says, for as long as it runs a program's code,
/// that the code is its own. The value follows the call stack, as a parameter would; it is no state.
enum StageContext {
  /// Carries a stage's services; code that runs inside of a stage stays on the stage's thread.
  private struct Reference: @unchecked Sendable {
    let services: StageServices
  }

  @TaskLocal private static var reference: Reference?

  /// The services of the stage that runs the code which asks.
  static var services: StageServices? { reference?.services }

  /// Runs `body` as code of a stage.
  static func run<Result>(_ services: StageServices, _ body: () -> Result) -> Result {
    $reference.withValue(Reference(services: services), operation: body)
  }
}
