/// A part of a drawing that has a color of its own where somebody wants several.
package struct SymbolPart: Equatable, Sendable {
  /// The color that a thing has by itself.
  package enum Hue: Sendable {
    case yellow, orange, red, green, blue, cyan, gray, white
  }

  package var drawing: Symbol
  /// Its color among those of things; nil for the style around.
  package var hue: Hue?
  /// How much it matters: 0 for most.
  package var level = 0
}

extension Symbol {
  /// The parts of a name's drawing, from the back to the front; none where there is no drawing.
  ///
  /// What has parts: weather, whose clouds are white, and what stands in a filled frame.
  package static func parts(of name: String) -> [SymbolPart] {
    let name = renamed(name)
    let words = name.split(separator: ".").map(String.init)
    if let parts = weather(words) ?? framed(words) ?? night(words) { return parts }
    guard let symbol = named(name) else { return [] }
    return [SymbolPart(drawing: symbol, hue: hue(of: words))]
  }

  // MARK: Weather

  /// A cloud, and what is behind it or comes out of it.
  private static func weather(_ words: [String]) -> [SymbolPart]? {
    guard words.first == "cloud" else { return nil }
    let isFilled = words.last == "fill"
    let name = words.filter { $0 != "fill" }.joined(separator: ".")
    guard let (outline, rest) = named(name)?.splitOutline else { return nil }
    let cloud = Symbol { symbol in
      symbol.stroke = outline
      if isFilled { symbol.fill = outline }
    }
    let front = SymbolPart(drawing: cloud, hue: .white)
    guard rest != Symbol({ _ in }) else { return [front] }
    var other = SymbolPart(drawing: rest, hue: weatherHue(of: words), level: 1)
    guard isFilled, words.contains("sun") else { return [front, other] }
    other.drawing.dot((8.4, 8.4), 3.6)
    return [other, front]
  }

  private static func weatherHue(of words: [String]) -> SymbolPart.Hue {
    if words.contains("sun") || words.contains("bolt") { return .yellow }
    return words.contains("moon") || words.contains("fog") ? .gray : .cyan
  }

  /// The moon, and stars.
  private static func night(_ words: [String]) -> [SymbolPart]? {
    guard words.starts(with: ["moon", "stars"]) else { return nil }
    let moon = named(words.last == "fill" ? "moon.fill" : "moon")
    return moon.map { moon in
      [
        SymbolPart(drawing: moon, hue: .gray),
        SymbolPart(drawing: Symbol { $0.fill = stars }, hue: .yellow, level: 1),
      ]
    }
  }

  // MARK: Frames

  /// A ground, and what stands in front of it.
  private static func framed(_ words: [String]) -> [SymbolPart]? {
    guard words.count > 2, words.last == "fill",
      let (ground, sign) = filledFrame(words.dropLast())
    else { return nil }
    let hue = groundHues[words[0]] ?? hue(of: words)
    return [
      SymbolPart(
        drawing: Symbol { symbol in
          symbol.fill = ground
          symbol.stroke = ground
        }, hue: hue, level: 1),
      SymbolPart(drawing: sign, hue: hue == nil ? nil : .white),
    ]
  }

  private static func filledFrame(_ words: ArraySlice<String>) -> (Path, Symbol)? {
    guard let last = words.last else { return nil }
    if let own = all[words.joined(separator: ".")] {
      return frame(last) == nil && last != "triangle" ? nil : own.splitOutline
    }
    guard let ground = frame(last) else { return nil }
    return framed(words.dropLast(), Path(), isFilled: true).map { (ground, $0) }
  }

  // MARK: Colors

  /// Signs say with their ground what they do.
  private static let groundHues: [String: SymbolPart.Hue] = ["plus": .green, "minus": .red]

  /// The color of a thing, by the first word of its name.
  private static func hue(of words: [String]) -> SymbolPart.Hue? {
    guard let first = words.first else { return nil }
    if first == "exclamationmark" { return words.contains("triangle") ? .yellow : nil }
    return hues[first]
  }

  private static let hues: [String: SymbolPart.Hue] = [
    "sun": .yellow, "sunrise": .yellow, "sunset": .yellow, "star": .yellow, "sparkles": .yellow,
    "bolt": .yellow, "flame": .orange, "heart": .red, "flag": .red, "trash": .red,
    "thermometer": .red, "leaf": .green, "phone": .green, "message": .green, "video": .green,
    "drop": .blue, "snow": .cyan, "snowflake": .cyan, "wind": .gray, "tornado": .gray,
    "hurricane": .gray, "moon": .gray,
  ]
}
