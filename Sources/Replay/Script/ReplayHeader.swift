/// What a replay begins with: the game that is dealt, and the viewport that shows it.
public struct ReplayHeader: Sendable {
  /// Whether the surroundings are light or dark.
  public enum Scheme: String, CaseIterable, Sendable {
    case light, dark
  }

  /// A field of the header, by its word in the file.
  public enum Field: String, CaseIterable, Sendable {
    case deck, pairs, seed, viewport, scheme, fonts, title, symbols
  }

  /// The version of the language that the file is written in.
  public var version: Int
  /// The deck's name.
  public var deck: String
  /// From 1 to 10,000.
  public var pairs: Int
  /// What the shuffle begins with.
  public var seed: UInt64
  /// Each side is from 1 to 100,000 points.
  public var viewport: ScriptSize
  /// `nil` when the file doesn't say; then it is light.
  public var scheme: Scheme?
  /// The fonts that the game was recorded under, where the file says so; from version 2 on.
  public var fonts: ReplayFonts?
  /// What the cards show, where the deck is not one that everybody has; from version 2 on.
  public var ownDeck: OwnDeck?
  /// The comments above the header's last field, without their `//`.
  public var comments: [String]
  /// Where the fields' values stand in the file they were read from.
  var places: [Field: TextPlace] = [:]

  /// A deck that a script carries.
  public struct OwnDeck: Equatable, Sendable {
    /// What people read.
    public var title: String
    /// What the cards show, from the first pair on; at least one.
    public var symbols: [String]

    public init(title: String, symbols: [String]) {
      self.title = title
      self.symbols = symbols
    }
  }

  /// Creates a header of version 1, which all can read; of the newest one where it carries a deck.
  public init(
    deck: String, pairs: Int, seed: UInt64, viewport: ScriptSize, scheme: Scheme? = nil,
    ownDeck: OwnDeck? = nil, comments: [String] = []
  ) {
    version = ownDeck == nil ? 1 : ReplayGrammar.version
    self.ownDeck = ownDeck
    self.deck = deck
    self.pairs = pairs
    self.seed = seed
    self.viewport = viewport
    self.scheme = scheme
    self.comments = comments
  }
}

extension ReplayHeader {
  /// Where the value of a field stands in the file that the header was read from.
  public func position(of field: Field, in file: String) -> SourcePosition {
    let place = places[field] ?? TextPlace(line: 1, column: 1)
    return SourcePosition(file: file, line: place.line, column: place.column)
  }
}

extension ReplayHeader: Equatable {
  /// Headers are equal that say the same, wherever it stands in a file.
  public static func == (left: ReplayHeader, right: ReplayHeader) -> Bool {
    left.version == right.version && left.fonts == right.fonts && left.ownDeck == right.ownDeck
      && left.deck == right.deck && left.pairs == right.pairs && left.seed == right.seed
      && left.viewport == right.viewport && left.scheme == right.scheme
      && left.comments == right.comments
  }
}

/// A line and a column, both from 1; columns count Unicode scalars.
struct TextPlace: Hashable, Sendable {
  var line: Int
  var column: Int
}
