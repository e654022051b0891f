extension Stage {
  /// The program's tasks that have not ended, in the order in which they began.
  public var pendingTasks: [LiveTask] {
    records.map {
      LiveTask(owner: $0.owner, isSleeping: $0.sleepers > 0, isOfView: $0.isOfView)
    }
  }

  /// The tasks that the program began itself and that wait for neither the stage's clock nor a view:
  /// for a value that may never come, or for another thread, which a stage doesn't have. A test that
  /// ends with one has forgotten something, or ended too early.
  public var unownedTasks: [LiveTask] {
    pendingTasks.filter { !$0.isSleeping && !$0.isOfView }
  }

  private var records: [TaskRecord] {
    services.currentExecutor?.liveRecords ?? []
  }

  /// Lets tasks go on that were held, since there were too many; and those that other threads have
  /// made ready, which is an issue.
  func resumeTasks() {
    guard let executor = services.currentExecutor else { return }
    executor.release()
    for owner in executor.takeArrivals() {
      graph.report(.foreignTask(owner))
    }
  }
}
