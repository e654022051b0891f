extension CardFace {
  /// What it shows, in words.
  ///
  /// Pictures go by the names that Unicode has for them, which are the same on each machine, and English. In other
  /// languages they stand for themselves: screen readers know what theirs call them.
  func spokenName(in say: SpokenWords) -> String {
    let name = Self.spokenName(of: symbol, in: say)
    return round.map { "\(name) \($0)" } ?? name
  }

  private static func spokenName(of symbol: String, in say: SpokenWords) -> String {
    if let drawn = DrawnSymbol(symbol) { return drawn.spokenName(in: say) }
    if let picture = PictureName(symbol) {
      return say("picture {name}", ["name": picture.short])
    }
    guard say.catalog == nil else { return symbol }
    let parts = symbol.map { $0.pictureName.map { " \($0) " } ?? String($0) }
    return parts.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension DrawnSymbol {
  fileprivate func spokenName(in say: SpokenWords) -> String {
    say(
      isOutline ? "{color} {shape} outline" : "{color} {shape}",
      ["color": say(ink.rawValue), "shape": say(shape.rawValue, context: "shape")])
  }
}

extension Character {
  /// What a picture is called; nil for a letter, a digit and the like, which are read as they stand.
  fileprivate var pictureName: String? {
    let pictures = unicodeScalars.filter { $0.properties.generalCategory == .otherSymbol }
    guard !pictures.isEmpty else { return nil }
    let letters = pictures.compactMap(\.flagLetter)
    guard letters.count < pictures.count else { return "flag \(String(letters))" }
    return pictures.compactMap { $0.properties.name?.lowercased() }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// The letter of a country's code, where this is one of a flag.
  fileprivate var flagLetter: Character? {
    guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
    return Character(Unicode.Scalar(UInt8(value - 0x1F1E6) + UInt8(ascii: "A")))
  }
}
