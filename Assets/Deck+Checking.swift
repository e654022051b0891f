extension Deck {
  /// The most characters that a title may have: more than any window shows.
  static let longestTitle = 100
  /// The most Unicode scalars that a symbol may have: the longest emoji has ten.
  static let longestSymbol = 64

  /// Creates a deck of what is seen and can be told apart on cards; `file` is what errors call it.
  ///
  /// - Throws: `DeckError`.
  /// - Complexity: O(*n*) in the length of all symbols.
  public init(
    name: String, title: String, symbols: [String], file: String
  ) throws(DeckError) {
    try Self.check(name: name, file: file)
    try Self.check(title: title, file: file)
    try Self.check(symbols: symbols, file: file)
    self.init(name: name, title: title, symbols: symbols)
  }

  private static func check(name: String, file: String) throws(DeckError) {
    let isWord = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard !name.isEmpty, isWord else {
      throw .badName(file: file, name: String(name.prefix(longestTitle)))
    }
  }

  private static func check(title: String, file: String) throws(DeckError) {
    guard SymbolLook(title).isVisible else { throw .emptyTitle(file: file) }
    guard title.unicodeScalars.count <= longestTitle else {
      throw .titleTooLong(file: file, limit: longestTitle)
    }
    guard !title.holdsControls else { throw .controlCharacterInTitle(file: file) }
  }

  private static func check(symbols: [String], file: String) throws(DeckError) {
    guard !symbols.isEmpty else { throw .noSymbols(file: file) }
    var positions: [SymbolLook: Int] = [:]
    var skeletons: [String: Int] = [:]
    for (index, symbol) in symbols.enumerated() {
      let position = index + 1
      // Whoever sees a card has to know which one belongs to it.
      for side in sides(of: symbol) {
        let look = SymbolLook(side)
        try check(symbol: side, look, position: position, file: file)
        if let first = positions.updateValue(position, forKey: look) {
          throw .symbolTwice(file: file, symbol: side, first: first, second: position)
        }
        if let first = skeletons.updateValue(position, forKey: look.skeleton) {
          throw .lookAlikes(
            file: file, first: first, firstSymbol: symbols[first - 1], second: position,
            secondSymbol: side)
        }
      }
    }
  }

  private static func check(
    symbol: String, _ look: SymbolLook, position: Int, file: String
  ) throws(DeckError) {
    guard symbol.unicodeScalars.count <= longestSymbol else {
      throw .symbolTooLong(file: file, position: position, limit: longestSymbol)
    }
    guard !symbol.allSatisfy(\.isWhitespace) else {
      throw .emptySymbol(file: file, position: position)
    }
    guard !symbol.holdsControls else {
      throw .controlCharacter(file: file, position: position)
    }
    guard look.isVisible else { throw .invisibleSymbol(file: file, position: position) }
    if let last = symbol.last, superscriptDigits.contains(last) {
      throw .superscriptAtEnd(file: file, symbol: symbol, position: position)
    }
  }
}
