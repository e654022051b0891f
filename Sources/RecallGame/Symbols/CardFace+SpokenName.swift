extension CardFace {
  /// What it shows, in words: pictures by the names that Unicode has for them, which are the same on each machine.
  var spokenName: String {
    guard let round else { return Self.spokenName(of: symbol) }
    return "\(Self.spokenName(of: symbol)) \(round)"
  }

  private static func spokenName(of symbol: String) -> String {
    if let drawn = DrawnSymbol(symbol) {
      return "\(drawn.ink.rawValue) \(drawn.shape.rawValue)\(drawn.isOutline ? " outline" : "")"
    }
    if let picture = PictureName(symbol) { return "picture \(picture.short)" }
    let parts = symbol.map { $0.pictureName.map { " \($0) " } ?? String($0) }
    return parts.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
