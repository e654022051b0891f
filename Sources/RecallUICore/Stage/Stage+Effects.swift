import Interaction

extension Stage {
  /// What the program asked of the world since somebody last took it, with the instants of that: the
  /// last thousand at least.
  public var effects: [StageEffect.Occurrence] {
    settle()
    return services.effects.occurrences
  }

  /// Takes over what the program asked of the world; it is no longer listed then.
  ///
  /// Whoever drives a stage carries out what of it can be done here.
  public func takeEffects() -> [StageEffect.Occurrence] {
    settle()
    return services.effects.take()
  }
}
