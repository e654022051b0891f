import Assets
import Foundation

private struct DeckFile: Encodable {
  var name: String
  var title: String
  var symbols: [Symbol]

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
  /// What stands in its file, as `Deck(json:file:)` reads it.
  public var fileText: String {
    let symbols = symbols.map { DeckFile.Symbol(sides: Deck.sides(of: $0)) }
    return JSON.text(of: DeckFile(name: name, title: title, symbols: symbols))
  }
}
