import Foundation
import RecallGame
import Statistics

/// What the screens around the table show when they come up: all that they know of the world.
///
/// A replay has it in its header, as JSON.
public struct HomeContents: Codable, Equatable, Sendable {
  /// The day on which they come up, where the player is.
  public var today: CalendarDay
  /// Those that ship and the player's own, in the player's order.
  public var decks: [HomeDeck]
  public var settings = GameSettings()
  /// What was played last, or is offered first.
  public var plan = GamePlan()
  public var interrupted: InterruptedGame?
  /// The days whose deals were played to their end, in any order.
  public var dailies: [DailyResult] = []

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
