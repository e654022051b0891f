extension Text {
  /// Creates a text of an image: a symbol, as high as the letters around it. What asks for letters alone gets the
  /// character that comes nearest to it, and a square for one that none does, and so is any other image shown.
  @_disfavoredOverload
  public init(_ image: Image) {
    self.init(verbatim: image.character)
    runs[0].attachment = AttachedDrawing(drawing: image)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Shows an image's symbol among the letters.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension Image: TextAttachment {
  static var side: CGFloat { symbolSide }

  /// Whether it is a symbol that there is a drawing of.
  func isThere(in environment: EnvironmentValues) -> Bool {
    guard case .symbol(let name) = source else { return false }
    return environment.symbol(of: name) != nil
  }

  func isSame(as other: any TextAttachment) -> Bool { other as? Image == self }

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
