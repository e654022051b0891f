import Foundation
import RecallGame
import Statistics

/// What the screens around the table show when they come up: all that they know of the world.
///
/// A replay has it in its header, as JSON.
public struct HomeContents: Equatable, Sendable {
  /// The day on which they come up, where the player is.
  public var today: CalendarDay
  /// Those that ship and the player's own, in the player's order.
  public var decks: [HomeDeck]
  public var settings = GameSettings()
  /// How the desktop is set; who shows them is told when that changes.
  public var desktop = DesktopSettings()
  /// What was played last, or is offered first.
  public var plan = GamePlan()
  public var interrupted: InterruptedGame?
  /// The days whose deals were played to their end, in any order.
  public var dailies: [DailyResult] = []

  /// How far the clocks here are ahead of Greenwich, in seconds.
  public var offset = 0
  /// The games that came to an end, in the order in which they began.
  public var records: [GameRecord] = []

  public init(today: CalendarDay, decks: [HomeDeck]) {
    self.today = today
    self.decks = decks
  }
}

extension HomeContents {
  /// This as JSON on a line, the same each time.
  public var text: String { JSON.text(of: self) }

  /// Reads what `text` says.
  ///
  /// - Throws: `DecodingError`, which says what isn't as it should be.
  public init(text: String) throws {
    self = try JSONDecoder().decode(HomeContents.self, from: Data(text.utf8))
  }
}

extension HomeContents: Codable {
  private enum CodingKeys: String, CodingKey {
    case today, decks, settings, plan, interrupted, dailies, offset, records
  }

  /// What isn't there is as it is for who has never played.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    today = try container.decode(CalendarDay.self, forKey: .today)
    decks = try container.decode([HomeDeck].self, forKey: .decks)
    settings = try container.decodeIfPresent(GameSettings.self, forKey: .settings) ?? settings
    plan = try container.decodeIfPresent(GamePlan.self, forKey: .plan) ?? plan
    interrupted = try container.decodeIfPresent(InterruptedGame.self, forKey: .interrupted)
    dailies = try container.decodeIfPresent([DailyResult].self, forKey: .dailies) ?? dailies
    offset = try container.decodeIfPresent(Int.self, forKey: .offset) ?? offset
    records = try container.decodeIfPresent([GameRecord].self, forKey: .records) ?? records
  }
}
