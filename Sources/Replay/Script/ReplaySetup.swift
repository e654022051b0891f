/// How a game of a script is played, where that isn't by one person in the classic way; from
/// version 4 on.
public struct ReplaySetup: Equatable, Sendable {
  /// Someone at the table.
  public struct Player: Equatable, Sendable {
    /// What people read; from 1 to 40 Unicode scalars.
    public var name: String
    /// Which bot plays, by a name that the driver knows; nil for a person.
    public var bot: String?

    public init(name: String, bot: String? = nil) {
      self.name = name
      self.bot = bot
    }
  }

  /// A pair that the ghost finds: that of an earlier game, which is played against.
  public struct Find: Equatable, Sendable {
    /// When it is found, in milliseconds of the game's clock.
    public var milliseconds: Int64
    /// The pair's number, from 0.
    public var pair: Int

    public init(milliseconds: Int64, pair: Int) {
      self.milliseconds = milliseconds
      self.pair = pair
    }
  }

  /// In the order of the turns, at most 4; none for one person without a name.
  public var players: [Player] = []
  /// After how many milliseconds a mismatch turns back by itself, from 250 to 60,000; nil when the
  /// next choice does it.
  public var turnBack: Int64?
  /// How many milliseconds the cards lie face up at the start, from 500 to 600,000; nil for not.
  public var look: Int64?
  /// Whether quick finds earn more.
  public var hasBonus = true
  /// Whether cards may be peeked at.
  public var allowsPeeks = true
  /// Whether the table tells what can be done next, as to somebody who plays for the first time.
  public var givesAdvice = false
  /// In how many milliseconds the game has to be won, from 1,000 to 36,000,000; nil for no race.
  public var race: Int64?
  /// After how many milliseconds a press is a hold, from 250 to 3,000; nil for the driver's own.
  public var hold: Int64?
  /// What is played against, in the order of time, each pair once; none for no ghost.
  public var ghost: [Find] = []

  /// Creates the setup of a classic game.
  public init() {}

  /// One person, by the classic rules.
  public static let classic = ReplaySetup()
}
