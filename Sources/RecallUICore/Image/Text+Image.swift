extension Text {
  /// Creates a text of an image: the character that comes nearest to its symbol, and a square for one that none does.
  @_disfavoredOverload
  public init(_ image: Image) {
    self.init(verbatim: image.character)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Shows the character that comes nearest to an image's symbol.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension Image {
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
