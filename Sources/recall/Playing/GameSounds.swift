import Assets
import RecallGame
import SDLWindow

/// The files of what a game is heard by.
enum GameSounds {
  /// How loud sounds can be.
  static let volumes = 0...100
  /// How loud they are where nobody says.
  static let volume = 60

  /// By the names of the game's sounds; those that are nowhere to be found are left out.
  static var paths: [String: String] {
    var paths: [String: String] = [:]
    for sound in GameSound.allCases {
      paths[sound.rawValue] = ShippedSound(sound).path
    }
    return paths
  }

  /// What plays them in a window.
  ///
  /// - Returns: nil for a volume of 0: no device is opened.
  /// - Throws: `CommandFailure` for a volume out of range.
  static func speaker(volume: Int) throws -> Speaker? {
    guard volumes.contains(volume) else {
      throw CommandFailure(
        .wrongInput,
        [
          """
          --volume: expected a number from \(volumes.lowerBound) to \(volumes.upperBound), \
          found \(volume)
          """
        ])
    }
    return volume == 0 ? nil : Speaker(sounds: paths, volume: volume)
  }
}

extension ShippedSound {
  /// The file for something that is heard of a game.
  init(_ sound: GameSound) {
    switch sound {
    case .deal: self = .deal
    case .flip: self = .flip
    case .match: self = .match
    case .mismatch: self = .mismatch
    case .tick: self = .tick
    case .win: self = .win
    }
  }
}
