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

  init(
    of root: RootNode, in graph: ViewGraph, size: CGSize, environment: EnvironmentValues
  ) {
    self.graph = graph
    self.root = root
    self.size = size
    self.environment = environment
    colorScheme = environment.colorScheme
    graph.services.flush = { [unowned self] in flush(before: $0) }
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
      guard jobs < StageExecutor.stormLimit else {
        graph.report(.taskStorm(owners: executor.liveRecords.map(\.owner)))
        return executor.hold()
      }
      executor.runNext()
      jobs += 1
      settleViews()
    }
  }

  private var areViewsSettled: Bool {
    graph.isLaidOut && !graph.updates.hasActions && !graph.focus.needsCheck
  }

  private func settleViews() {
    for _ in 0..<UpdateLimit.rounds {
      updateColorScheme()
      guard !areViewsSettled else { return }
      bringUpToDate()
      if graph.isLaidOut {
        close()
        graph.focus.checkIfNeeded()
        graph.updates.act()
      }
    }
    graph.report(.endlessUpdate(views: graph.updates.paths))
    graph.updates.abandon()
    graph.layout.isOutOfDate = false
    close()
  }

  private func bringUpToDate() {
    graph.services.deferrals += 1
    defer { graph.services.deferrals -= 1 }
    if graph.services.router.isIdle { graph.pointers.forgetTouches() }
    graph.updates.evaluate()
    graph.collectBoxes()
    if graph.layout.isOutOfDate { root.layOut(in: size) }
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
    guard graph.services.deferrals == 0, graph.presentation.update.differs(from: next) else {
      return
    }
    var rounds = 0
    while !graph.isLaidOut, rounds < UpdateLimit.rounds {
      bringUpToDate()
      rounds += 1
    }
    if graph.isLaidOut { close() }
  }

  private func updateColorScheme() {
    let scheme = graph.preferences.colorScheme ?? colorScheme
    guard scheme != environment.colorScheme else { return }
    inherit { $0.colorScheme = scheme }
  }
}
