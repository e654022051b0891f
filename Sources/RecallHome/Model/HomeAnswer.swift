import Assets
import Foundation
import RecallGame
import RecallUI
import Statistics

/// What the program that shows the screens tells them: what came of a `HomeMessage`.
public enum HomeAnswer: Equatable, Sendable {
  /// What stands in a deck's file that was asked for, or dropped onto the window.
  case deck(Deck)
  /// The symbol of a picture that was added.
  case picture(String)
  /// A sentence for the player: where a file was written, or what is wrong with one.
  case tell(String)
  /// Another day has begun where the player is.
  case today(CalendarDay)
  /// How the desktop is set now.
  case desktop(DesktopSettings)
}

extension HomeAnswer {
  /// The most bytes that a message may have; what is longer comes in several.
  static let longestPiece = 6000

  /// The messages that tell it, one after the other.
  public var events: [InputEvent] {
    let (name, body) = nameAndBody
    var pieces: [String] = [""]
    for character in body {
      if pieces[pieces.count - 1].utf8.count + character.utf8.count > HomeAnswer.longestPiece {
        pieces.append("")
      }
      pieces[pieces.count - 1].append(character)
    }
    return pieces.dropLast().map { .message(name: HomeAnswer.more, body: $0) }
      + [.message(name: name, body: pieces[pieces.count - 1])]
  }

  /// What a message is called that goes on with the next one.
  static let more = "more"

  private var nameAndBody: (String, String) {
    switch self {
    case .deck(let deck): ("deck", deck.fileText)
    case .picture(let symbol): ("picture", symbol)
    case .tell(let sentence): ("tell", sentence)
    case .today(let day): ("today", "\(day)")
    case .desktop(let desktop): (DesktopSettings.message, desktop.text)
    }
  }

  /// The answer that a message tells; nil for any other message.
  init?(messageNamed name: String, body: String) {
    switch name {
    case "deck":
      guard let deck = try? Deck(json: Data(body.utf8), file: "the deck") else { return nil }
      self = .deck(deck)
    case "picture": self = .picture(body)
    case "tell": self = .tell(body)
    case "today":
      guard let day = CalendarDay(body) else { return nil }
      self = .today(day)
    case DesktopSettings.message:
      guard let desktop = DesktopSettings(text: body) else { return nil }
      self = .desktop(desktop)
    default: return nil
    }
  }
}
