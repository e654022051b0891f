import VirtualTime

/// What of a tree gets to the screen otherwise than at once: the transaction that changes were made
/// with, the boxes that come, fly and leave, and whether a frame is out of date.
final class PresentationState {
  /// How what changes gets to the screen.
  var update = UpdateTransaction()
  /// The views whose geometries are matched.
  let matches = MatchedGeometries()
  /// Whether what is drawn may be out of date.
  var needsDisplay = true
  /// Which display list is made next, counted from 1.
  private(set) var nextFrame = 1
  /// The boxes that others have left, and that still draw them.
  private var boxesWithDepartures: [BoxReference] = []
  /// The boxes that got their first places in this update.
  private var arrivals: [Box] = []
  /// The boxes that are to come by their transitions, once they have got their content.
  private var boxesComing: [Box] = []
  /// Until when boxes move on the screen to their places, at the longest.
  private var flightsEnd = Instant.zero
  private let scheduler: Scheduler

  init(scheduler: Scheduler) {
    self.scheduler = scheduler
  }

  private var now: Instant { scheduler.now }

  /// How a change of `node` in this update gets to the screen; nil for at once.
  func animation(for node: ViewNode) -> Animation? {
    update.transaction(for: node).animation
  }

  /// Notes that the display list of the next frame is made.
  func closeFrame() {
    needsDisplay = false
    nextFrame += 1
  }

  // MARK: Who comes and leaves

  /// Has a box come by its transition, once it has its content.
  func await(_ box: Box) {
    boxesComing.append(box)
  }

  /// Has those boxes come by their transitions that have got their content.
  func bringIn() {
    guard !boxesComing.isEmpty else { return }
    let coming = boxesComing
    boxesComing = []
    for box in coming {
      box.arrive()
    }
  }

  /// Notes that others have left a box that still draws them.
  func noteDepartures(from box: Box) {
    boxesWithDepartures.append(BoxReference(box: box))
  }

  /// Notes that a box got its first place, if it may stand in something that moves.
  func noteArrival(of box: Box) {
    if update.mayAnimate || flightsEnd > now { arrivals.append(box) }
  }

  /// Notes that a box moves on the screen.
  func noteFlight(until end: Instant) {
    flightsEnd = max(flightsEnd, end)
  }

  /// Has what came in this update be at its place while what it came into is on its way, and what is
  /// matched fly to its match; for when the layout is done.
  func resolve() {
    if flightsEnd > now {
      for box in arrivals {
        box.holdArrival()
      }
    }
    matches.resolve()
  }

  /// Forgets what the changes that are on the screen now went along with.
  func closeUpdate() {
    if !arrivals.isEmpty { arrivals = [] }
    update.close()
    matches.close()
    boxesWithDepartures.removeAll { reference in
      guard let box = reference.box else { return true }
      box.departures.removeAll { $0.end <= now }
      return box.departures.isEmpty
    }
  }
}
