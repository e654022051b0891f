import Foundation

/// What a deck's file has: the deck, and the pictures that its cards show.
///
/// ```json
/// { "name": "pets", "title": "Pets", "symbols": [["picture:0123456789abcdef", "Rex"]],
///   "pictures": { "picture:0123456789abcdef": "iVBORw0KGgo…" } }
/// ```
public struct DeckFile: Equatable, Sendable {
  public let deck: Deck
  /// PNG files, by the symbols that show them.
  public let pictures: [String: [UInt8]]

  /// The most bytes of a picture's file.
  public static let largestPicture = 400_000

  /// Reads the file at `path`.
  ///
  /// - Throws: `DeckError`, which names the file and what is wrong with it.
  public init(contentsOf path: String) throws(DeckError) {
    try self.init(json: try Deck.data(ofFile: path), file: path.printable)
  }

  /// Reads a deck and its pictures from JSON; `file` is what errors call it.
  ///
  /// - Throws: `DeckError`.
  public init(json: Data, file: String) throws(DeckError) {
    let object = try Deck.object(json, file: file)
    deck = try Deck(object: object, file: file)
    pictures = try Self.pictures(in: object, of: deck, file: file)
  }

  private static func pictures(
    in object: [String: Any], of deck: Deck, file: String
  ) throws(DeckError) -> [String: [UInt8]] {
    guard let value = object["pictures"] else { return [:] }
    guard let texts = value as? [String: String] else {
      throw .wrongType(
        file: file, field: "pictures", expected: "an object of texts", found: Deck.kind(of: value))
    }
    let used = Set(deck.symbols.flatMap(Deck.sides))
    var pictures: [String: [UInt8]] = [:]
    for (symbol, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard used.contains(symbol) else { throw .unknownPicture(file: file, symbol: symbol) }
      guard let data = Data(base64Encoded: text), data.count <= largestPicture else {
        throw .badPicture(file: file, symbol: symbol, limit: largestPicture)
      }
      pictures[symbol] = Array(data)
    }
    return pictures
  }
}
