/// How often what takes long is checked on the level of the model.
enum ModelRates {
  /// Of so many games one is written down as text, and saved and loaded: that takes twenty times as long as to play
  /// it.
  static let gamesPerWrittenDown = 40
}
