/// How often what takes long is checked on the level of the model.
enum ModelRates {
  /// Of so many games of a round, one is written down as text, and saved and loaded: that alone takes
  /// two thirds of the time when each game is.
  static let gamesPerWrittenDown = 8
}
