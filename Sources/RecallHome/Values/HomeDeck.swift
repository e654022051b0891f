import Assets
import RecallUI

/// A deck as the screens show it: one that ships, or the player's own.
public struct HomeDeck: Equatable, Sendable, Identifiable {
  public var deck: Deck
  /// Whether it is the player's, to be changed and deleted.
  public var isOwn: Bool

  public init(_ deck: Deck, isOwn: Bool) {
    self.deck = deck
    self.isOwn = isOwn
  }

  public var id: String { deck.name }

  /// What it is called: in the player's own words, or in their language.
  var title: LocalizedStringKey {
    isOwn ? LocalizedStringKey(verbatim: deck.title) : LocalizedStringKey(name: deck.title)
  }
}

extension HomeDeck: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, title, symbols, isOwn
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(deck.name, forKey: .name)
    try container.encode(deck.title, forKey: .title)
    try container.encode(deck.symbols, forKey: .symbols)
    try container.encode(isOwn, forKey: .isOwn)
  }

  /// - Throws: `DecodingError`, with what `DeckError` says of a deck that isn't one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isOwn = try container.decode(Bool.self, forKey: .isOwn)
    let name = try container.decode(String.self, forKey: .name)
    let title = try container.decode(String.self, forKey: .title)
    let symbols = try container.decode([String].self, forKey: .symbols)
    do throws(DeckError) {
      deck = try Deck(name: name, title: title, symbols: symbols, file: "the deck '\(name)'")
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .symbols, in: container, debugDescription: "\(error)")
    }
  }
}
