import Assets
import Foundation

private struct WrittenDeck: Encodable {
  var name: String
  var title: String
  var symbols: [Symbol]
  var pictures: [String: String]?

  /// What both cards of a pair show, or what each of them does.
  struct Symbol: Encodable {
    var sides: [String]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if sides.count == 1 {
        try container.encode(sides[0])
      } else {
        try container.encode(sides)
      }
    }
  }
}

extension Deck {
  /// What stands in its file, as `DeckFile` reads it.
  public var fileText: String { fileText(with: [:]) }

  /// The same, with the pictures that its cards show.
  ///
  /// - Parameter pictures: PNG files by symbol; those of other decks are left out.
  public func fileText(with pictures: [String: [UInt8]]) -> String {
    let sides = symbols.map(Deck.sides)
    let used = Set(sides.joined())
    let shown = pictures.filter { used.contains($0.key) }
      .mapValues { Data($0).base64EncodedString() }
    return JSON.text(
      of: WrittenDeck(
        name: name, title: title, symbols: sides.map(WrittenDeck.Symbol.init),
        pictures: shown.isEmpty ? nil : shown))
  }
}
