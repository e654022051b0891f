/// What a game of memory can be played by; the defaults are the classic rules.
public struct Rules: Equatable, Sendable {
  /// How the cards lie when the game begins.
  public var deal: Deal
  /// How long a pair that does not match stays up.
  public var mismatch: Mismatch
  /// How long a card may lie face up, all its turns together, and still earn a bonus; zero for
  /// none, a day at most.
  public var bonusLimit: Duration
  /// What is won and lost.
  public var points: Points

  /// How the cards lie when the game begins.
  public enum Deal: String, CaseIterable, Sendable {
    case faceDown
    /// All up, and all counted as seen, until ``MemoryGame/turnBack(at:)``; no card can be chosen
    /// before, and no bonus time passes.
    case faceUp
  }

  /// How long a pair that does not match stays up.
  public enum Mismatch: String, CaseIterable, Sendable {
    /// The next choice turns it down, as ``MemoryGame/turnBack(at:)`` does.
    case staysUpUntilNextChoice
    /// Only ``MemoryGame/turnBack(at:)`` turns it down; choices before it are ignored.
    case staysUpUntilTurnedBack
  }

  /// What is won and lost, each number added to the score as it stands.
  public struct Points: Equatable, Sendable, Codable {
    /// For a match.
    public var match: Int
    /// For each whole second of bonus time left on a card of a match.
    public var bonusSecond: Int
    /// For each card of a mismatch that had been seen before.
    public var seenMismatch: Int
    /// For a peek.
    public var peek: Int

    /// Creates a table of points, each within ± ``Rules/largestPoints``.
    public init(match: Int = 2, bonusSecond: Int = 1, seenMismatch: Int = -1, peek: Int = -1) {
      self.match = match
      self.bonusSecond = bonusSecond
      self.seenMismatch = seenMismatch
      self.peek = peek
    }
  }

  /// Creates rules that differ from the classic ones in what is named.
  public init(
    deal: Deal = .faceDown,
    mismatch: Mismatch = .staysUpUntilNextChoice,
    bonusLimit: Duration = .seconds(6),
    points: Points = Points()
  ) {
    self.deal = deal
    self.mismatch = mismatch
    self.bonusLimit = bonusLimit
    self.points = points
  }

  /// Face down, a mismatch up until the next choice, six seconds of bonus.
  public static let classic = Rules()

  /// The classic rules without bonus time: nothing depends on instants.
  public static let untimed = Rules(bonusLimit: .zero)

  /// The longest bonus limit: a day.
  public static let longestBonusLimit = Duration.seconds(86_400)

  /// The most points that one event may add or take, so that no game can overflow a score.
  public static let largestPoints = 100_000
}
