import Foundation
import RecallUI
import Statistics

/// What the screens ask of the program that shows them.
public enum HomeMessage: Equatable, Sendable {
  /// Deals a new game.
  case play(GamePlan)
  /// Deals the game of a day.
  case playDaily(CalendarDay)
  /// Goes on with the game that was left.
  case goOn
  /// Shows what of a game that is kept was skill, and what luck.
  case review(GameRecord.ID)
  case keep(GameSettings)
  /// Keeps what is planned for the next game, before it is played.
  case keepPlan(GamePlan)
  /// Keeps all decks, in this order; those of the player's own that aren't among them are deleted.
  case keepDecks([HomeDeck])
  /// Takes over the pictures in the text of a deck's file, for the decks that are kept next.
  case takePictures(deckFile: String)
  /// Reads a file: a deck's, or a picture for a card. A `HomeAnswer` tells what came of it.
  case readFile(path: String)
  /// Writes a deck into a new file. A `HomeAnswer` tells what came of it.
  case writeDeck(name: String, path: String)
  /// Forgets all games, decks and settings.
  case eraseAll
}

extension HomeMessage {
  /// What the stage lists when it is sent: a message with a name, and JSON as its body.
  public var effect: StageEffect {
    switch self {
    case .play(let plan): .message(name: "play", body: JSON.text(of: plan))
    case .playDaily(let day): .message(name: "play daily", body: "\(day)")
    case .goOn: .message(name: "go on", body: "")
    case .review(let id): .message(name: "review", body: "\(id)")
    case .keep(let settings): .message(name: "keep settings", body: JSON.text(of: settings))
    case .keepPlan(let plan): .message(name: "keep plan", body: JSON.text(of: plan))
    case .keepDecks(let decks): .message(name: "keep decks", body: JSON.text(of: decks))
    case .takePictures(let text): .message(name: "take pictures", body: text)
    case .readFile(let path): .message(name: "read file", body: path)
    case .writeDeck(let name, let path):
      .message(name: "write deck", body: JSON.text(of: [name, path]))
    case .eraseAll: .message(name: "erase all", body: "")
    }
  }

  /// The message that an effect is; nil for any other effect.
  public init?(_ effect: StageEffect) {
    guard case .message(let name, let body) = effect else { return nil }
    switch name {
    case "play":
      guard let plan = JSON.value(GamePlan.self, of: body) else { return nil }
      self = .play(plan)
    case "play daily":
      guard let day = CalendarDay(body) else { return nil }
      self = .playDaily(day)
    case "go on": self = .goOn
    case "review":
      guard let id = GameRecord.ID(body) else { return nil }
      self = .review(id)
    case "keep settings":
      guard let settings = JSON.value(GameSettings.self, of: body) else { return nil }
      self = .keep(settings)
    case "keep plan":
      guard let plan = JSON.value(GamePlan.self, of: body) else { return nil }
      self = .keepPlan(plan)
    case "keep decks":
      guard let decks = JSON.value([HomeDeck].self, of: body) else { return nil }
      self = .keepDecks(decks)
    case "take pictures": self = .takePictures(deckFile: body)
    case "read file": self = .readFile(path: body)
    case "write deck":
      guard let texts = JSON.value([String].self, of: body), texts.count == 2 else { return nil }
      self = .writeDeck(name: texts[0], path: texts[1])
    case "erase all": self = .eraseAll
    default: return nil
    }
  }
}
