import VirtualTime

/// Brings a stage in line with what has changed, in this order: views are evaluated, containers get
/// their content, everything is laid out, what moves is resolved, and what waited for that acts.
/// That goes round until nothing changes any more.
final class UpdateCycle {
  private let graph: ViewGraph
  private let root: RootNode
  /// The viewport's size in points.
  var size: CGSize {
    didSet {
      graph.layout.isOutOfDate = true
      graph.presentation.needsDisplay = true
    }
  }
  /// The surroundings that the window asks for; a view may prefer others.
  var colorScheme: ColorScheme
  /// What the topmost view inherits.
  private(set) var environment: EnvironmentValues
  private var pending = PendingUpdates()
  /// How many rounds of updates may follow one event.
  private var roundLimit = UpdateLimit.rounds
  /// Wakes the stage for what was put off.
  private var frameTimer: TimerToken?
  /// How many frames have been waited for since everything had settled.
  private var frames = 0

  init(
    of root: RootNode, in graph: ViewGraph, size: CGSize, environment: EnvironmentValues
  ) {
    self.graph = graph
    self.root = root
    self.size = size
    self.environment = environment
    colorScheme = environment.colorScheme
    graph.services.flush = { [unowned self] in flush(before: $0) }
    graph.services.colorScheme = { [unowned self] in self.environment.colorScheme }
    graph.services.endEditing = { [unowned graph] in graph.focus.endEditing() }
    graph.evaluation.versions.catchUp = { [unowned self] in catchUp() }
  }

  /// Hands an environment on that has changed.
  func inherit(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    root.inherit(environment, .anything)
    graph.presentation.needsDisplay = true
  }

  /// Brings views, places and lists up to date until nothing changes.
  func settle() {
    updateColorScheme()
    guard !isSettled else { return }
    StageContext.run(graph.services, settleInContext)
  }

  private var isSettled: Bool {
    areViewsSettled && graph.services.currentExecutor?.hasWork != true
  }

  /// Settles the views, and then each job of a task and the views behind it.
  private func settleInContext() {
    settleViews()
    guard let executor = graph.services.currentExecutor else { return }
    var jobs = 0
    while executor.hasWork {
      guard jobs < executor.jobLimit else {
        graph.report(.taskStorm(owners: executor.liveRecords.map(\.owner)))
        for record in executor.liveRecords { record.hasStormed = true }
        return executor.hold()
      }
      executor.runNext()
      jobs += 1
      settleViews()
    }
    executor.settle()
  }

  private var areViewsSettled: Bool {
    graph.isLaidOut && !graph.updates.hasActions && !graph.focus.needsCheck
  }

  private func settleViews() {
    for _ in 0..<roundLimit {
      updateColorScheme()
      guard !areViewsSettled else { return noteSettled() }
      catchUp()
      bringUpToDate()
      if graph.isLaidOut {
        close()
        graph.focus.checkIfNeeded()
        graph.updates.act()
      }
    }
    guard !areViewsSettled else { return noteSettled() }
    giveUp()
  }

  // MARK: Views that don't settle

  /// Puts off until the next frame or event what doesn't come to an end. What waits for a settled stage won't see
  /// one: it runs now, so that other views appear and hear of changes all the same.
  private func giveUp() {
    // Told once, until everything has settled: which views are left when the rounds end differs.
    if roundLimit == UpdateLimit.rounds {
      graph.report(.endlessUpdate(views: graph.updates.paths))
    }
    graph.layout.isOutOfDate = false
    close()
    if !graph.updates.hasContainers {
      graph.focus.checkIfNeeded()
      graph.updates.act()
    }
    graph.updates.postpone()
    graph.layout.isOutOfDate = false
    graph.focus.needsCheck = false
    roundLimit = UpdateLimit.roundsOfUnsettled
    guard frameTimer == nil, frames < UpdateLimit.frames else { return }
    frames += 1
    frameTimer = graph.services.scheduler.schedule(
      after: UpdateLimit.frame, owner: "views that do not settle"
    ) { [weak self] in self?.frameTimer = nil }
  }

  private func noteSettled() {
    guard roundLimit < UpdateLimit.rounds, !graph.updates.hasPostponed else { return }
    (roundLimit, frames) = (UpdateLimit.rounds, 0)
    if let frameTimer { graph.services.scheduler.cancel(frameTimer) }
    frameTimer = nil
  }

  /// Takes up again what was put off, because something happens.
  func resume() {
    guard graph.updates.hasPostponed else { return }
    graph.updates.resume()
    graph.layout.isOutOfDate = true
  }

  // MARK: Within an event

  private func bringUpToDate() {
    graph.services.deferrals += 1
    graph.services.updates &+= 1
    defer { graph.services.deferrals -= 1 }
    if graph.services.router.isIdle { graph.pointers.forgetTouches() }
    graph.updates.evaluate()
    graph.collectBoxes()
    if graph.layout.isOutOfDate { root.layOut(in: size) }
    graph.updates.releaseAll()
    graph.presentation.resolve()
    graph.geometryDependencies.invalidateReaders()
  }

  private func close() {
    graph.focus.needsCheck = graph.focus.isUsed
    graph.presentation.closeUpdate()
  }

  /// Brings views and places in line with the changes so far, under the transaction that these
  /// were made with, before changes with another one are made.
  private func flush(before next: Transaction) {
    let versions = graph.evaluation.versions
    guard graph.services.deferrals == 0, graph.presentation.update.differs(from: next) else {
      return
    }
    // What ends with a view may change something while versions are brought to the screen: they go on behind it.
    guard versions.current == 0 else { return bringToScreen() }
    guard !putOff() else { return }
    catchUp()
    bringToScreen()
    versions.forget()
  }

  /// Puts the update off, if nothing but lists waits for it, which find out later what it changes.
  ///
  /// - Returns: Whether it was put off.
  private func putOff() -> Bool {
    let versions = graph.evaluation.versions
    guard graph.updates.canWait, !graph.updates.hasContainers, !graph.layout.isOutOfDate,
      versions.count < StateVersions.most, let transaction = graph.presentation.update.take()
    else { return false }
    let lists = graph.updates.takeViews()
    for list in lists { list.isDirty = false }
    pending.add(transaction, of: lists)
    versions.add()
    return true
  }

  /// Brings views and places in line with the updates that were put off, one after the other.
  private func catchUp() {
    let versions = graph.evaluation.versions
    guard versions.count > 0, versions.current == 0 else { return }
    let update = graph.presentation.update
    let newer = (views: graph.updates.takeViews(), transaction: update.take())
    let entries = pending.take()
    versions.showEach(to: entries.last?.lists ?? []) { version in
      let entry = entries[version - 1]
      update.change(to: entry.transaction)
      graph.updates.putBack(entry.lists)
      bringToScreen()
    }
    graph.updates.putBack(newer.views.filter(\.isDirty))
    graph.updates.canWait = false
    if let transaction = newer.transaction { update.change(to: transaction) }
  }

  /// Brings views and places in line with changes in the middle of an event. What that changes in its turn goes along
  /// with these, not with the transaction of the code that happens to run.
  private func bringToScreen() {
    ChangeContext.runApart {
      var rounds = 0
      while !graph.areViewsLaidOut, rounds < roundLimit {
        bringUpToDate()
        rounds += 1
      }
      if graph.areViewsLaidOut { close() }
    }
  }

  private func updateColorScheme() {
    let scheme = graph.preferences.colorScheme ?? colorScheme
    guard scheme != environment.colorScheme else { return }
    inherit { $0.colorScheme = scheme }
  }
}
