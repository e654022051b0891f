import Assets
import Foundation

private struct DeckFile: Encodable {
  var name: String
  var title: String
  var symbols: [String]
}

extension Deck {
  /// What stands in its file, as `Deck(json:file:)` reads it.
  public var fileText: String {
    JSON.text(of: DeckFile(name: name, title: title, symbols: symbols))
  }
}
