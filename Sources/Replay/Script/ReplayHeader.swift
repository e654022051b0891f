import Storage

/// What a replay begins with: the game that is dealt, and the viewport that shows it.
public struct ReplayHeader: Sendable {
  /// Whether the surroundings are light or dark.
  public enum Scheme: String, CaseIterable, Sendable {
    case light, dark
  }

  /// A field of the header, by its word in the file.
  public enum Field: String, CaseIterable, Sendable {
    case deck, pairs, seed, viewport, scheme, fonts, title, symbols
    case player
    case turnBack = "turnback"
    case look, bonus, peeks, race, hold, ghost, screen, given, stored
    case program, use, language, advice

    /// The first version of the language that has it.
    var firstVersion: Int {
      switch self {
      case .deck, .pairs, .seed, .viewport, .scheme: 1
      case .fonts, .title, .symbols: 2
      case .program, .use, .language, .advice: ReplayGrammar.versionThatLooks
      default: ReplayGrammar.versionThatSetsUp
      }
    }

    /// Whether it may be there more than once.
    var mayRepeat: Bool {
      switch self {
      case .symbols, .player, .ghost, .given, .stored: true
      default: false
      }
    }
  }

  /// The version of the language that the file is written in.
  public var version: Int
  /// The deck's name; empty where a script of another screen than the table leaves it out.
  public var deck: String
  /// From 1 to 10,000; 0 where a script of another screen than the table leaves it out.
  public var pairs: Int
  /// What the shuffle begins with; 0 where a script of another screen than the table leaves it out.
  public var seed: UInt64
  /// Each side is from 1 to 100,000 points.
  public var viewport: ScriptSize
  /// `nil` when the file doesn't say; then it is light.
  public var scheme: Scheme?
  /// The fonts that the game was recorded under, where the file says so; from version 2 on.
  public var fonts: ReplayFonts?
  /// The program that the game was recorded by, with its version, where the file says so; from version 5 on.
  public var program: String? {
    didSet {
      if program != nil { version = max(version, ReplayGrammar.versionThatLooks) }
    }
  }
  /// The code of the language that the game was recorded in, such as `de`; nil for English. From version 5 on.
  public var language: String? {
    didSet {
      if language != nil { version = max(version, ReplayGrammar.versionThatLooks) }
    }
  }
  /// What the cards show, where the deck is not one that everybody has; from version 2 on.
  public var ownDeck: OwnDeck?
  /// How the game is played; other than the classic way from version 4 on.
  public var setup: ReplaySetup
  /// The screen that is played; nil for the table. From version 4 on.
  public var screen: ReplayScreen?
  /// What the program had kept from earlier times when it began; other than nothing from version 4 on.
  public var stored = StoredState() {
    didSet {
      guard !stored.isEmpty else { return }
      version = max(version, ReplayGrammar.versionThatSetsUp)
    }
  }
  /// The comments above the header's last field, without their `//`.
  public var comments: [String]
  /// Where the fields' values stand in the file they were read from.
  var places = FieldPlaces()

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

  /// Creates a header of version 1, which all can read; of version 3 where it carries a deck, of
  /// version 4 where it sets up more than a classic game at the table, and of version 5 where that gives
  /// advice.
  public init(
    deck: String, pairs: Int, seed: UInt64, viewport: ScriptSize, scheme: Scheme? = nil,
    ownDeck: OwnDeck? = nil, setup: ReplaySetup = .classic, screen: ReplayScreen? = nil,
    comments: [String] = []
  ) {
    version =
      setup.givesAdvice
      ? ReplayGrammar.versionThatLooks
      : setup != .classic || screen != nil
        ? ReplayGrammar.versionThatSetsUp : ownDeck != nil ? ReplayGrammar.versionThatDraws : 1
    self.ownDeck = ownDeck
    self.setup = setup
    self.screen = screen
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
  ///
  /// - Parameters:
  ///   - field: A field; the beginning of the file stands for one that isn't there.
  ///   - number: Which one, from 0, of a field that is there more than once; nil for the last.
  ///   - file: The file's name.
  public func position(of field: Field, number: Int? = nil, in file: String) -> SourcePosition {
    let all = places[field]
    let numbered = number.flatMap { all.indices.contains($0) ? all[$0] : nil }
    let place = numbered ?? all.last ?? TextPlace(line: 1, column: 1)
    return SourcePosition(file: file, line: place.line, column: place.column)
  }
}

extension ReplayHeader: Equatable {
  /// Headers are equal that say the same, wherever it stands in a file.
  public static func == (left: ReplayHeader, right: ReplayHeader) -> Bool {
    left.version == right.version && left.fonts == right.fonts
      && left.program == right.program && left.language == right.language
      && left.ownDeck == right.ownDeck
      && left.deck == right.deck && left.pairs == right.pairs && left.seed == right.seed
      && left.viewport == right.viewport && left.scheme == right.scheme
      && left.setup == right.setup && left.screen == right.screen && left.stored == right.stored
      && left.comments == right.comments
  }
}

/// A line and a column, both from 1; columns count Unicode scalars.
struct TextPlace: Hashable, Sendable {
  var line: Int
  var column: Int
}
