import Foundation

extension Deck {
  /// More than any deck needs, with a hundred pictures too; what is larger isn't one.
  static let largestFile = 16_000_000

  private static let fields = ["name", "pictures", "symbols", "title"]

  /// Reads the deck that stands in the file at `path`.
  ///
  /// - Throws: `DeckError`, which names the file and what is wrong with it.
  public init(contentsOf path: String) throws(DeckError) {
    try self.init(json: try Self.data(ofFile: path), file: path.printable)
  }

  /// - Throws: `DeckError.unreadable`.
  static func data(ofFile path: String) throws(DeckError) -> Data {
    var data: [UInt8] = []
    do throws(RegularFile.Failure) {
      let file = try RegularFile(path: path)
      while data.count <= Self.largestFile {
        let piece = try file.read(upTo: min(1_000_000, Self.largestFile + 1 - data.count))
        guard !piece.isEmpty else { break }
        data += piece
      }
    } catch {
      throw .unreadable(file: path.printable, reason: error.description)
    }
    return Data(data)
  }

  /// Reads a deck from JSON; `file` is what errors call it.
  ///
  /// ```json
  /// { "name": "vehicles", "title": "Vehicles", "symbols": ["🚗", "🚕"] }
  /// { "name": "pets", "title": "Pets", "symbols": [["dog", "Hund"], ["cat", "Katze"]] }
  /// ```
  ///
  /// A list of two symbols is a pair of different things that belong together.
  ///
  /// `DeckFile` reads the pictures, too, that may be there.
  ///
  /// - Throws: `DeckError`: these three fields must be there, and no others but `pictures`.
  public init(json: Data, file: String) throws(DeckError) {
    try self.init(object: try Self.object(json, file: file), file: file)
  }

  init(object: [String: Any], file: String) throws(DeckError) {
    if let unknown = object.keys.sorted().first(where: { !Self.fields.contains($0) }) {
      throw .unknownField(file: file, field: unknown, known: Self.fields)
    }
    try self.init(
      name: try Self.string("name", in: object, file: file),
      title: try Self.string("title", in: object, file: file),
      symbols: try Self.symbols(in: object, file: file), file: file)
  }

  static func object(_ json: Data, file: String) throws(DeckError) -> [String: Any] {
    guard json.count <= largestFile else {
      throw .tooLarge(file: file, limit: largestFile)
    }
    guard String(data: json, encoding: .utf8) != nil else {
      throw .notJSON(file: file, reason: "it is not text in UTF-8")
    }
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw .notJSON(file: file, reason: reason ?? error.localizedDescription)
    }
    guard let object = value as? [String: Any] else {
      throw .wrongType(file: file, field: nil, expected: "an object", found: kind(of: value))
    }
    return object
  }

  private static func string(
    _ field: String, in object: [String: Any], file: String
  ) throws(DeckError) -> String {
    guard let value = object[field] else { throw .missingField(file: file, field: field) }
    guard let string = value as? String else {
      throw .wrongType(file: file, field: field, expected: "a string", found: kind(of: value))
    }
    return string.withoutByteOrderMarks
  }

  private static func symbols(
    in object: [String: Any], file: String
  ) throws(DeckError) -> [String] {
    guard let value = object["symbols"] else {
      throw .missingField(file: file, field: "symbols")
    }
    guard let list = value as? [Any] else {
      throw .wrongType(file: file, field: "symbols", expected: "a list", found: kind(of: value))
    }
    var symbols: [String] = []
    for (index, value) in list.enumerated() {
      symbols.append(try symbol(value, position: index + 1, file: file))
    }
    return symbols
  }

  private static func symbol(
    _ value: Any, position: Int, file: String
  ) throws(DeckError) -> String {
    if let symbol = value as? String { return symbol.withoutByteOrderMarks }
    guard let sides = value as? [Any], sides.count == 2,
      let one = (sides[0] as? String)?.withoutByteOrderMarks,
      let other = (sides[1] as? String)?.withoutByteOrderMarks
    else {
      throw .wrongType(
        file: file, field: "symbols, number \(position)", expected: "a string, or a list of two",
        found: kind(of: value))
    }
    let symbol = Deck.symbol(one, other)
    guard Deck.sides(of: symbol) == [one, other] else {
      throw .badSides(file: file, position: position)
    }
    return symbol
  }

  static func kind(of value: Any) -> String {
    switch value {
    case is String: "a string"
    case is [Any]: "a list"
    case is [String: Any]: "an object"
    case is NSNull: "null"
    default: "a number or a truth value"
    }
  }
}

extension String {
  /// This text without the byte order marks that it begins with. Nobody sees them, and the reader of
  /// JSON leaves out one of them: a deck that was written and read would have one less each time.
  fileprivate var withoutByteOrderMarks: String {
    String(unicodeScalars.drop { $0 == "\u{FEFF}" })
  }
}
