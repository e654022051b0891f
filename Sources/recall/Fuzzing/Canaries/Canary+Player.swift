import Fuzzing

extension Canary {
  /// Plays with the fault built in.
  ///
  /// - Throws: What keeps it from being played.
  func player() throws -> any FuzzPlayer {
    switch level {
    case .model: ModelPlayer { ModelCanary(game: try MemoryGameSubject($0), fault: self) }
    case .stage: try stagePlayer()
    case .script: ScriptPlayer(scriptCodec)
    case .deck: deckPlayer
    case .database: DatabasePlayer { try CanaryStore(fault: self) }
    case .layout: LayoutPlayer(layoutCheck)
    }
  }
}
