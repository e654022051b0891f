import VirtualTime

/// What of a tree gets to the screen otherwise than at once: the transaction that changes were made
/// with, the boxes that are inserted, removed and on their way, and whether a frame is out of date.
final class PresentationState {
  /// How what changes gets to the screen.
  let update = UpdateTransaction()
  /// The views whose geometries are matched.
  let matches = MatchedGeometries()
  /// Whether what is drawn may be out of date.
  var needsDisplay = true
  /// Which look at the stage comes next, counted from 1: a display list is made, or what is told is read.
  private(set) var nextFrame = 1
  /// The boxes that still draw some that were removed from them.
  private var boxesWithRemovals: [BoxReference] = []
  /// What lets go of the first of those that are removed, when it has left the screen.
  private var departure: TimerToken?
  /// The boxes that got their first places in this update.
  private var insertions: [Box] = []
  /// The boxes whose insertions begin once they have got their content.
  private var pendingInsertions: [Box] = []
  /// The effects that this update has changed, whose programs may do something with their values.
  private var changedEffects: [any FollowingNode] = []
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

  /// Notes that the stage was read: what changes from now on has changed since.
  func closeReading() {
    nextFrame += 1
  }

  // MARK: Insertions and removals

  /// Has the insertion of a box begin once the box has its content.
  func addPendingInsertion(_ box: Box) {
    pendingInsertions.append(box)
  }

  /// Begins the insertions that waited for content.
  func beginPendingInsertions() {
    guard !pendingInsertions.isEmpty else { return }
    let pending = pendingInsertions
    pendingInsertions = []
    for box in pending {
      box.beginInsertion()
    }
  }

  /// Notes that a box still draws some that were removed from it.
  func noteRemovals(from box: Box) {
    boxesWithRemovals.append(BoxReference(box: box))
  }

  /// Notes that a box got its first place, if it may stand in something that moves.
  func noteInsertion(of box: Box) {
    if update.mayAnimate || flightsEnd > now { insertions.append(box) }
  }

  /// Notes that a box moves on the screen.
  func noteFlight(until end: Instant) {
    flightsEnd = max(flightsEnd, end)
  }

  /// Has the code of an effect hear of its values, once its content has its size.
  func noteChange(of effect: any FollowingNode) {
    changedEffects.append(effect)
  }

  /// Has what came in this update be at its place while what it came into is on its way, and what is
  /// matched fly to its match; for when the layout is done.
  func resolve() {
    if flightsEnd > now {
      for box in insertions {
        box.pinInsertion()
      }
    }
    matches.resolve()
    guard !changedEffects.isEmpty else { return }
    let changed = changedEffects
    changedEffects = []
    for effect in changed {
      effect.follow()
    }
  }

  /// Forgets what the changes that are on the screen now went along with.
  func closeUpdate() {
    if !insertions.isEmpty { insertions.removeAll(keepingCapacity: true) }
    let kept = update.close()
    matches.close(at: now)
    if !boxesWithRemovals.isEmpty { letGoOfRemovals() }
    withExtendedLifetime(kept) {}
  }

  /// Lets go of what has left the screen, and does so again when the next of it has: what a view kept ends with it, also
  /// where nothing else happens.
  private func letGoOfRemovals() {
    if let departure { scheduler.cancel(departure) }
    departure = nil
    var gone: [Removal] = []
    var next = Instant.distantFuture
    boxesWithRemovals.removeAll { reference in
      guard let box = reference.box else { return true }
      gone += box.removals.filter { $0.departure <= now }
      box.removals.removeAll { $0.departure <= now }
      next = box.removals.reduce(next) { min($0, $1.departure) }
      return box.removals.isEmpty
    }
    if next < .distantFuture {
      departure = scheduler.schedule(at: next, owner: "a view that leaves the screen") {
        [weak self] in
        self?.letGoOfRemovals()
      }
    }
    // What ends with them may change state.
    withExtendedLifetime(gone) {}
  }
}
