/// What a replay begins with: the game that is dealt, and the viewport that shows it.
public struct ReplayHeader: Sendable {
  /// Whether the surroundings are light or dark.
  public enum Scheme: String, CaseIterable, Sendable {
    case light, dark
  }

  /// A field of the header, by its word in the file.
  public enum Field: String, CaseIterable, Sendable {
    case deck, pairs, seed, viewport, scheme
  }

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
  /// The comments above the header's last field, without their `//`.
  public var comments: [String]
  /// Where the fields' values stand in the file they were read from.
  var places: [Field: TextPlace] = [:]

  public init(
    deck: String, pairs: Int, seed: UInt64, viewport: ScriptSize, scheme: Scheme? = nil,
    comments: [String] = []
  ) {
    self.deck = deck
    self.pairs = pairs
    self.seed = seed
    self.viewport = viewport
    self.scheme = scheme
    self.comments = comments
  }
}

extension ReplayHeader: Equatable {
  /// Headers are equal that say the same, wherever it stands in a file.
  public static func == (left: ReplayHeader, right: ReplayHeader) -> Bool {
    left.deck == right.deck && left.pairs == right.pairs && left.seed == right.seed
      && left.viewport == right.viewport && left.scheme == right.scheme
      && left.comments == right.comments
  }
}

/// A line and a column, both from 1; columns count Unicode scalars.
struct TextPlace: Hashable, Sendable {
  var line: Int
  var column: Int
}
