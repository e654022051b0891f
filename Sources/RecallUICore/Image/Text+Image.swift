extension Text {
  /// Creates a text of an image: a symbol, as high as the letters around it. What asks for letters alone gets the
  /// character that comes nearest to it, and a square for one that none does, and so is any other image shown.
  @_disfavoredOverload
  public init(_ image: Image) {
    self.init(verbatim: image.character)
    runs[0].image = image
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Shows an image's symbol among the letters.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension Text {
  /// The runs that symbols are drawn in, as they are in surroundings, by their places among all.
  fileprivate func images(
    in environment: EnvironmentValues
  ) -> [(index: Int, run: Run, image: Image)] {
    guard runs.contains(where: { $0.image != nil }) else { return [] }
    return translated(in: environment).runs.enumerated().compactMap { index, run in
      guard let image = run.image, image.isKnownSymbol(in: environment) else { return nil }
      return (index, run, image)
    }
  }

  /// Draws the symbols that stand among the letters.
  ///
  /// - Returns: The text without the letters in their places.
  func drawImages(
    of text: ResolvedText, in rect: CGRect, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) -> ResolvedText {
    let images = images(in: surroundings.environment)
    guard !images.isEmpty else { return text }
    let places = places(in: rect.size, surroundings)
    var text = text
    for (index, run, image) in images where text.runs.indices.contains(index) {
      let font = text.runs[index].font
      var environment = surroundings.environment
      environment.font = run.font ?? environment.font
      if let weight = run.weight ?? environment.textTraits.weight {
        environment.font = (environment.font ?? .body).weight(weight)
      }
      text.runs[index].color.opacity = 0
      text.runs[index].gradient = nil
      for place in places.rectangles(ofRun: index) {
        // Around the middle of capital letters, as beside a text.
        let side = min(font.size * Image.symbolSide, place.width)
        let middle = place.minY + places.metrics.firstBaseline - font.size * Image.capHeight / 2
        let frame = CGRect(
          x: rect.minX + place.minX, y: rect.minY + middle - side / 2, width: side, height: side)
        let paint =
          run.style?._paint(in: environment, for: rect)
          ?? ForegroundStyle()._paint(in: environment, for: rect)
        image.draw(in: frame, paint, environment, into: &list)
      }
    }
    return text
  }
}

extension ResolvedText {
  /// This text with as much room for each letter that stands for a symbol as that needs.
  func withRoom(forImagesOf text: Text, _ surroundings: Surroundings) -> ResolvedText {
    let images = text.images(in: surroundings.environment)
    guard !images.isEmpty else { return self }
    var wider = self
    for (index, _, _) in images where wider.runs.indices.contains(index) {
      var alone = self
      alone.runs = [wider.runs[index]]
      let width = surroundings.textMeasurer.measure(alone, width: nil).size.width
      wider.runs[index].kerning += wider.runs[index].font.size * Image.symbolSide - width
    }
    return wider
  }
}

extension Image {
  /// Whether it is a symbol that there is a drawing of.
  fileprivate func isKnownSymbol(in environment: EnvironmentValues) -> Bool {
    guard case .symbol(let name) = source else { return false }
    return environment.symbol(of: name) != nil
  }

  /// What stands for it among letters.
  fileprivate var character: String {
    guard case .symbol(let name) = source else { return "▢" }
    if let character = Image.characters[name] { return character }
    // A form of a symbol looks as the symbol does, more or less.
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      if let character = Image.characters[parts.joined(separator: ".")] { return character }
    }
    return "▢"
  }

  private static let characters = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "plus": "+", "minus": "−",
    "multiply": "×", "divide": "÷", "equal": "=", "xmark": "✕", "checkmark": "✓",
    "checkmark.square": "☑", "square": "□", "square.fill": "■", "circle": "○", "circle.fill": "●",
    "triangle": "△", "triangle.fill": "▲", "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←",
    "arrow.right": "→", "arrow.forward": "→", "arrow.backward": "←", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.up.right": "↗", "chevron.left": "‹",
    "chevron.right": "›", "chevron.backward": "‹", "chevron.forward": "›", "chevron.up": "˄",
    "chevron.down": "˅", "play.fill": "▶", "play": "▷", "pencil": "✎", "scissors": "✂",
    "envelope": "✉", "phone": "☎", "sun.max": "☀", "sun.min": "☀", "moon": "☾", "cloud": "☁",
    "umbrella": "☂", "snowflake": "❄", "bolt": "⚡", "flag": "⚑", "gear": "⚙", "gearshape": "⚙",
    "suit.heart": "♥", "suit.spade": "♠", "suit.club": "♣", "suit.diamond": "♦", "music.note": "♪",
    "exclamationmark.triangle": "⚠", "exclamationmark": "!", "questionmark": "?", "info": "i",
    "ellipsis": "…", "number": "#", "percent": "%", "at": "@", "dollarsign": "$",
    "eurosign": "€", "infinity": "∞", "command": "⌘", "option": "⌥", "shift": "⇧",
    "trash": "⌫", "hourglass": "⌛", "clock": "◷", "house": "⌂", "line.3.horizontal": "≡",
  ]
}
