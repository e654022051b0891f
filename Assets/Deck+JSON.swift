import Foundation

extension Deck {
  /// More than any deck needs; what is larger isn't one.
  static let largestFile = 1_000_000

  private static let fields = ["name", "symbols", "title"]

  /// Reads the deck that stands in the file at `path`.
  ///
  /// - Throws: `DeckError`, which names the file and what is wrong with it.
  public init(contentsOf path: String) throws(DeckError) {
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      data = try handle.read(upToCount: Self.largestFile + 1) ?? Data()
    } catch {
      throw DeckError.unreadable(file: path)
    }
    try self.init(json: data, file: path)
  }

  /// Reads a deck from JSON; `file` is what errors call it.
  ///
  /// ```json
  /// { "name": "vehicles", "title": "Vehicles", "symbols": ["🚗", "🚕"] }
  /// ```
  ///
  /// - Throws: `DeckError`: exactly these three fields must be there.
  public init(json: Data, file: String) throws(DeckError) {
    let object = try Self.object(json, file: file)
    if let unknown = object.keys.sorted().first(where: { !Self.fields.contains($0) }) {
      throw .unknownField(file: file, field: unknown, known: Self.fields)
    }
    self.init(
      name: try Self.name(in: object, file: file),
      title: try Self.title(in: object, file: file),
      symbols: try Self.symbols(in: object, file: file))
  }

  private static func object(_ json: Data, file: String) throws(DeckError) -> [String: Any] {
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
    return string
  }

  private static func name(in object: [String: Any], file: String) throws(DeckError) -> String {
    let name = try string("name", in: object, file: file)
    let isWord = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard !name.isEmpty, isWord else { throw .badName(file: file, name: name) }
    return name
  }

  private static func title(in object: [String: Any], file: String) throws(DeckError) -> String {
    let title = try string("title", in: object, file: file)
    guard !isBlank(title) else { throw .emptyTitle(file: file) }
    return title
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
    guard !list.isEmpty else { throw .noSymbols(file: file) }
    var symbols: [String] = []
    var positions: [String: Int] = [:]
    for (index, value) in list.enumerated() {
      let position = index + 1
      let symbol = try symbol(value, position: position, file: file)
      // With and without the variation selector, a symbol looks the same on a card.
      let look = String(symbol.unicodeScalars.filter { $0 != "\u{FE0F}" })
      if let first = positions.updateValue(position, forKey: look) {
        throw .symbolTwice(file: file, symbol: symbol, first: first, second: position)
      }
      symbols.append(symbol)
    }
    return symbols
  }

  private static func symbol(
    _ value: Any, position: Int, file: String
  ) throws(DeckError) -> String {
    guard let symbol = value as? String else {
      throw .wrongType(
        file: file, field: "symbols, number \(position)", expected: "a string",
        found: kind(of: value))
    }
    guard !isBlank(symbol) else { throw .emptySymbol(file: file, position: position) }
    let hasControl = symbol.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !hasControl else { throw .controlCharacter(file: file, position: position) }
    if let last = symbol.last, superscriptDigits.contains(last) {
      throw .superscriptAtEnd(file: file, symbol: symbol, position: position)
    }
    return symbol
  }

  private static func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }

  private static func kind(of value: Any) -> String {
    switch value {
    case is String: "a string"
    case is [Any]: "a list"
    case is [String: Any]: "an object"
    case is NSNull: "null"
    default: "a number or a truth value"
    }
  }
}
