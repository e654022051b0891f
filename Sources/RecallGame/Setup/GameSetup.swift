import Simulation

/// How a game is played, and by whom.
///
/// The default is one person by the classic rules. Times are whole milliseconds.
public struct GameSetup: Equatable, Sendable {
  /// A place at the table.
  public struct Seat: Equatable, Sendable {
    /// What people read: 1 to 40 Unicode scalars; empty for who plays alone and needs no name.
    public var name: String
    /// Which bot sits there; nil for a person.
    public var bot: BotKind?

    /// Creates a place for a person, or for a bot.
    public init(name: String = "", bot: BotKind? = nil) {
      self.name = name
      self.bot = bot
    }
  }

  /// A pair that was found in a game.
  public struct Find: Equatable, Sendable, Codable {
    /// When, in milliseconds of the game's clock.
    public var milliseconds: Int64
    /// The pair's number, from 0: its cards are 2k and 2k + 1.
    public var pair: Int

    public init(milliseconds: Int64, pair: Int) {
      self.milliseconds = milliseconds
      self.pair = pair
    }
  }

  /// Who plays, in the order of the turns: 1 to 4.
  public var seats = [Seat()]
  /// After how long a mismatch turns back by itself, from 250 to 60,000 ms, while nothing can be
  /// chosen; nil when the next choice turns it back.
  public var turnBack: Int64?
  /// How long all cards lie face up at the start, from 500 to 600,000 ms; 0 for not at all.
  public var look: Int64 = 0
  /// Whether quick finds earn more.
  public var hasBonus = true
  /// Whether cards may be peeked at.
  public var allowsPeeks = true
  /// In how much time, by the game's clock, all pairs have to be found: from 1,000 to 36,000,000 ms;
  /// nil for as much as one likes.
  public var race: Int64?
  /// How long a press takes that is a hold, from 250 to 3,000 ms.
  public var hold: Int64 = 750
  /// The finds of an earlier game that is played against, in the order of time, each pair once; none
  /// for no ghost.
  public var ghost: [Find] = []
  /// Whether a shuffle and a new game can be taken back for some seconds.
  public var offersUndo = false

  /// Creates the setup of a classic game of one person.
  public init() {}

  /// One person, by the classic rules.
  public static let classic = GameSetup()
}

extension GameSetup {
  /// Whether bots sit at the table.
  var hasBots: Bool { seats.contains { $0.bot != nil } }

  /// Whether a game of it goes the way that a classic one does.
  var isPlayedAsClassic: Bool {
    var other = self
    // Only views know of these.
    other.hold = GameSetup.classic.hold
    if other.seats.count == 1 { other.seats[0].name = "" }
    return other == .classic
  }
}
