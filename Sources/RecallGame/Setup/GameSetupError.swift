import GameModel

/// Why a game can't be played as it is set up.
public enum GameSetupError: Error, Equatable, Sendable {
  /// How many sit at the table.
  case seats(Int)
  /// What someone is called who sits there, and the number of the place, from 0.
  case name(String, seat: Int)
  /// Something that takes time takes so many milliseconds.
  case milliseconds(GameSetup.Timing, Int64)
  /// The ghost finds a pair that the game doesn't have.
  case ghostPair(Int, pairs: Int)
  /// The ghost finds a pair whose number is less than zero.
  case negativeGhostPair(Int)
  /// The ghost finds a pair twice.
  case ghostPairTwice(Int)
  /// The ghost finds a pair at a time that is less than zero, or than that of the find before.
  case ghostTime(milliseconds: Int64, after: Int64)
  /// The game's own rules don't allow it.
  case rules(SetupError)
}

extension GameSetup {
  /// What of a setup is a time.
  public enum Timing: String, CaseIterable, Sendable {
    case turnBack, look, race, hold

    /// What it may be, in milliseconds.
    public var range: ClosedRange<Int64> {
      switch self {
      case .turnBack: 250...60_000
      case .look: 500...600_000
      case .race: 1_000...36_000_000
      case .hold: 250...3_000
      }
    }

    fileprivate var name: String {
      switch self {
      case .turnBack: "a mismatch turns back"
      case .look: "the cards are turned down at the start"
      case .race: "a race ends"
      case .hold: "a press is a hold"
      }
    }
  }

  /// The Unicode scalars that a name may have.
  public static let nameScalars = 1...40
}

extension GameSetupError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .seats(let found):
      "expected \(SetupLimits.players.lowerBound) to \(SetupLimits.players.upperBound) players, "
        + "found \(found)"
    case .name(let name, let seat):
      "expected a name of \(GameSetup.nameScalars.lowerBound) to "
        + "\(GameSetup.nameScalars.upperBound) characters for player \(seat + 1), "
        + "found \(name.unicodeScalars.count)"
    case .milliseconds(let timing, let found):
      "expected \(timing.range.lowerBound) to \(timing.range.upperBound) ms after which "
        + "\(timing.name), found \(found)"
    case .ghostPair(let found, let pairs):
      "expected the ghost to find pairs of the \(pairs) that there are, found the number \(found)"
    case .negativeGhostPair(let found):
      "expected the ghost to find pairs from the number 0 on, found \(found)"
    case .ghostPairTwice(let found):
      "expected the ghost to find each pair once, found the number \(found) twice"
    case .ghostTime(let found, let earlier):
      "expected a find of the ghost at \(earlier) ms or later, found \(found)"
    case .rules(let error): error.description
    }
  }
}
