import Interaction
import VirtualTime

/// The clock and the referee that a stage's views share.
final class StageServices {
  let scheduler = Scheduler()
  let router: PointerRouter
  /// The timers that the program itself has set, and whether somebody could still stop them.
  var programTimers: [TimerToken: () -> Bool] = [:]

  init() {
    router = PointerRouter(scheduler: scheduler)
  }
}
