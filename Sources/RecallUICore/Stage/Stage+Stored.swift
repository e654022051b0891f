extension Stage {
  /// What the program keeps from one time to the next: what `@AppStorage`, `@SceneStorage`,
  /// `UserDefaults` and files write.
  ///
  /// A stage is given what there is when it is made, and reads and writes nothing anywhere. Each change
  /// is an effect, `StageEffect.store(_:)`; whoever drives the stage writes it down, if it is to be there
  /// the next time.
  public var stored: StoredState {
    settle()
    return services.store.state
  }
}
