import Interaction
import VirtualTime

/// The clock and the referee that a stage's views share.
final class StageServices {
  let scheduler = Scheduler()
  let router: PointerRouter

  init() {
    router = PointerRouter(scheduler: scheduler)
  }
}
