/// Why a deck could not be had. Its description is a sentence for whoever asked for the deck.
public enum DeckError: Error, Equatable, CustomStringConvertible {
  case unknownDeck(name: String, known: [String])
  /// `folders` are where they were looked for.
  case noDecks(folders: [String])
  case unreadable(file: String, reason: String)
  case tooLarge(file: String, limit: Int)
  case notJSON(file: String, reason: String)
  /// A replay names a deck by the path of its file.
  case pathInReplay(path: String)
  /// `field` is nil for the whole file.
  case wrongType(file: String, field: String?, expected: String, found: String)
  case missingField(file: String, field: String)
  case unknownField(file: String, field: String, known: [String])
  case badName(file: String, name: String)
  /// A picture for a symbol that the deck doesn't have.
  case unknownPicture(file: String, symbol: String)
  /// A picture that isn't in Base64, or has more bytes than pictures may have.
  case badPicture(file: String, symbol: String, limit: Int)
  case emptyTitle(file: String)
  case titleTooLong(file: String, limit: Int)
  case controlCharacterInTitle(file: String)
  case noSymbols(file: String)
  /// Positions count from 1.
  case emptySymbol(file: String, position: Int)
  case controlCharacter(file: String, position: Int)
  /// Nothing of it is seen: only joiners, for example.
  case invisibleSymbol(file: String, position: Int)
  case symbolTooLong(file: String, position: Int, limit: Int)
  /// One of two sides is empty, begins or ends with a space, or holds the mark between sides.
  case badSides(file: String, position: Int)
  case superscriptAtEnd(file: String, symbol: String, position: Int)
  case symbolTwice(file: String, symbol: String, first: Int, second: Int)
  /// Nobody could tell two symbols apart that are of different scripts.
  case lookAlikes(
    file: String, first: Int, firstSymbol: String, second: Int, secondSymbol: String)

  /// One line, whatever names and symbols stand in it.
  public var description: String {
    sentence.printable
  }

  private var sentence: String {
    switch self {
    case .unknownDeck(let name, let known):
      """
      there is no deck '\(name)'; there are: \(known.joined(separator: ", ")); \
      or give the path of a deck file that ends in .json
      """
    case .noDecks(let folders):
      """
      there are no decks: expected a folder of them, found none in \
      \(folders.joined(separator: ", ")); copy Assets/Decks to one of these
      """
    case .unreadable(let file, let reason):
      "\(file): cannot be read: \(reason)"
    case .tooLarge(let file, let limit):
      "\(file): is larger than \(limit) bytes, which no deck needs"
    case .notJSON(let file, let reason):
      "\(file): is not JSON: \(reason)"
    case .pathInReplay(let path):
      """
      expected the name of a deck that ships, or `symbols` with it, found the path \
      '\(path.printable)'
      """
    case .wrongType(let file, let field?, let expected, let found):
      "\(file): '\(field)' should be \(expected) and is \(found)"
    case .wrongType(let file, nil, let expected, let found):
      "\(file): should be \(expected) and is \(found)"
    case .missingField(let file, let field):
      "\(file): has no '\(field)'"
    case .unknownField(let file, let field, let known):
      "\(file): has an unknown field '\(field)'; a deck has \(known.joined(separator: ", "))"
    case .badName(let file, let name):
      "\(file): the name '\(name)' should be one word of a–z, 0–9 and -"
    case .unknownPicture(let file, let symbol):
      "\(file): has a picture for '\(symbol)', which isn't among the symbols"
    case .badPicture(let file, let symbol, let limit):
      "\(file): the picture '\(symbol)' should be a PNG file in Base64 of at most \(limit) bytes"
    case .emptyTitle(let file):
      "\(file): the title is empty"
    case .titleTooLong(let file, let limit):
      "\(file): the title is longer than \(limit) characters"
    case .controlCharacterInTitle(let file):
      "\(file): the title holds a control character"
    case .noSymbols(let file):
      "\(file): has no symbols; a deck needs at least one"
    case .emptySymbol(let file, let position):
      "\(file): symbol \(position) is empty"
    case .controlCharacter(let file, let position):
      "\(file): symbol \(position) holds a control character"
    case .invisibleSymbol(let file, let position):
      "\(file): symbol \(position) shows nothing that could be seen"
    case .symbolTooLong(let file, let position, let limit):
      "\(file): symbol \(position) is longer than \(limit) characters"
    case .badSides(let file, let position):
      """
      \(file): of symbol \(position) each side should be a text without spaces around it, \
      and without '\(Deck.sideMark)'
      """
    case .superscriptAtEnd(let file, let symbol, let position):
      """
      \(file): symbol \(position), '\(symbol)', ends in a superscript digit, \
      which marks a symbol's second use
      """
    case .symbolTwice(let file, let symbol, let first, let second):
      "\(file): symbol \(second), '\(symbol)', is there already as symbol \(first)"
    case .lookAlikes(let file, let first, let firstSymbol, let second, let secondSymbol):
      """
      \(file): symbol \(second), \(Self.named(secondSymbol)), looks like symbol \(first), \
      \(Self.named(firstSymbol)); replace one of them
      """
    }
  }

  /// A symbol with its code points: `'A' (U+0041)`.
  public static func named(_ symbol: String) -> String {
    let points = symbol.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    return "'\(symbol)' (\(points.joined(separator: " ")))"
  }
}
