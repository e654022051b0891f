import Assets
import Foundation

/// What stands in the file of a deck.
enum DeckFileText {
  private struct File: Encodable {
    var name: String
    var title: String
    var symbols: [String]
  }

  static func text(of deck: Deck) -> String {
    JSON.text(of: File(name: deck.name, title: deck.title, symbols: deck.symbols))
  }
}
